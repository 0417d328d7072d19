import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { SettingsDocument } from '../../language/model.ts';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useForm } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import { useWidgets } from '../widgets/context.ts';
import { InlineEmoji } from '../widgets/parts/InlineEmoji.tsx';
import { RoleDot } from '../widgets/parts/RoleDot.tsx';
import styles from './ItemList.module.css';
import { missingReferences } from './missingReferences.ts';
import { rowSummary, type SummaryGroup, type SummaryPart, summaryGroups, summaryPart } from './rowText.ts';

export interface RowWordsProps {
  row: SettingsDocument;
  path: string;
  field: FieldForPlan;
  title: string;
}

/** What a closed row says: its name and summary, or a cell for each column of the list. */
export function RowWords({ row, path, field, title }: RowWordsProps) {
  const store = useForm();
  const text = useScreenText();
  const gone = missingReferences(store, field, row, path, text);
  const columns = columnsOf(field);
  const inColumn = new Set(columns.flat());
  return (
    <>
      <RowMark row={row} path={path} field={field} />
      <div className={styles.words}>
        {columns.length > 0 ? (
          <Cells row={row} path={path} field={field} columns={columns} gone={gone} />
        ) : (
          <>
            <span dir="auto" className={styles.name}>
              {title}
            </span>
            <Summary groups={rowSummary(store, field, row, path, text)} />
          </>
        )}
        {[...gone].map(([name, words]) => inColumn.has(name) || <Gone key={name} words={words} />)}
      </div>
    </>
  );
}

/** The line below the name of a row. */
export function Summary({ groups }: { groups: readonly (readonly SummaryPart[])[] }) {
  if (groups.length === 0) return null;
  return (
    <span dir="auto" className={styles.summary}>
      {groups.map((parts, index) => (
        <Fragment key={parts[0]?.property}>
          {index > 0 && ' · '}
          <Parts parts={parts} />
        </Fragment>
      ))}
    </span>
  );
}

function Parts({ parts }: { parts: readonly SummaryPart[] }) {
  return parts.map(({ property, text, emoji }, index) => (
    <Fragment key={property}>
      {index > 0 && ' '}
      <InlineEmoji value={emoji} />
      {text}
    </Fragment>
  ));
}

/** A role as a dot in its color, an emoji as itself. Rows without one keep its place. */
function RowMark({ row, path, field }: Omit<RowWordsProps, 'title'>) {
  const store = useForm();
  const { roles } = useWidgets();
  const name = field.ui?.markField;
  if (name === undefined) return null;
  const value = store.state(`${path}.${name}`).visible ? row[name] : undefined;
  const role = roles?.find(({ id }) => id === value);
  return (
    <span className={styles.mark} aria-hidden="true">
      {role ? <RoleDot color={role.color} /> : <InlineEmoji value={value} />}
    </span>
  );
}

interface CellsProps extends Omit<RowWordsProps, 'title'> {
  columns: readonly SummaryGroup[];
  /** References that no longer exist in the server, by property, with the text to show. */
  gone: ReadonlyMap<string, string>;
}

/** A closed row as table cells, under the column headings of the list. */
function Cells({ row, path, field, columns, gone }: CellsProps) {
  const store = useForm();
  const text = useScreenText();
  return (
    <div className={styles.cells}>
      {columns.map((names) => {
        const lost = names.map((name) => gone.get(name)).find((words) => words !== undefined);
        return (
          <span key={names.join()} dir="auto" className={styles.cell}>
            <VisuallyHidden className={styles.label}>{columnTitle(field, names)}</VisuallyHidden>{' '}
            {lost === undefined ? (
              <Parts
                parts={names.map((name) => {
                  // An empty text is a dash, for eyes that run down a column.
                  if (row[name] === '') return { property: name, text: '–' };
                  return summaryPart(store, field, row, name, path, text);
                })}
              />
            ) : (
              <Gone words={lost} />
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Marks a reference that no longer exists. */
function Gone({ words }: { words: string }) {
  return (
    <span className={styles.gone}>
      <TriangleAlert aria-hidden="true" />
      {words}
    </span>
  );
}

/** The settings that a list shows as columns. */
export function columnsOf(field: FieldForPlan): readonly SummaryGroup[] {
  return field.ui?.summaryLayout === 'columns' ? summaryGroups(field) : [];
}

/** The heading of a column: the title of its first setting. */
export function columnTitle({ items }: FieldForPlan, [name = '']: SummaryGroup): string | undefined {
  return items?.properties?.[name]?.title;
}
