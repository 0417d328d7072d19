import { memo, useMemo } from 'react';
import type { Bucket } from '../model/overview.ts';
import type { Counterparts } from './aligned.ts';
import styles from './Chart.module.css';
import { HEIGHT, innerHeight, innerWidth, MARGIN } from './geometry.ts';
import { DENSE, linePath, type Point } from './line.ts';
import { DASHES, Marker } from './Marker.tsx';
import { colorOf, type Metric, metrics } from './metrics.ts';
import type { Scale } from './scale.ts';

interface LinesProps {
  buckets: readonly Bucket[];
  visible: readonly Metric[];
  /** The points of the period before, if they are compared. */
  before?: Counterparts;
  scale: Scale;
  width: number;
  label: string;
}

/** The number of markers per line. */
const MARKS = 6;

/** The lines. They ignore the pointer and are not rerendered while the cursor moves over them. */
export const Lines = memo(function Lines({ buckets, visible, before, scale, width, label }: LinesProps) {
  const lines = useMemo(() => {
    const step = innerWidth(width) / (buckets.length - 1);
    const pointsOf = (metric: Metric, of: Counterparts) =>
      of.flatMap((bucket, index): Point[] => {
        if (!bucket) return [];
        return [[MARGIN.left + index * step, MARGIN.top + (1 - scale.height(metric, bucket)) * innerHeight]];
      });
    return visible.map((metric) => {
      const points = pointsOf(metric, buckets);
      const path = linePath(points);
      return {
        metric,
        path,
        earlier: before && linePath(pointsOf(metric, before)),
        marked: markedPoints(metric, points),
      };
    });
  }, [buckets, visible, before, scale, width]);

  return (
    <svg className={styles.lines} width={width} height={HEIGHT} role="img" aria-label={label}>
      {lines.map(
        ({ metric, earlier }) =>
          earlier && (
            <path
              key={metric}
              d={earlier}
              fill="none"
              stroke={colorOf(metric)}
              strokeWidth={1.5}
              strokeDasharray={DASHES.join(' ')}
              opacity={0.6}
            />
          ),
      )}
      {lines.map(({ metric, path }) => (
        <path
          key={metric}
          d={path}
          fill="none"
          stroke={colorOf(metric)}
          strokeWidth={buckets.length > DENSE ? 1.5 : 2}
        />
      ))}
      {lines.map(({ metric, marked }) =>
        marked.map(([x, y]) => <Marker key={`${metric} ${x}`} metric={metric} x={x} y={y} />),
      )}
    </svg>
  );
});

/** A few points of each line, offset to avoid those of other lines. */
function markedPoints(metric: Metric, points: readonly Point[]): Point[] {
  const step = points.length / MARKS;
  const first = (step * metrics.indexOf(metric)) / metrics.length;
  const places = new Set(Array.from({ length: MARKS }, (_, mark) => Math.floor(first + mark * step)));
  return points.filter((_, index) => places.has(index));
}
