import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** How it differs from the period before. */
  change?: ReactNode;
}

/** Labelled figures. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, change }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {change && <span className={styles.change}>{change}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
