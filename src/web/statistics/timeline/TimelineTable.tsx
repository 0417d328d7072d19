import { Fragment } from 'react';
import { VisuallyHidden } from '../../../renderer/primitives/VisuallyHidden.tsx';
import type { Bucket, StatisticsPeriod } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import type { Counterparts } from './aligned.ts';
import type { Metric } from './metrics.ts';
import styles from './TimelineTable.module.css';
import { bucketTime } from './ticks.ts';

interface TimelineTableProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
  /** The points of the period before, if they are compared. */
  before?: Counterparts;
}

/** The values of the visible metrics as a table, newest first. */
export default function TimelineTable({ buckets, period, visible, before }: TimelineTableProps) {
  const { text, format } = useStatisticsText();
  const earlier = (index: number, metric: Metric) => {
    const bucket = before?.at(-1 - index);
    if (bucket) return format.full(bucket[metric]);
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{text('compare.none')}</VisuallyHidden>
      </>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a focused scroll container can be scrolled with the keyboard
    <section className={styles.scroll} aria-label={text('timeline.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('timeline.time')}</th>
            {visible.map((metric) => (
              <Fragment key={metric}>
                <th scope="col">{text(`timeline.${metric}`)}</th>
                {before && <th scope="col">{text('compare.column', { metric: text(`timeline.${metric}`) })}</th>}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {buckets.toReversed().map((bucket, index) => (
            <tr key={bucket.timestamp}>
              <th scope="row">
                <time dateTime={bucket.timestamp}>{bucketTime(bucket, period, format)}</time>
              </th>
              {visible.map((metric) => (
                <Fragment key={metric}>
                  <td>{format.full(bucket[metric])}</td>
                  {before && <td>{earlier(index, metric)}</td>}
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
