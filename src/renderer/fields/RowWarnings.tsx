import { TriangleAlert } from 'lucide-react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { useWarnings } from '../state/hooks.ts';
import styles from './ItemList.module.css';

/** The warnings of a closed row, such as a role that the bot cannot assign. */
export function RowWarnings({ path, field }: { path: string; field: FieldForPlan }) {
  return Object.keys(field.items?.properties ?? {}).map((name) => <Warnings key={name} path={`${path}.${name}`} />);
}

function Warnings({ path }: { path: string }) {
  return useWarnings(path).map((warning) => (
    <p key={warning} className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      {warning}
    </p>
  ));
}
