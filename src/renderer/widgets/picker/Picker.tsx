import clsx from 'clsx';
import { ChevronsUpDown, X } from 'lucide-react';
import { useWidgets } from '../context.ts';
import { Lock } from '../parts/Lock.tsx';
import { LongPicker } from './LongPicker.tsx';
import styles from './Picker.module.css';
import { ShortPicker } from './ShortPicker.tsx';
import type { PickerProps } from './types.ts';

/** Picks an item from a list. Long lists have a search field. */
export function Picker(props: PickerProps) {
  const { id, groups, selected, searchPast = 8, disabled, locked, onClear } = props;
  const { text } = useWidgets();
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const clearable = onClear && selected && !selected.muted && !disabled && !locked;

  /** The clear button disappears, so focus moves to the control. */
  function clear() {
    document.getElementById(id)?.focus();
    onClear?.();
  }

  return (
    <div className={clsx(styles.picker, clearable && styles.clearable)}>
      {count > searchPast ? <LongPicker {...props} /> : <ShortPicker {...props} />}
      <span className={styles.marks}>
        {locked && <Lock className={styles.lock} />}
        <ChevronsUpDown className={styles.chevron} aria-hidden="true" />
      </span>
      {clearable && (
        <button type="button" className={styles.clear} aria-label={text('widget.clear')} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
