import { memo, useMemo } from 'react';
import type { Bucket } from '../overview.ts';
import styles from './Chart.module.css';
import { HEIGHT, innerHeight, innerWidth, MARGIN } from './geometry.ts';
import { DENSE, linePath, type Point } from './line.ts';
import { Marker } from './Marker.tsx';
import { colorOf, type Metric, metrics } from './metrics.ts';
import type { Scale } from './scale.ts';

interface LinesProps {
  buckets: readonly Bucket[];
  visible: readonly Metric[];
  scale: Scale;
  width: number;
  label: string;
}

/** The number of markers per line. */
const MARKS = 6;

/** The lines. They ignore the pointer and are not rerendered while the cursor moves over them. */
export const Lines = memo(function Lines({ buckets, visible, scale, width, label }: LinesProps) {
  const lines = useMemo(() => {
    const step = innerWidth(width) / (buckets.length - 1);
    return visible.map((metric) => {
      const points = buckets.map((bucket, index): Point => {
        return [MARGIN.left + index * step, MARGIN.top + (1 - scale.height(metric, bucket)) * innerHeight];
      });
      return { metric, path: linePath(points), marked: markedPoints(metric, points) };
    });
  }, [buckets, visible, scale, width]);

  return (
    <svg className={styles.lines} width={width} height={HEIGHT} role="img" aria-label={label}>
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
