import { useId } from 'react';
import { isObject } from '../../../language/defaults.ts';
import type { Json } from '../../../language/model.ts';
import styles from './Entries.module.css';
import { EntryButton } from './EntryButton.tsx';
import type { Column, EntryOptions } from './options.ts';
import { Value } from './Value.tsx';

export interface EntriesProps {
  /** What the list is called. */
  title: string;
  entries: readonly Json[];
  columns: readonly Column[];
  entry?: EntryOptions;
}

/** The entries, one a line, in the order in which they came. */
export function Entries({ title, entries, columns, entry }: EntriesProps) {
  const id = useId();
  return (
    <ul className={styles.entries} aria-label={title}>
      {entries.map((row, index) => {
        const key = isObject(row) && typeof row.id === 'string' ? row.id : String(index);
        const name = `${id}${key}`;
        return (
          <li key={key} className={styles.entry}>
            <dl className={styles.values} id={name}>
              {columns.map((column) => (
                <div key={column.property} className={styles.value}>
                  <dt>{column.title}</dt>
                  <dd>
                    <Value column={column} entry={row} />
                  </dd>
                </div>
              ))}
            </dl>
            {entry && <EntryButton entry={entry} id={key} describedBy={name} />}
          </li>
        );
      })}
    </ul>
  );
}
