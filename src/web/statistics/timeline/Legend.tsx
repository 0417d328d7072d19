import { useStatisticsText } from '../texts.tsx';
import styles from './Legend.module.css';
import { Sample } from './Marker.tsx';
import { type Metric, metrics } from './metrics.ts';

interface LegendProps {
  peaks: Record<Metric, number>;
  visible: readonly Metric[];
  onVisible(lines: readonly Metric[]): void;
}

/** The metrics, each with a button that shows or hides its line. */
export function Legend({ peaks, visible, onVisible }: LegendProps) {
  const { text, format } = useStatisticsText();
  return (
    <ul className={styles.legend} aria-label={text('timeline.metrics')}>
      {metrics.map((metric) => {
        const isVisible = visible.includes(metric);
        return (
          <li key={metric}>
            <button
              type="button"
              className={styles.line}
              aria-pressed={isVisible}
              onClick={() => onVisible(isVisible ? visible.filter((other) => other !== metric) : [...visible, metric])}
            >
              <Sample metric={metric} />
              <span className={styles.words}>
                <span className={styles.name}>{text(`timeline.${metric}`)}</span>{' '}
                <span className={styles.peak}>{text('timeline.peak', { value: format.short(peaks[metric]) })}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
