import { X } from 'lucide-react';
import { useWidgets } from '../context.ts';
import styles from './RemoveButton.module.css';

interface RemoveButtonProps {
  /** What it removes. */
  name: string;
  disabled: boolean;
  onRemove(): void;
}

/** The cross of a chip. */
export function RemoveButton({ name, disabled, onRemove }: RemoveButtonProps) {
  const { text } = useWidgets();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={text('widget.remove', { name })}
      disabled={disabled}
      onClick={onRemove}
    >
      <X aria-hidden="true" />
    </button>
  );
}
