import { expect, test } from 'vitest';
import { createRowKeys } from './rowKeys.ts';

const [a, b, c] = [{ sign: 'a' }, { sign: 'b' }, { sign: 'c' }];

/** Returns the keys of a list after each of its changes. */
function keys() {
  const of = createRowKeys();
  return (...rows: Record<string, string>[]) => of('pairs', rows, undefined);
}

test('a row keeps its key when others are added or removed, even if it equals another', () => {
  const of = keys();
  const [first, second, third] = of(a, b, c);
  expect(of(b, c)).toEqual([second, third]);
  expect(of({ ...b }, b, c).slice(1)).toEqual([second, third]);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('an edited row keeps its key, a new one gets an unused key', () => {
  const of = keys();
  const before = of(a, b);
  expect(of(a, { sign: 'bb' })).toEqual(before);
  of(a);
  const [, added] = of(a, { sign: '' });
  expect(before).not.toContain(added);
});

test('rows with a key property use its value', () => {
  expect(createRowKeys()('items', [{ id: 'x' }, { id: 7 }], 'id')).toEqual(['x', '#1']);
});
