import clsx from 'clsx';
import { useId } from 'react';
import type { BlockOptions, Json, SettingsDocument } from '../../../language/model.ts';
import { interpolate, isolated } from '../../../language/text/message.ts';
import { isObject } from '../../../language/values/isObject.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { ActionEntry } from '../../actions/useAction.ts';
import { ColumnValue } from '../../columns/ColumnValue.tsx';
import { evaluateForEntry, formatColumn } from '../../columns/formatColumn.ts';
import { useForm } from '../../state/hooks.ts';
import { useScreenText } from '../../text/screenText.ts';
import styles from './Entries.module.css';
import blockStyles from './EntriesBlock.module.css';
import { Picture } from './Picture.tsx';

export interface EntriesProps {
  options: BlockOptions<'entries'>;
  entries: readonly Json[];
  /** Reloads the list. Absent if it was loaded with the screen. */
  onRefresh?(): Promise<void>;
}

/** The entries of a list in their given order, each with its values, notes and actions. */
export function Entries({ options, entries, onRefresh }: EntriesProps) {
  const { title, empty, columns, picture, actions = [], notes = [], key: keyName = 'id' } = options;
  const id = useId();
  const store = useForm();
  const text = useScreenText();
  if (entries.length === 0) return <p className={blockStyles.empty}>{empty}</p>;

  const lines = entries.map((row) => {
    const values: SettingsDocument = isObject(row) ? row : {};
    return { row, values, shown: columns.filter(({ visible }) => evaluateForEntry(store, visible, values)) };
  });
  // A grid without columns is no grid.
  const most = Math.max(1, ...lines.map(({ shown }) => shown.length));

  return (
    <div className={styles.box}>
      <ul
        className={styles.entries}
        aria-label={title}
        style={{ gridTemplateColumns: `max-content repeat(${most}, auto) max-content` }}
      >
        {lines.map(({ row, values, shown }, index) => {
          const key = typeof values[keyName] === 'string' ? values[keyName] : String(index);
          const name = `${id}${key}`;
          const offered = actions.filter(({ visible }) => evaluateForEntry(store, visible, values));
          const said = notes.filter(({ when }) => evaluateForEntry(store, when, values));
          const words = () =>
            Object.fromEntries(
              columns.map((column) => [column.property, isolated(formatColumn(column, row, store, text))]),
            );
          const entry: ActionEntry = { id: key, values, words };
          return (
            <li key={key} className={styles.entry}>
              {picture && <Picture picture={picture} entry={values} />}
              <dl className={clsx(styles.values, picture && styles.besidePicture)} id={name}>
                {shown.map((column) => (
                  <div key={column.title} className={styles.value}>
                    <dt>{column.title}</dt>
                    <dd>
                      <ColumnValue column={column} entry={row} />
                    </dd>
                  </div>
                ))}
              </dl>
              {said.map(({ text: note }) => (
                <p key={note} className={styles.note}>
                  {interpolate(note, words())}
                </p>
              ))}
              {offered.length > 0 && (
                <div className={styles.actions}>
                  {offered.map((action) => (
                    <ActionButton
                      key={action.label}
                      action={action}
                      entry={entry}
                      describedBy={name}
                      onDone={action.refreshes === 'list' ? onRefresh : undefined}
                    />
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
