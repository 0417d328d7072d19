import clsx from 'clsx';
import { useId } from 'react';
import { isObject } from '../../../language/defaults.ts';
import type { Json, SettingsDocument } from '../../../language/model.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import type { ActionEntry } from '../../actions/useAction.ts';
import { Value } from '../../columns/Value.tsx';
import { holdsFor, written } from '../../columns/written.ts';
import { useForm } from '../../state/hooks.ts';
import { useText } from '../../text.ts';
import blockStyles from '../entries.module.css';
import styles from './Entries.module.css';
import type { EntriesOptions } from './options.ts';
import { Picture } from './Picture.tsx';

export interface EntriesProps {
  options: EntriesOptions;
  entries: readonly Json[];
}

/** The entries, one a line, in the order in which they came. */
export function Entries({ options, entries }: EntriesProps) {
  const { title, empty, columns, picture, actions = [], key: keyName = 'id' } = options;
  const id = useId();
  const store = useForm();
  const text = useText();
  if (entries.length === 0) return <p className={blockStyles.empty}>{empty}</p>;

  return (
    <ul className={styles.entries} aria-label={title}>
      {entries.map((row, index) => {
        const values: SettingsDocument = isObject(row) ? row : {};
        const key = typeof values[keyName] === 'string' ? values[keyName] : String(index);
        const name = `${id}${key}`;
        const offered = actions.filter(({ visible }) => holdsFor(store, visible, values));
        const words = () =>
          Object.fromEntries(columns.map((column) => [column.property, written(column, row, store, text)]));
        const entry: ActionEntry = { id: key, values, words };
        return (
          <li key={key} className={styles.entry}>
            {picture && <Picture picture={picture} entry={values} />}
            <dl className={clsx(styles.values, picture && styles.besidePicture)} id={name}>
              {columns.map((column) => (
                <div key={column.title} className={styles.value} data-column={column.property}>
                  <dt>{column.title}</dt>
                  <dd>
                    <Value column={column} entry={row} />
                  </dd>
                </div>
              ))}
            </dl>
            {offered.map((action) => (
              <ActionButton key={action.label} action={action} entry={entry} describedBy={name} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
