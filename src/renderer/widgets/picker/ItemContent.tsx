import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import styles from './Picker.module.css';
import { PickerLabel } from './PickerLabel.tsx';
import type { PickerItem } from './types.ts';

/** The content of an item in a list with a search field. */
export function ItemContent({ item }: { item: PickerItem }) {
  return (
    <>
      <span className={styles.itemText}>
        <PickerLabel item={item} />
      </span>
      <Combobox.ItemIndicator className={styles.check}>
        <Check aria-hidden="true" />
      </Combobox.ItemIndicator>
    </>
  );
}
