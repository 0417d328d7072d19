import type { ReactNode } from 'react';
import styles from './PartTitle.module.css';

/** The title of a list or table in a section of the statistics. */
export function PartTitle({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h4 id={id} className={styles.title}>
      {children}
    </h4>
  );
}
