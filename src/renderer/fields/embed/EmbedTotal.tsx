import clsx from 'clsx';
import { totalLength } from '../../../language/fields/totalLength.ts';
import type { FieldForPlan } from '../../../language/plans/resolveForPlan.ts';
import { useScreenText } from '../../text/screenText.ts';
import type { LiveValue } from '../../widgets/types.ts';
import styles from './EmbedTotal.module.css';
import { useDeferredValueOf } from './useDeferredValueOf.ts';

/** How many characters the texts of an embed have together. */
export function EmbedTotal({ live, field }: { live: LiveValue; field: FieldForPlan }) {
  const text = useScreenText();
  const max = field.maxTotalLength;
  const count = totalLength(field, useDeferredValueOf(live));
  if (max === undefined) return null;
  return <p className={clsx(styles.total, count > max && styles.over)}>{text('list.counter', { count, max })}</p>;
}
