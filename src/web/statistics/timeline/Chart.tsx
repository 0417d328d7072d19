import { useMemo, useRef, useState } from 'react';
import { onDemand } from '../../../renderer/loading/onDemand.tsx';
import type { Bucket, StatisticsPeriod } from '../overview.ts';
import { useWords } from '../texts.tsx';
import styles from './Chart.module.css';
import type { Metric } from './metrics.ts';
import { Reading } from './Reading.tsx';
import { scaleOf } from './scale.ts';
import { useSeen } from './useSeen.ts';
import { useWidth } from './useWidth.ts';

// Its library is large: it is fetched once the chart comes near the window.
const Lines = onDemand(() => import('./Lines.tsx'));

interface ChartProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
  /** The highest value of each line. */
  peaks: Record<Metric, number>;
}

/** The lines over time, and a reading of them at any point, which can be moved before the lines are drawn. */
export function Chart({ buckets, period, visible, peaks }: ChartProps) {
  const { text, format } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const seen = useSeen(box);
  const [at, setAt] = useState<number | null>(null);
  const scale = useMemo(() => scaleOf(visible, peaks), [visible, peaks]);
  const names = visible.map((metric) => text(`timeline.${metric}`)).join(', ');
  return (
    <div ref={box} className={styles.chart}>
      {width > 0 && buckets.length > 1 && (
        <>
          {seen && (
            <Lines
              buckets={buckets}
              period={period}
              visible={visible}
              scale={scale}
              width={width}
              format={format}
              label={text('timeline.chart', { metrics: names })}
            />
          )}
          <Reading
            buckets={buckets}
            period={period}
            visible={visible}
            scale={scale}
            width={width}
            at={at}
            onAt={setAt}
          />
        </>
      )}
    </div>
  );
}
