import { TriangleAlert } from 'lucide-react';
import type { FieldForPlan } from '../../language/plans/resolveForPlan.ts';
import { useHasProblems, useWarnings } from '../state/hooks.ts';
import { useScreenText } from '../text/screenText.ts';
import styles from './ItemList.module.css';

/** The warnings of a closed row, such as a role that the bot cannot assign. */
export function RowWarnings({ path, field }: { path: string; field: FieldForPlan }) {
  const names = Object.keys(field.items?.properties ?? {});
  return [path, ...names.map((name) => `${path}.${name}`)].map((at) => <Warnings key={at} path={at} />);
}

/** The warnings at a list or at a row as a whole. */
export function Warnings({ path }: { path: string }) {
  return useWarnings(path).map((warning) => (
    <p key={warning} className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      {warning}
    </p>
  ));
}

/** Says that a closed row holds something that prevents a save, also in rows inside it. */
export function RowFault({ path }: { path: string }) {
  const text = useScreenText();
  if (!useHasProblems(path)) return null;
  return (
    <p className={styles.faulty}>
      <TriangleAlert aria-hidden="true" />
      {text('list.faulty')}
    </p>
  );
}
