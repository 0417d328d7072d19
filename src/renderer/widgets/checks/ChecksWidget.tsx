import clsx from 'clsx';
import type { Json } from '../../../language/model.ts';
import { isInvalid, isLocked, isOff } from '../parts/control.ts';
import { PlanMark } from '../parts/PlanMark.tsx';
import { useLocks } from '../parts/useLocks.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';
import styles from './ChecksWidget.module.css';

/** Several of a few choices, stored in their declared order. Options: `options`, and `compact` for short titles. */
export default function ChecksWidget(props: WidgetProps) {
  const { id, name, onChange, onBlur, onFocus } = props;
  const { options: choices = [], compact } = widgetOptions('checks', props);
  const chosen = Array.isArray(props.value) ? props.value : [];
  const off = isOff(props);
  const locks = useLocks(props);

  function toggle(value: Json, on: boolean) {
    const change = () =>
      onChange(choices.map((choice) => choice.value).filter((one) => (one === value ? on : chosen.includes(one))));
    if (on) locks.attempt(value, change);
    else change();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the template draws the label, so a fieldset would have no legend.
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}__label`}
      aria-describedby={`${id}__error ${id}__help`}
      className={clsx(styles.group, compact && styles.compact)}
      data-invalid={isInvalid(props) || undefined}
      data-locked={isLocked(props) || undefined}
    >
      {choices.map(({ value, title }) => (
        <label key={String(value)} className={styles.choice}>
          <input
            type="checkbox"
            name={name}
            value={String(value)}
            checked={chosen.includes(value)}
            disabled={off}
            aria-invalid={isInvalid(props) || undefined}
            onChange={({ target }) => toggle(value, target.checked)}
            onBlur={() => onBlur(id, props.value)}
            onFocus={() => onFocus(id, props.value)}
          />
          {title} {!chosen.includes(value) && <PlanMark plan={locks.planOf(value)} />}
        </label>
      ))}
    </div>
  );
}
