import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  title: string;
  children: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'premium' | 'warning' | 'danger';
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  className?: string;
}

/** A permanent explanation on a page: what is missing, why, and what to do. */
export function Notice(props: NoticeProps) {
  const { title, children, action, icon, tone = 'neutral', level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <section className={clsx(styles.notice, styles[tone], className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.text}>{children}</div>
      </div>
      {action && <div>{action}</div>}
    </section>
  );
}
