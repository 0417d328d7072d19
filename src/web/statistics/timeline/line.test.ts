import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linePath, type Point, visiblePoints } from './line.ts';

const series = fc
  .record({
    heights: fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 2000 }),
    width: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ heights, width }) => heights.map((y, index): Point => [(index / heights.length) * width, y]));

/** The range of heights in each column of pixels. */
function ranges(points: readonly Point[]): Map<number, [number, number]> {
  const found = new Map<number, [number, number]>();
  for (const [x, y] of points) {
    const [low, high] = found.get(Math.floor(x)) ?? [y, y];
    found.set(Math.floor(x), [Math.min(low, y), Math.max(high, y)]);
  }
  return found;
}

describe('visiblePoints', () => {
  test('covers the same pixels as all points, with at most four in a column', () => {
    fc.assert(
      fc.property(series, (points) => {
        const shown = visiblePoints(points);
        expect(ranges(shown)).toEqual(ranges(points));
        const columns = shown.map(([x]) => Math.floor(x));
        for (const column of new Set(columns)) expect(columns.filter((one) => one === column).length).toBeLessThan(5);
        expect(points.filter((point) => shown.includes(point))).toEqual(shown);
        expect([shown[0], shown.at(-1)]).toEqual([points[0], points.at(-1)]);
      }),
    );
  });

  test('keeps every point when each has a column of its own', () => {
    const points = Array.from({ length: 200 }, (_, index): Point => [index * 3, (index * 7) % 50]);
    expect(visiblePoints(points)).toEqual(points);
  });
});

describe('linePath', () => {
  test('smooths a line of few points and draws one of many straight', () => {
    const points = (count: number) =>
      Array.from({ length: count }, (_, index): Point => [index * 10, (index % 3) * 10]);
    expect(linePath(points(10))).toMatch(/^M0,0C/);
    expect(linePath(points(100))).toMatch(/^M0,0L10,10L20,20L30,0/);
  });
});
