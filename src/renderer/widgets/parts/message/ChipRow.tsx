import { memo } from 'react';
import type { Plan } from '../../../../language/model.ts';
import { PlanMark } from '../PlanMark.tsx';
import styles from './ChipRow.module.css';

export interface Chip {
  id: string;
  title: string;
  /** The plan that includes it, if the server's does not. */
  plan?: Plan;
  off?: boolean;
}

interface ChipRowProps {
  'aria-labelledby': string;
  chips: readonly Chip[];
  /** Must be stable, so that the row does not render at each keystroke. */
  onPress(id: string): void;
}

/** Small buttons that replace the text, without moving the focus. */
export const ChipRow = memo(function ChipRow({ chips, onPress, ...labelled }: ChipRowProps) {
  return (
    <fieldset {...labelled} className={styles.row}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          data-locked={chip.plan !== undefined || undefined}
          aria-disabled={chip.off || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={chip.off ? undefined : () => onPress(chip.id)}
        >
          {chip.title}
          <PlanMark plan={chip.plan} />
        </button>
      ))}
    </fieldset>
  );
});
