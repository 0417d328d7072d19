import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Variable } from '../../../../language/model.ts';
import { Popup } from '../../../primitives/overlays/Popup.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import { useWidgets } from '../../context.ts';
import { optionTo } from '../../picker/keys.ts';
import { GroupedOptions } from '../../picker/Options.tsx';
import picker from '../../picker/Picker.module.css';
import { scrollToOption } from '../../picker/scrollToOption.ts';
import { beginsWith, contains } from '../../picker/search.ts';
import { type PickerItem, ungrouped } from '../../picker/types.ts';
import type { TextField } from '../useTextInput.ts';
import styles from './CompletionList.module.css';
import { caretPlace } from './caretPlace.ts';
import type { TypedBrace } from './useTypedBrace.ts';
import { variableGroups } from './variableItems.ts';

interface CompletionListProps {
  id: string;
  field: RefObject<TextField | null>;
  typed: TypedBrace;
  variables: readonly Variable[];
  onPick(variable: Variable): void;
  onEnd(): void;
}

/** The variables whose names contain what is typed, beside the text. The focus stays in the text. */
export default function CompletionList({ id, field, typed, variables, onPick, onEnd }: CompletionListProps) {
  const context = useWidgets();
  const { text } = context;
  const items = matching(
    variableGroups(variables, context).flatMap((group) => group.items),
    typed.name,
  );
  const [pointed, setPointed] = useState({ name: typed.name, index: 0 });
  const index = pointed.name === typed.name ? Math.min(pointed.index, items.length - 1) : 0;
  const anchor = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { at } = typed;

  // Before the list is placed beside it.
  useLayoutEffect(() => {
    const { current: element } = field;
    if (!anchor.current || !(element instanceof HTMLTextAreaElement)) return;
    const { left, top, height } = caretPlace(element, at);
    Object.assign(anchor.current.style, { left: `${left}px`, top: `${top}px`, height: `${height}px`, width: '1px' });
  }, [field, at]);

  function pick(item: PickerItem | undefined) {
    const variable = variables.find(({ name }) => name === item?.key);
    const { current: element } = field;
    if (!variable || !element) return;
    const { value } = element;
    const caret = at + 1 + typed.name.length;
    const start = variable.token?.startsWith('$') && value[at - 1] === '$' ? at - 1 : at;
    element.setSelectionRange(start, value[caret] === '}' ? caret + 1 : caret);
    onEnd();
    onPick(variable);
    // Refused: the next key must not replace what was typed.
    if (variable.token !== undefined && element.value === value) element.setSelectionRange(caret, caret);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (items.length === 0 || isComposing || ctrlKey || altKey || metaKey || shiftKey) return;
    const next = optionTo(key, index, items.length, true);
    if (next !== undefined) setPointed({ name: typed.name, index: next });
    else if (key === 'Enter' || key === 'Tab') pick(items[index]);
    else if (key === 'Escape') onEnd();
    else return;
    // The text, the form and a dialog around it have uses for these keys, too.
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  // Before the list is seen, so that no key is lost.
  useLayoutEffect(() => {
    const element: HTMLElement | null = field.current;
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, [field]);

  const option = items.length > 0 ? `${id}__${index}` : undefined;
  useLayoutEffect(() => {
    const { current: element } = field;
    if (!element || option === undefined) return;
    const said = { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': option };
    for (const [name, value] of Object.entries(said)) element.setAttribute(name, value);
    scrollToOption(list.current, document.getElementById(option));
    return () => {
      for (const name of Object.keys(said)) element.removeAttribute(name);
    };
  }, [field, id, option]);

  const indexOf = ({ target }: SyntheticEvent) =>
    Number((target instanceof Element && target.closest<HTMLElement>('[role="option"]')?.dataset.index) || -1);
  return (
    <>
      <span ref={anchor} className={styles.anchor} />
      {items.length > 0 && (
        <Popup className={styles.popup} anchor={anchor} sheet={false} onDismiss={onEnd}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text handles keys */}
          <div
            ref={list}
            id={id}
            role="listbox"
            tabIndex={-1}
            aria-label={text('widget.message.variables')}
            className={picker.list}
            // The focus stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={(event) => {
              const to = indexOf(event);
              if (to >= 0 && event.movementX + event.movementY !== 0) setPointed({ name: typed.name, index: to });
            }}
            onClick={(event) => pick(items[indexOf(event)])}
          >
            <GroupedOptions id={id} groups={ungrouped(items)} items={items} index={index} selected={undefined} />
          </div>
        </Popup>
      )}
      <VisuallyHidden role="status">
        {items.length > 0 && text('widget.message.completion', { count: items.length })}
      </VisuallyHidden>
    </>
  );
}

/** Those that can be inserted now; the ones that begin with the name come first. */
function matching(items: readonly PickerItem[], name: string): PickerItem[] {
  const found = items.filter((item) => !item.off && contains(item.title, name));
  const isFirst = (item: PickerItem) => beginsWith(item.title, name);
  return [...found.filter(isFirst), ...found.filter((item) => !isFirst(item))];
}
