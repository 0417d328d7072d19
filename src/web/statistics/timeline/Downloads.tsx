import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../../../renderer/primitives/Button.tsx';
import { saveFile } from '../../browser/saveFile.ts';
import type { Bucket, StatisticsPeriod } from '../model/overview.ts';
import { useStatisticsText } from '../texts.tsx';
import type { Counterparts } from './aligned.ts';
import { timelineCsv } from './csv.ts';
import styles from './Downloads.module.css';
import { DASHES, markerOf } from './Marker.tsx';
import { colorOf, type Metric } from './metrics.ts';
import { bucketTime } from './ticks.ts';

interface DownloadsProps {
  /** The points as they were counted. */
  buckets: readonly Bucket[];
  /** Those of the chart. */
  points: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
  /** The highest value of each metric. */
  peaks: Record<Metric, number>;
  /** The points of the period before, if they are compared. */
  before?: Counterparts;
  /** Whether the chart has lines of that period. */
  dashed: boolean;
  /** What contains the chart; it is empty while none is drawn. */
  place: RefObject<HTMLElement | null>;
  /** Whether a chart is drawn. */
  drawn: boolean;
}

/** Downloads the timeline as a table or as a picture. */
export function Downloads({ buckets, points, before, dashed, period, visible, peaks, place, drawn }: DownloadsProps) {
  const { text, format } = useStatisticsText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const name = (ending: string) => `statistics-${period}-${buckets.at(-1)?.timestamp.slice(0, 10)}.${ending}`;
  const title = (metric: Metric) => text(`timeline.${metric}`);

  const peakOf = (metric: Metric) => text('timeline.peak', { value: format.short(peaks[metric]) });

  function saveTable() {
    const titles = {
      time: text('timeline.time'),
      of: title,
      before: (own: string) => text('compare.column', { metric: own }),
    };
    const csv = timelineCsv(buckets, titles, before);
    saveFile(name('csv'), new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  }

  async function savePicture() {
    const chart = place.current?.firstElementChild;
    if (!chart) return;
    setBusy(true);
    setFailed(false);
    try {
      const { chartPicture } = await import('./picture.ts');
      const lines = visible.map((metric) => ({
        // Several lines are scaled to their peaks.
        title: visible.length > 1 ? `${title(metric)} (${peakOf(metric)})` : title(metric),
        color: colorOf(metric),
        marker: markerOf(metric),
      }));
      const earlier = {
        title: text('compare.dashed', { period: text(`compare.${period}`) }),
        color: 'var(--color-text-muted)',
        dashes: DASHES,
      };
      const [first, last] = [points[0], points.at(-1)].map((point) => point && bucketTime(point, period, format));
      const picture = await chartPicture(chart, {
        title: text('timeline.title'),
        time: `${text(`period.${period}`)} · ${first} – ${last}`,
        legend: dashed ? [...lines, earlier] : lines,
      });
      saveFile(name('png'), picture);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  return (
    <div className={styles.downloads}>
      <Button
        size="small"
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        aria-label={text('timeline.saveTable')}
        onClick={saveTable}
      >
        CSV
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        aria-label={text('timeline.savePicture')}
        aria-disabled={!drawn || undefined}
        busy={busy}
        onClick={drawn ? savePicture : undefined}
      >
        PNG
      </Button>
      <span role="status" className={styles.failure}>
        {failed && text('timeline.pictureFailed')}
      </span>
    </div>
  );
}
