import clsx from 'clsx';
import { editedDuration, parseDuration } from '../../../language/time/duration.ts';
import { DURATION_UNITS } from '../../../language/time/durationUnits.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { draftProps } from '../parts/control.ts';
import { DraftProblem } from '../parts/DraftProblem.tsx';
import { useTypedNumber } from '../parts/number/useTypedNumber.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** A length of time, typed like `1d 12h` and stored in seconds. Options: `unit`, of a number without one. */
export default function DurationWidget(props: WidgetProps) {
  const { id, disabled, readonly, placeholder, onFocus } = props;
  const { unit } = widgetOptions('duration', props);
  const { text, language } = useWidgets();
  const write = (seconds: number) => editedDuration(seconds, language);
  const { field, value, problem, leave } = useTypedNumber(props, {
    write,
    read(entered) {
      const parsed = parseDuration(entered, language);
      if (parsed && 'seconds' in parsed) return { number: parsed.seconds };
      if (parsed && unit !== undefined) return { number: Math.round(parsed.bare * DURATION_UNITS[unit]) };
      return { problem: text('widget.duration.invalid', { short: write(5400), long: write(129_600) }) };
    },
  });
  return (
    <div>
      <div className={clsx(control.row, control.short)}>
        <input
          {...draftProps(props, problem)}
          ref={field}
          type="text"
          className={control.control}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readonly}
          autoComplete="off"
          onBlur={leave}
          onFocus={() => onFocus(id, value())}
        />
      </div>
      <DraftProblem id={id} problem={problem} />
    </div>
  );
}
