import clsx from 'clsx';
import type { ChangeEvent } from 'react';
import styles from './parts/control.module.css';
import { controlProps, isLocked } from './parts/control.ts';
import { Lock } from './parts/Lock.tsx';
import { limitEdit } from './parts/limitEdit.ts';
import type { WidgetProps } from './types.ts';

/** One line of text. Options: `trim` on leaving, `size: 'short'`. */
export default function TextWidget(props: WidgetProps) {
  const { id, schema, options, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const { maxLength } = schema;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionEnd } = event.target;
    onChange(limitEdit(value, typed, { maxLength }, selectionEnd ?? undefined).text);
  }

  function leave() {
    const text = options.trim === true ? value.trim() : value;
    if (text !== value) onChange(text);
    onBlur(id, text);
  }

  return (
    <div className={clsx(styles.row, options.size === 'short' && styles.short)}>
      <input
        {...controlProps(props)}
        type="text"
        className={styles.control}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readonly}
        autoComplete="off"
        onChange={change}
        onBlur={leave}
        onFocus={() => onFocus(id, value)}
      />
      {isLocked(props) && <Lock className={styles.lock} />}
    </div>
  );
}
