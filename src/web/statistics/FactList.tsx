import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labelled figures. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
