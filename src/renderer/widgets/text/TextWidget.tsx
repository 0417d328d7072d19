import clsx from 'clsx';
import { type ChangeEvent, useRef } from 'react';
import { normalizeText } from '../../../language/fields/normalize.ts';
import type { Variable } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import styles from '../parts/control.module.css';
import { controlProps, isLocked, isOff } from '../parts/control.ts';
import { Lock } from '../parts/Lock.tsx';
import { limitEdit } from '../parts/limitEdit.ts';
import { useInsertion } from '../parts/message/useInsertion.ts';
import { useOffered } from '../parts/message/useOffered.ts';
import { VariableChips } from '../parts/message/VariableChips.tsx';
import { optionsOf, type WidgetProps } from '../types.ts';

const noVariables: readonly Variable[] = [];

/** One line of text. Options: `trim` on leaving, `size: 'short'`, `variables` to insert. */
export default function TextWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const { maxLength } = schema;
  const { say, text } = useWidgets();
  const options = optionsOf('text', props);
  const variables = useOffered<Variable>(options.variables ?? noVariables);
  const field = useRef<HTMLInputElement>(null);
  const insertion = useInsertion(field, value, { maxLength });

  function change(event: ChangeEvent<HTMLInputElement>) {
    insertion.visit();
    const { value: typed, selectionEnd } = event.target;
    onChange(limitEdit(value, typed, { maxLength }, selectionEnd ?? undefined).text);
  }

  function leave() {
    const left = normalizeText(schema, options.trim === true ? value.trim() : value);
    if (left !== value) onChange(left);
    onBlur(id, left);
  }

  function press({ token = '' }: Variable) {
    if (insertion.insert(token)) return;
    say(schema.messages?.variable ?? text('widget.message.variable', { maxLength }), 'error');
  }

  const line = (
    <div className={clsx(styles.row, options.size === 'short' && styles.short)}>
      <input
        {...controlProps(props)}
        {...insertion.visits}
        ref={field}
        type="text"
        className={styles.control}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readonly}
        autoComplete="off"
        onChange={change}
        onBlur={leave}
        onFocus={() => onFocus(id, value)}
      />
      {isLocked(props) && <Lock className={styles.lock} />}
    </div>
  );
  if (variables.length === 0) return line;
  return (
    <div className={styles.lines}>
      {line}
      <VariableChips variables={variables} off={isOff(props)} onPress={press} />
    </div>
  );
}
