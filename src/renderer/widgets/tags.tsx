import clsx from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { repeated } from '../../language/unique.ts';
import { Button } from '../primitives/Button.tsx';
import { useWidgets } from './context.ts';
import control from './parts/control.module.css';
import { controlProps, isLocked, isOff } from './parts/control.ts';
import { Lock } from './parts/Lock.tsx';
import styles from './parts/tags.module.css';
import type { WidgetProps, WidgetSchema } from './types.ts';

interface TagsOptions {
  /** Text on the button that adds. */
  addLabel?: string;
  /** Beginnings that are taken off what is typed, like `r/`. */
  strip?: readonly string[];
}

/** A list of short texts. Enter and leaving the field add; what is empty, or there already where nothing may be there twice, is not added. */
export default function TagsWidget(props: WidgetProps) {
  const { id, schema, placeholder, onChange, onBlur, onFocus } = props;
  const { addLabel, strip = [] } = props.options as TagsOptions;
  const { text, say } = useWidgets();
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const tags = (Array.isArray(props.value) ? props.value : []).map(String);
  const off = isOff(props);
  const full = schema.maxItems !== undefined && tags.length >= schema.maxItems;

  function add() {
    const start = strip.find((beginning) => draft.trim().startsWith(beginning));
    const tag = draft
      .trim()
      .slice(start?.length ?? 0)
      .trim();
    if (tag === '') return setDraft('');
    const fault = faultOf(tag, schema.items);
    if (fault !== undefined) return say(fault, 'error');
    if (full) return say(schema.messages?.maxItems ?? schema.messages?.count ?? '', 'error');
    setDraft('');
    const known = schema.uniqueItems && repeated([...tags, tag], schema.uniqueItems).includes(tag);
    if (!known) onChange([...tags, tag]);
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    input.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (off) return;
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    // A key that is held down deletes what is typed and goes no further.
    if (event.key === 'Backspace' && !event.repeat && draft === '' && last !== undefined) remove(last);
  }

  function leave() {
    if (!off) add();
    onBlur(id, props.value);
  }

  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.list}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                className={styles.remove}
                aria-label={text('widget.tags.remove', { tag })}
                disabled={off}
                onClick={() => remove(tag)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <div className={clsx(control.row, styles.field)}>
          <input
            {...controlProps(props)}
            ref={input}
            type="text"
            className={control.control}
            value={draft}
            placeholder={placeholder}
            disabled={props.disabled}
            readOnly={props.readonly}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={press}
            onBlur={leave}
            onFocus={() => onFocus(id, props.value)}
          />
          {isLocked(props) && <Lock className={control.lock} />}
        </div>
        <Button disabled={off} onClick={add}>
          {addLabel ?? text('widget.tags.add')}
        </Button>
      </div>
    </div>
  );
}

/** The sentence about a text that may not be an entry. */
function faultOf(tag: string, { minLength, maxLength, pattern, messages = {} }: WidgetSchema = {}): string | undefined {
  if (minLength !== undefined && tag.length < minLength) return messages.minLength ?? messages.length;
  if (maxLength !== undefined && tag.length > maxLength) return messages.maxLength ?? messages.length;
  return pattern === undefined || new RegExp(pattern, 'u').test(tag) ? undefined : messages.pattern;
}
