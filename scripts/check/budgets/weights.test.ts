import { expect, test } from 'vitest';
import { findingsOn } from './weights.ts';

const budgets = {
  modules: { count: 3, bytesEach: 10 },
  routes: { '/': { bytes: 100, requests: 2 }, '/dashboard': { bytes: 200, requests: 2 } },
  files: { 'react.js': 60, 'page.js': 30 },
};
const weight = (path: string, page: number) => ({
  path,
  files: [
    { name: 'react.js', bytes: 60 },
    { name: 'page.js', bytes: page },
  ],
});

test('a route within its budget is not mentioned', () => {
  expect(findingsOn([weight('/ (en)', 40), weight('/dashboard (en)', 140)], budgets, 3)).toEqual([]);
});

test('a route beyond its bytes is named with the file that has grown, before and after', () => {
  const [finding, ...others] = findingsOn([weight('/ (en)', 41)], budgets, 3);
  expect(others).toEqual([]);
  expect(finding).toMatch(
    /^\/ \(en\) {2}loads 101 bytes in 2 files; its budget is 100 bytes in 2\. .*raise the budget of '\/' in/,
  );
  expect(finding).toContain('\n  page.js: 30 → 41');
  expect(finding).not.toContain('react.js');
});

test('a route beyond its requests is named with the new file', () => {
  const { path, files } = weight('/dashboard (en)', 30);
  const [finding] = findingsOn([{ path, files: [...files, { name: 'extra.css', bytes: 1 }] }], budgets, 3);
  expect(finding).toContain('in 3 files');
  expect(finding).toContain('\n  extra.css: new → 1');
});

test('each further module may add something to every route', () => {
  expect(findingsOn([weight('/ (en)', 60)], budgets, 5)).toEqual([]);
  expect(findingsOn([weight('/ (en)', 61)], budgets, 5)[0]).toContain('its budget is 120 bytes');
  expect(findingsOn([weight('/ (en)', 41)], budgets, 2)).toHaveLength(1);
});
