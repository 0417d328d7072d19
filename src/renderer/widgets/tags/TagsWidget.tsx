import clsx from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { duplicateEntries } from '../../../language/fields/duplicateEntries.ts';
import { normalizeText } from '../../../language/fields/normalize.ts';
import { isBlank, visibleLength } from '../../../language/text/visible.ts';
import { Button } from '../../primitives/Button.tsx';
import { useWidgets } from '../context.ts';
import control from '../parts/control.module.css';
import { draftProps, isLocked, isOff } from '../parts/control.ts';
import { DraftProblem } from '../parts/DraftProblem.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { useDraft } from '../parts/useDraft.ts';
import type { WidgetProps, WidgetSchema } from '../types.ts';
import styles from './TagsWidget.module.css';

/** Drafts survive changes of the list. */
const beside = { expected: '', isBeside: true } as const;

/**
 * A list of short texts. Enter and blur add the typed text, unless it is empty or a forbidden duplicate. Invalid text stays in
 * the field and cannot be saved.
 */
export default function TagsWidget(props: WidgetProps) {
  const { id, schema, placeholder, onChange, onBlur, onFocus } = props;
  const { text, notify } = useWidgets();
  const draft = useDraft(props, beside.expected, (nothing) => nothing);
  const typed = draft.shown;
  const input = useRef<HTMLInputElement>(null);
  const tags = (Array.isArray(props.value) ? props.value : []).map(String);
  const off = isOff(props);
  const full = schema.maxItems !== undefined && tags.length >= schema.maxItems;

  /** What was typed is not lost with the page: until it is added, it counts as an edit. */
  function edit(typed: string) {
    draft.edit({
      ...beside,
      text: typed,
      ...(!isBlank(typed) && !isLocked(props) && { problem: text('widget.tags.pending') }),
    });
  }

  function add() {
    const tag = normalizeText(schema.items ?? {}, typed.trim()).trim();
    if (isBlank(tag)) return draft.drop();
    if (isLocked(props)) {
      draft.drop();
      // The form refuses the change, and says why.
      return onChange([...tags, tag]);
    }
    const fault =
      faultOf(tag, schema.items) ?? (full ? (schema.messages?.maxItems ?? schema.messages?.count ?? '') : undefined);
    if (fault !== undefined) {
      draft.edit({ ...beside, text: typed, problem: fault }, { show: true });
      return notify(fault, 'error');
    }
    const known = schema.uniqueItems && duplicateEntries([...tags, tag], schema.uniqueItems).includes(tag);
    draft.edit({ ...beside, text: '' });
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
    // Holding the key down deletes the typed text only.
    if (event.key === 'Backspace' && !event.repeat && typed === '' && last !== undefined) remove(last);
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
              <bdi>{tag}</bdi>
              <RemoveButton name={tag} disabled={off} onRemove={() => remove(tag)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <div className={clsx(control.row, styles.field)}>
          <input
            {...draftProps(props, draft.shownProblem)}
            ref={input}
            type="text"
            className={control.control}
            value={typed}
            placeholder={placeholder}
            disabled={props.disabled}
            readOnly={props.readonly}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            onChange={({ target }) => edit(target.value)}
            onKeyDown={press}
            onBlur={leave}
            onFocus={() => onFocus(id, props.value)}
          />
        </div>
        <Button disabled={off} onClick={add}>
          {text('widget.tags.add')}
        </Button>
      </div>
      <DraftProblem id={id} problem={draft.shownProblem} />
    </div>
  );
}

/** Why a text is not a valid entry, or undefined. */
function faultOf(tag: string, { minLength, maxLength, pattern, messages = {} }: WidgetSchema = {}): string | undefined {
  if (minLength !== undefined && visibleLength(tag) < minLength) return messages.minLength ?? messages.length;
  if (maxLength !== undefined && tag.length > maxLength) return messages.maxLength ?? messages.length;
  return pattern === undefined || new RegExp(pattern, 'u').test(tag) ? undefined : messages.pattern;
}
