import { Table2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { Card } from '../../../renderer/primitives/Card.tsx';
import type { Bucket, StatisticsPeriod } from '../overview.ts';
import { useStatisticsText } from '../texts.tsx';
import { Chart } from './Chart.tsx';
import { Downloads } from './Downloads.tsx';
import { daysOf } from './days.ts';
import { Legend } from './Legend.tsx';
import { metrics, peaksOf } from './metrics.ts';
import styles from './Timeline.module.css';
import { TimelineTable } from './TimelineTable.tsx';
import { useVisibleMetrics } from './useVisibleMetrics.ts';

interface TimelineProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
}

/** The activity over time, as a chart or a table. */
export function Timeline({ buckets, period }: TimelineProps) {
  const { text } = useStatisticsText();
  const [visible, setVisible] = useVisibleMetrics();
  const [asTable, setAsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const points = useMemo(() => (period === '30d' ? daysOf(buckets) : buckets), [buckets, period]);
  const peaks = useMemo(() => peaksOf(points), [points]);
  return (
    <Card title={text('timeline.title')} level={3}>
      <div className={styles.controls}>
        <Button size="small" onClick={() => setVisible(metrics)}>
          {text('timeline.showAll')}
        </Button>
        <Button size="small" onClick={() => setVisible([])}>
          {text('timeline.hideAll')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          className={styles.table}
          icon={<Table2 aria-hidden="true" />}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {text('timeline.asTable')}
        </Button>
        <Downloads
          buckets={buckets}
          period={period}
          visible={visible}
          place={place}
          drawn={visible.length > 0 && !asTable}
        />
      </div>
      <Legend peaks={peaks} visible={visible} onVisible={setVisible} />
      <div ref={place} className={styles.place}>
        {visible.length === 0 && <p className={styles.none}>{text('timeline.none')}</p>}
        {visible.length > 0 && asTable && <TimelineTable buckets={points} period={period} visible={visible} />}
        {visible.length > 0 && !asTable && <Chart buckets={points} period={period} visible={visible} peaks={peaks} />}
      </div>
      <div className={styles.notes}>
        {!asTable && visible.length > 1 && <p>{text('timeline.scaled')}</p>}
        {!asTable && visible.length === 1 && <p>{text('timeline.single')}</p>}
        {period === '30d' && visible.length > 0 && <p>{text('timeline.days')}</p>}
      </div>
    </Card>
  );
}
