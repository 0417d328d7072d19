import { Table2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { onDemand } from '../../../renderer/loading/onDemand.tsx';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { Card } from '../../../renderer/primitives/Card.tsx';
import type { Bucket, Previous, StatisticsPeriod } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import { aligned } from './aligned.ts';
import { Chart } from './Chart.tsx';
import { chartPoints, comparedPoints } from './chartPoints.ts';
import { Downloads } from './Downloads.tsx';
import { Legend } from './Legend.tsx';
import { DashedSample } from './Marker.tsx';
import { metrics, peaksOf } from './metrics.ts';
import styles from './Timeline.module.css';
import { useVisibleMetrics } from './useVisibleMetrics.ts';

const TimelineTable = onDemand(() => import('./TimelineTable.tsx'));

interface TimelineProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  /** The period before, if they are compared. */
  previous?: Previous;
}

/** The activity over time, as a chart or a table. */
export function Timeline({ buckets, period, previous }: TimelineProps) {
  const { text } = useStatisticsText();
  const [visible, setVisible] = useVisibleMetrics();
  const [asTable, setAsTable] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const points = useMemo(() => chartPoints(buckets, period), [buckets, period]);
  const before = useMemo(
    () => previous && comparedPoints(points, previous.timeline, period),
    [points, previous, period],
  );
  const peaks = useMemo(() => {
    const drawn = [...points, ...(before ?? [])].filter((point) => point !== undefined);
    return peaksOf(drawn);
  }, [points, before]);
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
          points={points}
          before={previous && aligned(buckets, previous.timeline)}
          dashed={before !== undefined}
          period={period}
          visible={visible}
          peaks={peaks}
          place={place}
          drawn={visible.length > 0 && !asTable}
        />
      </div>
      <Legend peaks={peaks} visible={visible} onVisible={setVisible} />
      {before && visible.length > 0 && (
        <p className={styles.key}>
          <DashedSample />
          {text('compare.dashed', { period: text(`compare.${period}`) })}
        </p>
      )}
      <div ref={place} className={styles.place}>
        {visible.length === 0 && <p className={styles.none}>{text('timeline.none')}</p>}
        {visible.length > 0 && asTable && (
          <TimelineTable buckets={points} before={before} period={period} visible={visible} />
        )}
        {visible.length > 0 && !asTable && (
          <Chart buckets={points} before={before} period={period} visible={visible} peaks={peaks} />
        )}
      </div>
      <div className={styles.notes}>
        {!asTable && visible.length > 1 && <p>{text('timeline.scaled')}</p>}
        {!asTable && visible.length === 1 && <p>{text('timeline.single')}</p>}
        {period === '30d' && visible.length > 0 && <p>{text('timeline.days')}</p>}
      </div>
    </Card>
  );
}
