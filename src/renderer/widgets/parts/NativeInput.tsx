import clsx from 'clsx';
import { type ChangeEvent, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Json } from '../../../language/model.ts';
import { nullable, type WidgetProps } from '../types.ts';
import control from './control.module.css';
import { draftProps, isLocked } from './control.ts';
import { DraftProblem, draftProblemId } from './DraftProblem.tsx';
import styles from './NativeInput.module.css';
import { useDraft } from './useDraft.ts';

interface NativeInputProps {
  props: WidgetProps;
  type: 'date' | 'datetime-local';
  max?: string;
  /** The value of the form; null if there is none. */
  value: string | null;
  /** The value in the notation of the input. */
  shown(value: string | null): string;
  /** The value of a complete text, or why it is none. */
  read(text: string): { value: string } | { problem: string };
  /** The problem of an empty or incomplete field. */
  incomplete: string;
  /** What the field says about its value, below it. Read out with it. */
  reading?: ReactNode;
}

/** A date, with or without a time, in an input that the browser draws. An incomplete one stays in it and cannot be saved. */
export function NativeInput(native: NativeInputProps) {
  const { props, type, max, value, shown, read, incomplete, reading } = native;
  const { id, disabled, readonly, onChange, onBlur, onFocus } = props;
  const draft = useDraft<Json>(props, value, () => shown(value));
  const field = useRef<HTMLInputElement>(null);

  // Half a date has no value, so React would leave it in a field that is empty again.
  const { active } = draft;
  useLayoutEffect(() => {
    const { current: element } = field;
    if (!active || !element) return;
    return () => {
      if (element.validity.badInput) element.value = '';
    };
  }, [active]);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const text = target.value;
    // The form refuses the change, and says why.
    if (isLocked(props)) return onChange(text);
    if (text === '' && (target.validity.badInput || !nullable(props.schema))) {
      return draft.edit({ text, expected: value, problem: incomplete });
    }
    const meaning = text === '' ? { value: null } : read(text);
    if ('problem' in meaning) return draft.edit({ text, expected: value, problem: meaning.problem });
    draft.edit({ text, expected: meaning.value });
    onChange(meaning.value);
  }

  function leave({ target }: FocusEvent<HTMLInputElement>) {
    const { badInput } = target.validity;
    // Browsers do not report what is typed into an empty field before it is a date, nor that the rest of one was removed.
    if (badInput && !draft.active && !isLocked(props)) {
      draft.edit({ text: '', expected: value, problem: incomplete }, { show: true });
    } else if (!badInput && target.value === '' && draft.problem !== undefined && nullable(props.schema)) {
      draft.drop();
      if (value !== null) onChange(null);
    } else draft.leave();
    onBlur(id, value);
  }

  return (
    <div>
      <div className={clsx(styles.row, styles[type])}>
        <input
          {...draftProps(props, draft.shownProblem)}
          ref={field}
          type={type}
          max={max}
          className={control.control}
          value={draft.shown}
          disabled={disabled}
          readOnly={readonly}
          aria-describedby={`${draftProblemId(id)} ${id}__reading ${id}__error ${id}__help`}
          onChange={change}
          onBlur={leave}
          onFocus={() => onFocus(id, value)}
        />
      </div>
      <div id={`${id}__reading`} className={reading ? styles.reading : undefined}>
        {draft.problem === undefined && reading}
      </div>
      <DraftProblem id={id} problem={draft.shownProblem} />
    </div>
  );
}
