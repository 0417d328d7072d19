import type { Column, Json } from '../../../language/model.ts';
import { ColumnValue } from '../../columns/ColumnValue.tsx';
import { useExpression } from '../../state/hooks.ts';
import styles from './LabelledValues.module.css';

/** Values side by side, each under its title. */
export function LabelledValues({ columns, entry }: { columns: readonly Column[]; entry: Json }) {
  return (
    <dl className={styles.values}>
      {columns.map((column) => (
        <LabelledValue key={column.property} column={column} entry={entry} />
      ))}
    </dl>
  );
}

function LabelledValue({ column, entry }: { column: Column; entry: Json }) {
  const visible = useExpression(column.visible);
  if (column.visible !== undefined && visible !== true) return null;
  return (
    <div data-fact={column.property}>
      <dt>{column.title}</dt>
      <dd>
        <ColumnValue column={column} entry={entry} />
      </dd>
    </div>
  );
}
