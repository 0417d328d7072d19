import clsx from 'clsx';
import { Crown } from 'lucide-react';
import { useWidgetText } from '../text/widgetText.ts';
import styles from './PremiumMark.module.css';

export interface PremiumMarkProps {
  /** The title of the plan. */
  plan: string;
  /** Only the crown, where the title has no room. */
  compact?: boolean;
}

/** Marks what the plan of the server does not include, with the plan that does. */
export function PremiumMark({ plan, compact }: PremiumMarkProps) {
  const text = useWidgetText();
  return (
    <span
      role="img"
      aria-label={text('plan.included', { plan })}
      className={clsx(styles.mark, compact && styles.compact)}
    >
      <Crown aria-hidden="true" />
      {!compact && plan}
    </span>
  );
}
