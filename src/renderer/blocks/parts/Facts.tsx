import type { Column, Json } from '../../../language/model.ts';
import { Value } from '../../columns/Value.tsx';
import { useExpression } from '../../state/hooks.ts';
import styles from './Facts.module.css';

/** Single values beside each other, each under its title. */
export function Facts({ columns, entry }: { columns: readonly Column[]; entry: Json }) {
  return (
    <dl className={styles.facts}>
      {columns.map((column) => (
        <Fact key={column.property} column={column} entry={entry} />
      ))}
    </dl>
  );
}

function Fact({ column, entry }: { column: Column; entry: Json }) {
  const visible = useExpression(column.visible);
  if (column.visible !== undefined && visible !== true) return null;
  return (
    <div data-fact={column.property}>
      <dt>{column.title}</dt>
      <dd>
        <Value column={column} entry={entry} />
      </dd>
    </div>
  );
}
