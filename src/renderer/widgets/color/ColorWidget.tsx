import clsx from 'clsx';
import type { ChangeEvent } from 'react';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { draftProps, isLocked, isOff } from '../parts/control.ts';
import { DraftProblem } from '../parts/DraftProblem.tsx';
import { useDraft } from '../parts/useDraft.ts';
import type { WidgetProps } from '../types.ts';
import styles from './ColorWidget.module.css';

const code = /^#[0-9a-f]{6}$/i;

/** A color, chosen in the browser's picker or typed as a hex code. An invalid code stays in the field and cannot be saved. */
export default function ColorWidget(props: WidgetProps) {
  const { id, disabled, readonly, onChange, onBlur, onFocus } = props;
  const { text } = useWidgets();
  const value = typeof props.value === 'string' ? props.value : '';
  const draft = useDraft(props, value, (color) => color);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value.trim();
    const color = code.test(`#${typed}`) ? `#${typed}` : typed;
    if (!code.test(color) && !isLocked(props)) {
      return draft.edit({ text: event.target.value, expected: value, problem: text('widget.color.invalid') });
    }
    draft.edit({ text: color, expected: color });
    onChange(color);
  }

  function pick(color: string) {
    onChange(color);
    draft.drop();
  }

  function leave() {
    draft.leave();
    onBlur(id, value);
  }

  return (
    <div>
      <div className={clsx(control.row, styles.color)}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={text('widget.color.pick')}
          aria-describedby={`${id}__label`}
          value={code.test(value) ? value.toLowerCase() : '#000000'}
          disabled={isOff(props)}
          data-locked={isLocked(props) || undefined}
          onChange={(event) => pick(event.target.value)}
          onFocus={() => onFocus(id, value)}
          onBlur={() => onBlur(id, value)}
        />
        <div className={clsx(control.row, styles.code)}>
          <input
            {...draftProps(props, draft.shownProblem)}
            type="text"
            className={clsx(control.control, styles.text)}
            value={draft.shown}
            disabled={disabled}
            readOnly={readonly}
            autoComplete="off"
            spellCheck={false}
            onChange={change}
            onBlur={leave}
            onFocus={() => onFocus(id, value)}
          />
        </div>
      </div>
      <DraftProblem id={id} problem={draft.shownProblem} />
    </div>
  );
}
