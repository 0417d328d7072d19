import { type ReactNode, useEffect, useRef } from 'react';
import styles from './GroupCheckbox.module.css';

interface GroupCheckboxProps {
  /** How many of the group are checked, of how many. */
  checked: number;
  of: number;
  disabled: boolean;
  onChange(on: boolean): void;
  children: ReactNode;
}

/** A checkbox for a whole group, which is mixed if only some of it are checked. */
export function GroupCheckbox({ checked, of, disabled, onChange, children }: GroupCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const mixed = checked > 0 && checked < of;
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.group}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={checked === of}
        disabled={disabled}
        onChange={() => onChange(checked < of)}
      />
      {children}
    </label>
  );
}
