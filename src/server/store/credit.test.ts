import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditedEnds, type PaidPeriod } from './credit.ts';

const time = (id: string, from: number, until: number, renews = false): PaidPeriod => ({ id, from, until, renews });
const ends = (...paid: PaidPeriod[]) => Object.fromEntries(creditedEnds(paid));

describe('overlapping payments', () => {
  test('are added to a renewing purchase', () => {
    expect(ends(time('a', 0, 30, true), time('b', 1, 31))).toEqual({ b: 60 });
    expect(ends(time('a', 0, 60, true), time('b', 1, 31))).toEqual({ b: 90 });
  });

  test('are added up if none renews itself', () => {
    expect(ends(time('a', 0, 30), time('b', 10, 40))).toEqual({ a: 30, b: 60 });
    expect(ends(time('b', 10, 40), time('a', 0, 30, true), time('c', 12, 377))).toEqual({ b: 40, c: 425 });
  });

  test('do not affect separate periods', () => {
    expect(ends(time('a', 0, 30), time('b', 30, 60))).toEqual({ b: 60 });
    expect(ends(time('a', 0, 30), time('b', 1, 31), time('c', 60, 90, true))).toEqual({});
    expect(ends(time('a', 0, 30, true), time('b', 10, 40, true))).toEqual({});
  });

  test('never lose time', () => {
    const paid = fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 40 })), { minLength: 1 });
    fc.assert(
      fc.property(paid, (times) => {
        const all = times.map(([from, length], index) => time(String(index), from, from + length));
        const last = Math.max(...creditedEnds(all).values());
        // The plan runs without a gap from the first of the last group of overlapping payments.
        const starts = all.map(({ from }) => from).filter((from) => from <= last);
        const run = starts
          .toSorted((a, b) => b - a)
          .find((from) => {
            const later = all.filter((one) => one.from >= from);
            return later.reduce((sum, one) => sum + one.until - one.from, 0) === last - from;
          });
        expect(run).toBeDefined();
        for (const { until } of all) expect(last).toBeGreaterThanOrEqual(until);
      }),
    );
  });
});
