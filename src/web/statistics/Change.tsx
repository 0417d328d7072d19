import { TrendingDown, TrendingUp } from 'lucide-react';
import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import styles from './Change.module.css';
import type { StatisticsPeriod } from './model/overview.ts';
import { useStatisticsText } from './texts.tsx';

export interface ChangeProps {
  now: number;
  /** The figure of the period before; undefined if it is not known. */
  before: number | undefined;
  period: StatisticsPeriod;
  /** Whether the visible text names the period as well. */
  full?: boolean;
}

/** How a figure differs from that of the period before. */
export default function Change({ now, before, period, full = false }: ChangeProps) {
  const { text, format } = useStatisticsText();
  if (before === undefined) {
    return (
      <span className={styles.change}>
        <span aria-hidden="true">{full ? text('compare.none') : '–'}</span>
        <VisuallyHidden>{text('compare.none')}</VisuallyHidden>
      </span>
    );
  }
  // There is no percentage of nothing, and one of a loss misleads.
  const isRate = before > 0 && now >= 0;
  const change = isRate
    ? format.signedPercent(((now - before) / before) * 100)
    : text('compare.before', { value: format.short(before) });
  const sentence = text('compare.with', { change, period: text(`compare.${period}`) });
  const Icon = now > before ? TrendingUp : TrendingDown;
  return (
    <span className={styles.change} title={full ? undefined : sentence}>
      {isRate && now !== before && <Icon aria-hidden="true" />}
      <span aria-hidden="true">{full && isRate ? sentence : change}</span>
      <VisuallyHidden>{isRate ? sentence : change}</VisuallyHidden>
    </span>
  );
}
