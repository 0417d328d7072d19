import type { Bucket, StatisticsPeriod } from '../overview.ts';
import { useStatisticsText } from '../texts.tsx';
import type { Metric } from './metrics.ts';
import styles from './TimelineTable.module.css';
import { bucketTime } from './ticks.ts';

interface TimelineTableProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
}

/** The values of the visible metrics as a table, newest first. */
export function TimelineTable({ buckets, period, visible }: TimelineTableProps) {
  const { text, format } = useStatisticsText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a focused scroll container can be scrolled with the keyboard
    <section className={styles.scroll} aria-label={text('timeline.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('timeline.time')}</th>
            {visible.map((metric) => (
              <th key={metric} scope="col">
                {text(`timeline.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.toReversed().map((bucket) => (
            <tr key={bucket.timestamp}>
              <th scope="row">
                <time dateTime={bucket.timestamp}>{bucketTime(bucket, period, format)}</time>
              </th>
              {visible.map((metric) => (
                <td key={metric}>{format.full(bucket[metric])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
