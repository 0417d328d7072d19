import clsx from 'clsx';
import { useRef } from 'react';
import type { WidgetProps } from '../types.ts';
import control from './control.module.css';
import { controlProps } from './control.ts';
import { useLimitedText } from './message/useLimitedText.ts';

interface LineFieldProps {
  props: WidgetProps;
  /** `code` keeps its spaces; those around an address are dropped when it is left. */
  kind: 'url' | 'code';
}

/** One line of text that no person wrote for people: no spelling, no capitals, always from left to right. */
export function LineField({ props, kind }: LineFieldProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const field = useRef<HTMLInputElement>(null);
  const { value } = useLimitedText(field, props, { maxLength: schema.maxLength });

  function leave() {
    const typed = value();
    const left = kind === 'url' ? typed.trim() : typed;
    if (left !== typed) onChange(left);
    onBlur(id, left);
  }

  return (
    <div className={control.row}>
      <input
        {...controlProps(props)}
        ref={field}
        type="text"
        inputMode={kind === 'url' ? 'url' : undefined}
        dir="ltr"
        className={clsx(control.control, kind === 'code' && control.code)}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readonly}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={leave}
        onFocus={() => onFocus(id, value())}
      />
    </div>
  );
}
