import { curveMonotoneX, line } from 'd3-shape';

/** A point in pixels. */
export type Point = readonly [x: number, y: number];

/** With more points than this, lines need no smoothing. */
export const DENSE = 48;

const smooth = line<Point>().curve(curveMonotoneX).digits(1);
const straight = line<Point>().digits(1);

/** The path of a line, as the attribute `d` of an svg path. */
export function linePath(points: readonly Point[]): string {
  const draw = points.length > DENSE ? straight : smooth;
  return draw(visiblePoints(points)) ?? '';
}

/**
 * The points that a screen can show: of those in one column of pixels, the first, the lowest, the highest and the last,
 * which cover the same pixels as all of them.
 * @param points ordered by x
 */
export function visiblePoints(points: readonly Point[]): Point[] {
  const shown: Point[] = [];
  let column: Point[] = [];
  for (const point of points) {
    if (column[0] && Math.floor(column[0][0]) !== Math.floor(point[0])) {
      shown.push(...extremes(column));
      column = [];
    }
    column.push(point);
  }
  return [...shown, ...extremes(column)];
}

function extremes(column: readonly Point[]): readonly Point[] {
  if (column.length <= 4) return column;
  let [low, high] = [0, 0];
  column.forEach(([, y], index) => {
    if (y < (column[low]?.[1] ?? y)) low = index;
    if (y > (column[high]?.[1] ?? y)) high = index;
  });
  const kept = new Set([0, low, high, column.length - 1]);
  return column.filter((_, index) => kept.has(index));
}
