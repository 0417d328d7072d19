import clsx from 'clsx';
import { Hash, LockKeyhole } from 'lucide-react';
import { memo, useId } from 'react';
import { Tooltip } from '../../../primitives/Tooltip.tsx';
import { useWidgets } from '../../context.ts';
import styles from './ChipRow.module.css';

export interface Chip {
  id: string;
  title: string;
  look?: 'code' | 'channel';
  /** Shown on hover and focus. */
  hint?: string;
  locked?: boolean;
  off?: boolean;
}

interface ChipRowProps {
  title: string;
  chips: readonly Chip[];
  /** Must be stable, so that the row does not render at each keystroke. */
  onPress(id: string): void;
}

/** Small buttons that insert text, without moving the caret. */
export const ChipRow = memo(function ChipRow({ title, chips, onPress }: ChipRowProps) {
  const heading = useId();
  return (
    <fieldset aria-labelledby={heading} className={styles.row}>
      <span id={heading} className={styles.title}>
        {title}
      </span>
      {chips.map((chip) =>
        chip.hint ? (
          <Tooltip key={chip.id} text={chip.hint}>
            <ChipButton chip={chip} onPress={onPress} />
          </Tooltip>
        ) : (
          <ChipButton key={chip.id} chip={chip} onPress={onPress} />
        ),
      )}
    </fieldset>
  );
});

interface ChipButtonProps {
  chip: Chip;
  onPress(id: string): void;
}

/** Passes on the props of a tooltip around it. */
function ChipButton({ chip, onPress, ...rest }: ChipButtonProps) {
  const { text } = useWidgets();
  return (
    <button
      {...rest}
      type="button"
      className={clsx(styles.chip, chip.look === 'code' && styles.code)}
      data-locked={chip.locked || undefined}
      aria-disabled={chip.off || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={chip.off ? undefined : () => onPress(chip.id)}
    >
      {chip.look === 'channel' && <Hash aria-hidden="true" />}
      {chip.title}
      {chip.locked && <LockKeyhole role="img" aria-label={text('widget.locked')} />}
    </button>
  );
}
