import clsx from 'clsx';
import { useRef } from 'react';
import { normalizeText } from '../../../language/fields/normalize.ts';
import type { Variable } from '../../../language/model.ts';
import { useWidgets } from '../context.ts';
import styles from '../parts/control.module.css';
import { controlProps, isOff } from '../parts/control.ts';
import { lockReason } from '../parts/lockReason.ts';
import { BraceCompletion } from '../parts/message/BraceCompletion.tsx';
import { InsertVariable } from '../parts/message/InsertVariable.tsx';
import { MarkedVariables } from '../parts/message/MarkedVariables.tsx';
import { useLimitedText } from '../parts/message/useLimitedText.ts';
import { useOffered } from '../parts/message/useOffered.ts';
import { type WidgetProps, widgetOptions } from '../types.ts';

const noVariables: readonly Variable[] = [];

/** A single line of text. Options: `trim` (on blur), `size: 'short'`, `variables` to insert. */
export default function TextWidget(props: WidgetProps) {
  const { id, schema, disabled, readonly, placeholder, onChange, onBlur, onFocus } = props;
  const { maxLength } = schema;
  const context = useWidgets();
  const { includes, notify, text } = context;
  const options = widgetOptions('text', props);
  const declared: readonly Variable[] = options.variables ?? noVariables;
  const variables = useOffered(declared);
  const field = useRef<HTMLInputElement>(null);
  const { live, value, insert } = useLimitedText(field, props, { maxLength });

  function leave() {
    const typed = value();
    const left = normalizeText(schema, options.trim === true ? typed.trim() : typed);
    if (left !== typed) onChange(left);
    onBlur(id, left);
  }

  function pick({ token = '', plan, lockedMessage }: Variable) {
    if (!includes(plan)) notify(lockReason(context, plan, lockedMessage), 'locked', plan);
    else if (!insert(token))
      notify(schema.messages?.variable ?? text('widget.message.variable', { maxLength }), 'error');
  }

  const isMarked = declared.length > 0;
  const line = (
    <div className={clsx(styles.row, options.size === 'short' && styles.short, isMarked && styles.ground)}>
      <input
        {...controlProps(props)}
        ref={field}
        type="text"
        className={styles.control}
        placeholder={placeholder}
        disabled={disabled}
        readOnly={readonly}
        autoComplete="off"
        onBlur={leave}
        onFocus={() => onFocus(id, value())}
      />
      {isMarked && <MarkedVariables field={field} live={live} variables={declared} />}
    </div>
  );
  if (variables.length === 0) return line;
  const off = isOff(props);
  return (
    <div className={styles.beside}>
      {line}
      {!off && <BraceCompletion id={id} field={field} variables={variables} onPick={pick} />}
      <InsertVariable id={id} variables={variables} small disabled={off} onPick={pick} />
    </div>
  );
}
