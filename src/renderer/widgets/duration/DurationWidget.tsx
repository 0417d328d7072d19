import clsx from 'clsx';
import { useRef, useSyncExternalStore } from 'react';
import { editedDuration, parseDuration } from '../../../language/time/duration.ts';
import { DURATION_UNITS } from '../../../language/time/durationUnits.ts';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { draftProps, isLocked } from '../parts/control.ts';
import { DraftProblem } from '../parts/DraftProblem.tsx';
import { Lock } from '../parts/Lock.tsx';
import { draftOf } from '../parts/useDraft.ts';
import { useLive } from '../parts/useLive.ts';
import { useTextInput } from '../parts/useTextInput.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';

/** A length of time, typed like `1d 12h` and stored in seconds. Options: `unit`, of a number without one. */
export default function DurationWidget(props: WidgetProps) {
  const { id, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const { unit } = widgetOptions('duration', props);
  const { text, language } = useWidgets();
  const live = useLive(props);
  const value = () => {
    const now = live.value();
    return typeof now === 'number' ? now : null;
  };
  const draft = draftOf({ ...live, value }, (seconds) => (seconds === null ? '' : editedDuration(seconds, language)));
  const shownProblem = useSyncExternalStore(live.subscribe, () => draft.shownProblem);
  const field = useRef<HTMLInputElement>(null);

  function read(typed: string): { seconds: number } | { problem: string } {
    const parsed = parseDuration(typed, language);
    const examples = { short: editedDuration(5400, language), long: editedDuration(129_600, language) };
    if (parsed && 'seconds' in parsed) return parsed;
    if (parsed && unit !== undefined) return { seconds: Math.round(parsed.bare * DURATION_UNITS[unit]) };
    return { problem: text('widget.duration.invalid', examples) };
  }

  function change(typed: string) {
    const meaning = read(typed);
    if ('problem' in meaning) return draft.edit({ text: typed, expected: value(), problem: meaning.problem });
    draft.edit({ text: typed, expected: meaning.seconds });
    onChange(meaning.seconds);
  }

  useTextInput(field, props, {
    live,
    shown: () => draft.shown,
    edit(typed) {
      change(typed);
      return undefined;
    },
  });

  return (
    <div>
      <div className={clsx(control.row, control.short)}>
        <input
          {...draftProps(props, shownProblem)}
          ref={field}
          type="text"
          className={control.control}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readonly}
          autoComplete="off"
          onBlur={() => {
            draft.leave();
            onBlur(id, value());
          }}
          onFocus={() => onFocus(id, value())}
        />
        {isLocked(props) && <Lock className={control.lock} />}
      </div>
      <DraftProblem id={id} problem={shownProblem} />
    </div>
  );
}
