import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditedEnds, type PaidPeriod } from './credit.ts';

const time = (id: string, from: number, until: number, renews = false, rank = 1): PaidPeriod => ({
  id,
  rank,
  from,
  until,
  renews,
});
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

  test('are added up while all renew themselves', () => {
    expect(ends(time('a', 0, 30, true), time('b', 10, 40, true))).toEqual({ b: 60 });
  });

  test('do not affect separate periods', () => {
    expect(ends(time('a', 0, 30), time('b', 30, 60))).toEqual({ b: 60 });
    expect(ends(time('a', 0, 30), time('b', 1, 31), time('c', 60, 90, true))).toEqual({});
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

describe('the time of a lower plan', () => {
  const low = (id: string, from: number, until: number, renews = false) => time(id, from, until, renews, 0);

  test('waits while a higher plan runs', () => {
    expect(ends(low('low', 0, 30), time('high', 10, 40, true))).toEqual({ low: 60 });
    expect(ends(low('low', 0, 30), time('high', 10, 70, true))).toEqual({ low: 90 });
    expect(ends(low('low', 0, 30), time('high', 10, 40))).toEqual({ low: 60, high: 40 });
    expect(ends(low('low', 0, 30), time('high', 30, 60))).toEqual({ low: 30, high: 60 });
    expect(ends(low('low', 0, 30, true), time('high', 10, 40))).toEqual({ low: 60, high: 40 });
  });

  test('waits while the same or a higher plan was granted, but not the other way round', () => {
    const granted = (rank: number, from: number, until: number) => ({ rank, from, until });
    const found = (paid: PaidPeriod, ...grants: ReturnType<typeof granted>[]) =>
      Object.fromEntries(creditedEnds([paid], grants));
    expect(found(low('low', 0, 30), granted(1, 10, 20))).toEqual({ low: 40 });
    expect(found(time('high', 0, 30), granted(0, 10, 20))).toEqual({ high: 30 });
    expect(found(time('high', 0, 30), granted(1, 10, 20))).toEqual({ high: 40 });
    expect(found(time('high', 15, 45, true), granted(1, 10, 20))).toEqual({ high: 50 });
    expect(found(time('high', 0, 30, true), granted(1, 40, 50))).toEqual({});
    expect(found(time('high', 0, 30), granted(1, 10, Number.POSITIVE_INFINITY))).toEqual({
      high: Number.POSITIVE_INFINITY,
    });
  });

  test('is never lost or prolonged, whatever overlaps', () => {
    const period = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 30 }), fc.nat({ max: 2 }));
    fc.assert(
      fc.property(
        fc.array(period, { minLength: 1, maxLength: 5 }),
        fc.array(period, { maxLength: 2 }),
        (periods, gifts) => {
          const paid = periods.map(([from, length, rank], index) => time(`${index}`, from, from + length, false, rank));
          const granted = gifts.map(([from, length, rank]) => ({ rank, from, until: from + length }));
          const found = creditedEnds(paid, granted);
          const latest = Math.max(...[...periods, ...gifts].map(([from]) => from));
          // At every moment, the highest plan that runs uses up its own time.
          const left = [0, 0, 0];
          for (let now = 0; now < 250; now++) {
            for (const one of paid) if (one.from === now) left[one.rank] = (left[one.rank] ?? 0) + one.until - one.from;
            const given = Math.max(
              -1,
              ...granted.filter((one) => one.from <= now && now < one.until).map(({ rank }) => rank),
            );
            const used = left.findLastIndex((time, rank) => time > 0 && rank > given);
            const running = paid.filter(({ id, until }) => (found.get(id) ?? until) > now);
            if (now >= latest) expect(Math.max(given, ...running.map(({ rank }) => rank))).toBe(Math.max(given, used));
            if (used >= 0) left[used] = (left[used] ?? 0) - 1;
          }
        },
      ),
    );
  });
});
