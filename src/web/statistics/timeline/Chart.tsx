import { useMemo, useRef, useState } from 'react';
import { onDemand } from '../../../renderer/loading/onDemand.tsx';
import type { Bucket, StatisticsPeriod } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import type { Counterparts } from './aligned.ts';
import styles from './Chart.module.css';
import { Cursor } from './Cursor.tsx';
import { Lines } from './Lines.tsx';
import type { Metric } from './metrics.ts';
import { scaleOf } from './scale.ts';
import { useSeen } from './useSeen.ts';
import { useWidth } from './useWidth.ts';

// The chart library is large, so it is loaded once the chart comes near the window, and the lines do not wait for it.
const Axes = onDemand(() => import('./Axes.tsx'));

interface ChartProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
  /** The highest value of each metric. */
  peaks: Record<Metric, number>;
  /** The points of the period before, if they are compared. */
  before?: Counterparts;
}

/** A line chart with a cursor, which can be used before the lines are drawn. */
export function Chart({ buckets, period, visible, peaks, before }: ChartProps) {
  const { text, format } = useStatisticsText();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const seen = useSeen(box);
  const [index, setIndex] = useState<number | null>(null);
  const scale = useMemo(() => scaleOf(visible, peaks), [visible, peaks]);
  const names = visible.map((metric) => text(`timeline.${metric}`)).join(', ');
  return (
    <div ref={box} className={styles.chart}>
      {width > 0 && buckets.length > 1 && (
        <>
          <div className={styles.axes}>
            {seen && <Axes buckets={buckets} period={period} scale={scale} width={width} format={format} />}
          </div>
          <Lines
            buckets={buckets}
            visible={visible}
            scale={scale}
            width={width}
            before={before}
            label={text(before ? 'compare.chart' : 'timeline.chart', { metrics: names })}
          />
          <Cursor
            buckets={buckets}
            period={period}
            visible={visible}
            before={before}
            scale={scale}
            width={width}
            index={index}
            onIndex={setIndex}
          />
        </>
      )}
    </div>
  );
}
