import control from './parts/control.module.css';
import { controlProps, isLocked } from './parts/control.ts';
import { Lock } from './parts/Lock.tsx';
import styles from './parts/time.module.css';
import { useDraft } from './parts/useDraft.ts';
import type { WidgetProps } from './types.ts';

/** A time of day, stored as `HH:MM`. A time that is half typed leaves the last good one. */
export default function TimeWidget(props: WidgetProps) {
  const { id, disabled, readonly, onChange, onBlur, onFocus } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const draft = useDraft(value, (time) => time);
  return (
    <div className={styles.row}>
      <input
        {...controlProps(props)}
        type="time"
        className={control.control}
        value={draft.shown}
        disabled={disabled}
        readOnly={readonly}
        onChange={({ target }) => {
          draft.edit(target.value, target.value === '' ? value : target.value);
          if (target.value !== '') onChange(target.value);
        }}
        onBlur={() => {
          draft.drop();
          onBlur(id, value);
        }}
        onFocus={() => onFocus(id, value)}
      />
      {isLocked(props) && <Lock className={styles.lock} />}
    </div>
  );
}
