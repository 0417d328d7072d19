import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeOrder } from './mergeOrder.ts';

const merged = (old: string, mine: string, theirs: string) => mergeOrder([...old], [...mine], [...theirs]).join('');

describe('the order of two edits', () => {
  test.each([
    ['both moved another row', 'abcde', 'baced', 'cabde', 'cbaed'],
    ['mine has moved a row up, theirs has added one', 'abc', 'cab', 'abcx', 'cabx'],
    ['both have added a row', 'ab', 'abm', 'abt', 'abtm'],
    ['of a row that both have moved, mine is kept', 'abc', 'cab', 'acb', 'cab'],
    ['mine has moved a row that theirs has deleted', 'abc', 'bca', 'bc', 'bca'],
  ])('%s', (_, old, mine, theirs, order) => {
    expect(merged(old, mine, theirs)).toBe(order);
  });

  const orders = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 8 });

  test('no row is lost, and none is there twice', () => {
    fc.assert(
      fc.property(orders, orders, orders, (old, mine, theirs) => {
        const order = mergeOrder(old, mine, theirs);
        expect(order.toSorted()).toEqual([...new Set([...mine, ...theirs])].toSorted());
      }),
    );
  });

  test('an order that only one side has changed is that of this side', () => {
    const shuffled = orders.chain((old) =>
      fc.tuple(fc.constant(old), fc.shuffledSubarray(old, { minLength: old.length })),
    );
    fc.assert(
      fc.property(shuffled, ([old, changed]) => {
        expect(mergeOrder(old, changed, old)).toEqual(changed);
        expect(mergeOrder(old, old, changed)).toEqual(changed);
      }),
    );
  });
});
