import { useContext } from 'react';
import { isOff, unnamedProps } from '../parts/control.ts';
import { LabelAside } from '../parts/LabelAside.ts';
import type { WidgetProps } from '../types.ts';
import styles from './SwitchWidget.module.css';

/** A switch that draws its own label, so that the whole row is clickable. */
export default function SwitchWidget(props: WidgetProps) {
  const { id, name, label, onChange, onBlur, onFocus } = props;
  const value = props.value === true;
  return (
    <div className={styles.row} data-off={isOff(props) || undefined}>
      <label className={styles.label} id={`${id}__label`} htmlFor={id}>
        {label}
      </label>
      {useContext(LabelAside)}
      <button
        {...unnamedProps(props)}
        name={name}
        type="button"
        role="switch"
        aria-checked={value}
        aria-labelledby={`${id}__label`}
        className={styles.switch}
        disabled={isOff(props)}
        onClick={() => onChange(!value)}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      >
        <span className={styles.thumb} />
      </button>
    </div>
  );
}
