import clsx from 'clsx';
import { totalLength } from '../../../language/fields/totalLength.ts';
import type { FieldForPlan } from '../../../language/plans/resolveForPlan.ts';
import { useWidgets } from '../../widgets/context.ts';
import type { LiveValue } from '../../widgets/types.ts';
import styles from './EmbedTotal.module.css';
import { useDeferredValueOf } from './useDeferredValueOf.ts';

/** How many characters the texts of an embed have together. */
export function EmbedTotal({ live, field }: { live: LiveValue; field: FieldForPlan }) {
  const { text } = useWidgets();
  const max = field.maxTotalLength;
  const count = totalLength(field, useDeferredValueOf(live));
  if (max === undefined) return null;
  return <p className={clsx(styles.total, count > max && styles.over)}>{text('widget.embed.total', { count, max })}</p>;
}
