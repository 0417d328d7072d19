import clsx from 'clsx';
import { PlanMark } from '../parts/PlanMark.tsx';
import styles from './Picker.module.css';
import type { PickerItem } from './types.ts';

/** The label of an item, in the list and in the closed control. */
export function PickerLabel({ item }: { item: PickerItem }) {
  return (
    <span className={clsx(styles.label, item.warning && styles.warning, item.muted && styles.muted)}>
      {item.leading}
      <span dir="auto" className={clsx(styles.title, item.code && styles.code)}>
        {item.title}
      </span>
      <PlanMark plan={item.plan} />
      {item.note && <span className={styles.note}>{item.note}</span>}
    </span>
  );
}
