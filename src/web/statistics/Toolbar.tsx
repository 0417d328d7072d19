import { History, RefreshCw } from 'lucide-react';
import { Button } from '../../renderer/primitives/Button.tsx';
import { moveFocus } from '../../renderer/primitives/moveFocus.ts';
import type { StatisticsPeriod } from './model/overview.ts';
import { periods } from './model/usePeriod.ts';
import styles from './Toolbar.module.css';
import { useStatisticsText } from './texts.tsx';
import { Updated } from './Updated.tsx';

interface ToolbarProps {
  period: StatisticsPeriod;
  onPeriod(period: StatisticsPeriod): void;
  /** Whether the figures are compared with those of the period before. */
  compared: boolean;
  onCompared(compared: boolean): void;
  /** When the shown figures were loaded; null while there are none. */
  updatedAt: Date | null;
  /** When the bot last reported something. */
  reportedAt: Date | null;
  loading: boolean;
  onRefresh(): void;
}

/** The period, the comparison, the age of the figures and a refresh button. */
export function Toolbar({
  period,
  onPeriod,
  compared,
  onCompared,
  updatedAt,
  reportedAt,
  loading,
  onRefresh,
}: ToolbarProps) {
  const { text, format } = useStatisticsText();
  return (
    <div className={styles.toolbar}>
      <fieldset className={styles.periods} aria-label={text('period')} onKeyDown={moveFocus}>
        {periods.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === period}
            // The group is one stop of the Tab key.
            tabIndex={value === period ? 0 : -1}
            className={styles.period}
            onClick={() => onPeriod(value)}
          >
            {text(`period.${value}`)}
          </button>
        ))}
      </fieldset>
      <Button
        size="small"
        variant="quiet"
        className={styles.compare}
        icon={<History aria-hidden="true" />}
        aria-pressed={compared}
        onClick={() => onCompared(!compared)}
      >
        {text('compare')}
      </Button>
      <p className={styles.times}>
        {updatedAt && <Updated key={updatedAt.getTime()} at={updatedAt} />}
        {reportedAt && <span>{text('reported', { time: format.moment(reportedAt) })}</span>}
      </p>
      <Button size="small" icon={<RefreshCw aria-hidden="true" />} busy={loading} onClick={onRefresh}>
        {text('refresh')}
      </Button>
    </div>
  );
}
