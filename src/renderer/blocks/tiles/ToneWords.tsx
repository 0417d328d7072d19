import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import styles from './ToneWords.module.css';

const ICONS = { neutral: CircleDashed, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/** A status text with the color and icon of its tone. */
export function ToneWords({ tone, children }: { tone: keyof typeof ICONS; children: string }) {
  const Icon = ICONS[tone];
  return (
    <span className={clsx(styles.words, styles[tone])}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  );
}
