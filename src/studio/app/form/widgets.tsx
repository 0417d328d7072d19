import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { useId, useState } from 'react';
import { useNames } from '../useNames.ts';
import { ExpressionEditor } from './ExpressionEditor.tsx';
import { useFormParts } from './FormParts.ts';
import styles from './form.module.css';

/** A text, a number, a name or an expression. What it means comes with the options, because widgets do not know their place. */
function TextWidget({ id, value, onChange, onBlur, schema, options, disabled }: WidgetProps) {
  const { file } = useFormParts();
  const meaning = typeof options.meaning === 'string' ? options.meaning : '';
  const names = useNames(meaning, file);
  const list = useId();
  const text = value === undefined || value === null ? '' : String(value);
  // A field that became another one while somebody types would lose the focus.
  const [isLong] = useState(text.length > 60 || text.includes('\n'));
  if (meaning === 'condition' || meaning === 'expression') {
    const pointer = Array.isArray(options.pointer) ? options.pointer : [];
    return <ExpressionEditor id={id} value={text} pointer={pointer} onChange={onChange} />;
  }
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  if (!isNumber && (PROSE.has(meaning) || isLong)) {
    return (
      <textarea
        id={id}
        className={styles.prose}
        value={text}
        rows={Math.max(1, Math.ceil(text.length / 64))}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <>
      <input
        id={id}
        className={isNumber ? styles.number : styles.input}
        inputMode={isNumber ? 'decimal' : undefined}
        value={text}
        disabled={disabled}
        list={names.length > 0 ? list : undefined}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onBlur?.(id, text)}
      />
      {names.length > 0 && (
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Definitions of texts for people, which may be long. */
const PROSE = new Set(['text', 'translation']);

function SelectWidget({ id, value, options, onChange }: WidgetProps) {
  const { enumOptions = [] } = options;
  const chosen = enumOptions.findIndex((one) => JSON.stringify(one.value) === JSON.stringify(value));
  return (
    <select
      id={id}
      className={styles.input}
      value={chosen}
      onChange={({ target }) => onChange(enumOptions[Number(target.value)]?.value)}
    >
      {chosen < 0 && <option value={-1}>{JSON.stringify(value) ?? ''}</option>}
      {enumOptions.map((one, index) => (
        <option key={one.label} value={index}>
          {typeof one.value === 'string' ? one.value : JSON.stringify(one.value)}
        </option>
      ))}
    </select>
  );
}

function CheckboxWidget({ id, value, onChange, schema }: WidgetProps) {
  const isFixed = schema.const !== undefined;
  return (
    <span className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.checked)}
      />
      {value === true ? 'true' : 'false'}
    </span>
  );
}

// The library types every part for any schema and any context, and so accepts none that says which ones it is for.
export const widgets = {
  TextWidget,
  DateWidget: TextWidget,
  SelectWidget,
  CheckboxWidget,
} as unknown as RegistryWidgetsType;
