import { useId } from 'react';
import type { Json, PreviewList, SettingsDocument } from '../../language/model.ts';
import { ColumnValue } from './ColumnValue.tsx';
import styles from './PreviewLists.module.css';

interface PreviewListsProps {
  lists: readonly PreviewList[];
  body: SettingsDocument;
  /** The action was refused: texts for empty lists do not apply. */
  refused?: boolean;
}

/** The lists of a preview, shown before an action is confirmed. */
export function PreviewLists({ lists, body, refused = false }: PreviewListsProps) {
  return lists.map((list) => {
    const found = body[list.property];
    const rows = Array.isArray(found) ? found : [];
    return refused && rows.length === 0 ? null : <PreviewListPart key={list.property} list={list} rows={rows} />;
  });
}

function PreviewListPart({ list, rows }: { list: PreviewList; rows: readonly Json[] }) {
  const id = useId();
  const [first, ...rest] = list.columns;
  if (rows.length === 0 && list.empty === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {list.title}
      </h3>
      {rows.length === 0 && <p className={styles.help}>{list.empty}</p>}
      {rows.length > 0 && list.help && <p className={styles.help}>{list.help}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul className={styles.rows} tabIndex={0} aria-labelledby={id}>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one answer never change
            <li key={index} className={styles.row}>
              {first && (
                <p className={styles.name}>
                  <ColumnValue column={first} entry={row} />
                </p>
              )}
              <dl className={styles.values}>
                {rest.map((column) => (
                  <div key={column.property} className={styles.value}>
                    <dt>{column.title}</dt>
                    <dd>
                      <ColumnValue column={column} entry={row} />
                    </dd>
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
