import type { ChangeEvent } from 'react';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { draftProps, isLocked } from '../parts/control.ts';
import { DraftProblem } from '../parts/DraftProblem.tsx';
import { useDraft } from '../parts/useDraft.ts';
import type { WidgetProps } from '../types.ts';
import styles from './TimeWidget.module.css';

/** A time of day, stored as `HH:MM`. An empty or incomplete field stays so and cannot be saved. */
export default function TimeWidget(props: WidgetProps) {
  const { id, disabled, readonly, onChange, onBlur, onFocus } = props;
  const { text } = useWidgets();
  const value = typeof props.value === 'string' ? props.value : '';
  const draft = useDraft(props, value, (time) => time);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const time = target.value;
    if (time === '' && !isLocked(props)) {
      return draft.edit({ text: time, expected: value, problem: text('widget.time.invalid') });
    }
    draft.edit({ text: time, expected: time });
    onChange(time);
  }

  function leave() {
    draft.leave();
    onBlur(id, value);
  }

  return (
    <div>
      <div className={styles.row}>
        <input
          {...draftProps(props, draft.shownProblem)}
          type="time"
          className={control.control}
          value={draft.shown}
          disabled={disabled}
          readOnly={readonly}
          onChange={change}
          onBlur={leave}
          onFocus={() => onFocus(id, value)}
        />
      </div>
      <DraftProblem id={id} problem={draft.shownProblem} />
    </div>
  );
}
