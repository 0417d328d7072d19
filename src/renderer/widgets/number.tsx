import clsx from 'clsx';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { decimalsOf, parseDecimal, settle } from './number/decimal.ts';
import styles from './number/number.module.css';
import control from './parts/control.module.css';
import { controlProps, isLocked } from './parts/control.ts';
import { Lock } from './parts/Lock.tsx';
import { useDraft } from './parts/useDraft.ts';
import type { WidgetProps, WidgetSchema } from './types.ts';

interface NumberOptions {
  /** Decimals kept on leaving; those of the step when absent. */
  decimals?: number;
  step?: number;
  /** The smallest number that the field itself leads to, where the limits allow a smaller one. */
  min?: number;
  /** Text behind the number. */
  unit?: string;
  /** False: a number outside the limits stays, and a save says what is wrong with it. */
  clamp?: boolean;
  /** Numbers below the minimum are not taken over while typing; leaving with one restores the last good value. */
  guard?: boolean;
}

/** More decimals than a double tells apart. */
const unrounded = 15;

/** A number, typed as text so that it may be empty or half written on the way. */
export default function NumberWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const options = props.options as NumberOptions;
  const value = typeof props.value === 'number' ? props.value : null;
  const draft = useDraft(value, (number) => (number === null ? '' : String(number)));
  const minimum = options.min ?? schema.minimum;
  const { maximum } = schema;
  const step = options.step ?? schema.multipleOf;
  const limits = { minimum, maximum, decimals: options.decimals ?? defaultDecimals(schema, step) };

  function guarded(number: number): boolean {
    return options.guard === true && minimum !== undefined && number < minimum;
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const text = event.target.value;
    const number = parseDecimal(text);
    if (number === null || guarded(number)) return draft.edit(text, value);
    draft.edit(text, number);
    onChange(number);
  }

  function leave() {
    // What is stored may lie outside the limits, and stays as it is where nobody touched it.
    if (!draft.stands) return onBlur(id, value);
    const number = parseDecimal(draft.shown);
    const bounds = options.clamp === false ? { decimals: limits.decimals } : limits;
    const final = number === null || guarded(number) ? value : settle(number, bounds);
    draft.drop();
    if (final !== null && final !== value) onChange(final);
    onBlur(id, final);
  }

  function move(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined || readonly) return;
    event.preventDefault();
    const next = settle((parseDecimal(draft.shown) ?? value ?? minimum ?? 0) + direction * (step ?? 1), limits);
    draft.drop();
    if (next !== value) onChange(next);
  }

  return (
    <div className={clsx(control.row, styles.number)}>
      <div className={clsx(control.row, styles.field)}>
        <input
          {...controlProps(props)}
          type="text"
          inputMode="decimal"
          className={control.control}
          value={draft.shown}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readonly}
          autoComplete="off"
          aria-describedby={`${id}__error ${id}__help${options.unit ? ` ${id}__unit` : ''}`}
          onChange={change}
          onKeyDown={move}
          onBlur={leave}
          onFocus={() => onFocus(id, value)}
        />
        {isLocked(props) && <Lock className={control.lock} />}
      </div>
      {options.unit && (
        <span id={`${id}__unit`} className={styles.unit}>
          {options.unit}
        </span>
      )}
    </div>
  );
}

function defaultDecimals(schema: WidgetSchema, step?: number): number {
  if (schema.type === 'integer') return 0;
  return step === undefined ? unrounded : decimalsOf(step);
}
