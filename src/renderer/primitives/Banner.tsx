import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { useText } from './text.ts';

const icons = { error: CircleAlert, success: CircleCheck, info: Info, warning: TriangleAlert };

export interface BannerProps {
  kind: 'error' | 'success' | 'info' | 'warning';
  children: ReactNode;
  onDismiss?(): void;
  className?: string;
}

/** A message about what just happened. Errors interrupt a screen reader, the others wait for their turn. */
export function Banner({ kind, children, onDismiss, className }: BannerProps) {
  const text = useText();
  const Icon = icons[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={clsx(styles.banner, styles[kind], className)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss} aria-label={text('primitive.dismiss')}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
