import { expect, test } from 'vitest';
import { executedCharacters } from './executed.ts';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('the innermost range decides whether a character was executed', () => {
  const script = { ranges: [range(0, 100, 1)] };
  const called = { ranges: [range(10, 50, 3), range(20, 30, 0)] };
  const unused = { ranges: [range(60, 90, 0)] };
  expect(executedCharacters([script, called, unused])).toEqual({ executed: 60, length: 100 });
});

test('a script without functions has no length', () => {
  expect(executedCharacters([])).toEqual({ executed: 0, length: 0 });
});
