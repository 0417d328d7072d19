import { useId } from 'react';
import styles from '../../renderer/columns/PreviewLists.module.css';

export interface ServerResult {
  /** The setting. */
  title: string;
  /** What is said about it, by label. */
  values: Readonly<Record<string, string>>;
}

interface ResultListProps {
  title: string;
  help?: string;
  results: readonly ServerResult[];
  /** Shown instead of an empty list; without it, nothing is. */
  empty?: string;
}

/** A part of what a transfer would do, setting by setting. */
export function ResultList({ title, help, results, empty }: ResultListProps) {
  const id = useId();
  if (results.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      {results.length === 0 && <p className={styles.help}>{empty}</p>}
      {results.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className={styles.rows} tabIndex={0} aria-labelledby={id}>
          {results.map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the results of one answer never change
            <li key={index} className={styles.row}>
              <p className={styles.name}>{result.title}</p>
              <dl className={styles.values}>
                {Object.entries(result.values).map(([label, value]) => (
                  <div key={label} className={styles.value}>
                    <dt>{label}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
