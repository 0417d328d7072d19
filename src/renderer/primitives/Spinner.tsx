import clsx from 'clsx';
import { useWidgetText } from '../text/widgetText.ts';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large';
  /** What is being loaded. Defaults to "Loading". */
  label?: string;
  /** True next to a text that already says so. */
  decorative?: boolean;
}

export function Spinner({ size = 'medium', label, decorative = false }: SpinnerProps) {
  const text = useWidgetText();
  const ring = <span className={clsx(styles.ring, styles[size])} aria-hidden="true" />;
  if (decorative) return ring;
  return (
    <span role="status" className={styles.spinner}>
      {ring}
      <VisuallyHidden>{label ?? text('primitive.loading')}</VisuallyHidden>
    </span>
  );
}
