import { expect, test } from 'vitest';
import { createRowKeys } from './rowKeys.ts';

const [a, b, c] = [{ sign: 'a' }, { sign: 'b' }, { sign: 'c' }];

/** The keys of a list over its changes. */
function keys() {
  const of = createRowKeys();
  return (...rows: Record<string, string>[]) => of('pairs', rows, undefined);
}

test('a row keeps its key when others come and go, also one that is like another', () => {
  const of = keys();
  const [first, second, third] = of(a, b, c);
  expect(of(b, c)).toEqual([second, third]);
  expect(of({ ...b }, b, c).slice(1)).toEqual([second, third]);
  expect(new Set([first, second, third]).size).toBe(3);
});

test('a row that is edited keeps its key, a new one gets one that was never used', () => {
  const of = keys();
  const before = of(a, b);
  expect(of(a, { sign: 'bb' })).toEqual(before);
  of(a);
  const [, added] = of(a, { sign: '' });
  expect(before).not.toContain(added);
});

test('rows with a name are called by it', () => {
  expect(createRowKeys()('items', [{ id: 'x' }, { id: 7 }], 'id')).toEqual(['x', '#1']);
});
