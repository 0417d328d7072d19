import { useMemo, useRef, useState } from 'react';
import type { Bucket, Period } from '../overview.ts';
import { useWords } from '../texts.tsx';
import styles from './Chart.module.css';
import { Lines } from './Lines.tsx';
import type { Metric } from './metrics.ts';
import { Reading } from './Reading.tsx';
import { scaleOf } from './scale.ts';
import { useWidth } from './useWidth.ts';

export interface ChartProps {
  buckets: readonly Bucket[];
  period: Period;
  visible: readonly Metric[];
  /** The highest value of each line. */
  peaks: Record<Metric, number>;
}

/** The lines over time, and a reading of them at any point. */
export default function Chart({ buckets, period, visible, peaks }: ChartProps) {
  const { text, format } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [at, setAt] = useState<number | null>(null);
  const scale = useMemo(() => scaleOf(visible, peaks), [visible, peaks]);
  const names = visible.map((metric) => text(`timeline.${metric}`)).join(', ');
  return (
    <div ref={box} className={styles.chart}>
      {width > 0 && buckets.length > 1 && (
        <>
          <Lines
            buckets={buckets}
            period={period}
            visible={visible}
            scale={scale}
            width={width}
            format={format}
            label={text('timeline.chart', { metrics: names })}
          />
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
