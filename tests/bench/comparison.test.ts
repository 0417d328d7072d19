import { expect, test } from 'vitest';
import { comparisonTable, figuresOf } from './comparison.ts';

const ratio = (value: number) => ({ ratio: value, low: value - 0.1, high: value + 0.1 });
const spread = { median: 1, p95: 2 };
const chart = (move: number) => {
  const whole = ratio(2);
  return {
    contender: 'library',
    points: 720,
    mount: spread,
    whole: spread,
    move: spread,
    task: 1,
    toProduct: { mount: whole, whole, move: ratio(move), task: whole },
  };
};

test('ratios of one run and counts are compared, times are not', () => {
  const generate = [
    { count: 10, total: 3000, generate: 2000, check: 1000 },
    { count: 100, total: 30_000, generate: 10_000, check: 20_000 },
  ];
  const weights = { html: { requests: 1, bytes: 500 }, js: { requests: 2, bytes: 1500 } };
  const none = { requests: 0, bytes: 0 };
  const bundle = [
    {
      route: '/',
      requests: 3,
      kinds: { css: none, font: none, api: none, other: none, ...weights },
      executed: 0.5,
      files: [],
    },
  ];
  expect(figuresOf({ chart: [chart(3)], generate, bundle })).toEqual({
    'chart: library, 720 points, x mount': ratio(2),
    'chart: library, 720 points, x whole': ratio(2),
    'chart: library, 720 points, x move': ratio(3),
    'chart: library, 720 points, x task': ratio(2),
    'bundle: /, requests': 3,
    'bundle: /, bytes': 2000,
    'generate: 100 modules, x a module': 0.5,
    'check: 100 modules, x a module': 2,
  });
});

test('what differs is marked in one table', () => {
  const recorded = { 'chart: a': ratio(2), 'chart: b': ratio(2), 'bundle: /, bytes': 2000, 'bundle: /, requests': 3 };
  const now = {
    'chart: a': ratio(2.15),
    'chart: b': ratio(3),
    'bundle: /, bytes': 1500,
    'bundle: /, requests': 3,
    'bundle: /new, bytes': 7,
  };
  expect(comparisonTable(recorded, now).split('\n').slice(3)).toEqual([
    'chart: a             2.00 [1.90, 2.10]  2.15 [2.05, 2.25]  same',
    'chart: b             2.00 [1.90, 2.10]  3.00 [2.90, 3.10]  +50.0 %',
    'bundle: /, bytes     2000               1500               −25.0 %',
    'bundle: /, requests  3                  3                  same',
    'bundle: /new, bytes                     7                  new',
  ]);
});
