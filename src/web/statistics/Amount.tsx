import { VisuallyHidden } from '../../renderer/primitives/VisuallyHidden.tsx';
import styles from './Amount.module.css';
import { useStatisticsText } from './texts.tsx';

/** An abbreviated number, with the full one as title and for screen readers. */
export function Amount({ value }: { value: number }) {
  const { format } = useStatisticsText();
  return <Abbreviated short={format.short(value)} full={format.full(value)} />;
}

/** A duration in minutes, abbreviated. */
export function Minutes({ value }: { value: number }) {
  const { format } = useStatisticsText();
  return <Abbreviated short={format.minutes(value)} full={format.fullMinutes(value)} />;
}

function Abbreviated({ short, full }: { short: string; full: string }) {
  if (short === full) return short;
  return (
    <span className={styles.amount} title={full}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}
