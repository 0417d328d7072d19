import { LockKeyhole } from 'lucide-react';
import { memo, useId } from 'react';
import { useWidgets } from '../../context.ts';
import styles from './ChipRow.module.css';

export interface Chip {
  id: string;
  title: string;
  locked?: boolean;
  off?: boolean;
}

interface ChipRowProps {
  title: string;
  chips: readonly Chip[];
  /** Must be stable, so that the row does not render at each keystroke. */
  onPress(id: string): void;
}

/** Small buttons that replace the text, without moving the focus. */
export const ChipRow = memo(function ChipRow({ title, chips, onPress }: ChipRowProps) {
  const { text } = useWidgets();
  const heading = useId();
  return (
    <fieldset aria-labelledby={heading} className={styles.row}>
      <span id={heading} className={styles.title}>
        {title}
      </span>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          data-locked={chip.locked || undefined}
          aria-disabled={chip.off || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={chip.off ? undefined : () => onPress(chip.id)}
        >
          {chip.title}
          {chip.locked && <LockKeyhole role="img" aria-label={text('widget.locked')} />}
        </button>
      ))}
    </fieldset>
  );
});
