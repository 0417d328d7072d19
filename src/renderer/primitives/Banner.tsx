import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWidgetText } from '../text/widgetText.ts';
import styles from './Banner.module.css';
import { returnFocus } from './focus.ts';

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

export interface BannerProps {
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
  /** A button next to the message. */
  action?: { label: string; run(): void };
  onDismiss?(): void;
  className?: string;
}

/** A message about something that just happened. Errors are alerts; other kinds rely on a live region around them. */
export function Banner({ kind, children, action, onDismiss, className }: BannerProps) {
  const text = useWidgetText();
  const Icon = icons[kind];
  return (
    <div
      ref={returnFocus}
      role={kind === 'error' ? 'alert' : undefined}
      className={clsx(styles.banner, styles[kind], className)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>{children}</div>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={styles.dismiss} onClick={onDismiss} aria-label={text('primitive.dismiss')}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
