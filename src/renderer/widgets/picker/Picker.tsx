import clsx from 'clsx';
import { ChevronsUpDown, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWidgets } from '../context.ts';
import styles from './Picker.module.css';
import { PickerLabel } from './PickerLabel.tsx';
import { PickerList } from './PickerList.tsx';
import type { Opening, PickerProps } from './types.ts';
import { useOpening } from './useOpening.ts';

/** Picks an item from a list. Long lists have a search field. */
export function Picker(props: PickerProps) {
  const { id, name, groups, selected, placeholder, searchPast = 8, attributes, disabled, locked, onClear } = props;
  const { text } = useWidgets();
  const trigger = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useOpening(disabled);
  const close = useCallback(() => setOpening(undefined), [setOpening]);
  const searchable = groups.reduce((sum, group) => sum + group.items.length, 0) > searchPast;
  const clearable = onClear && selected && !selected.muted && !disabled && !locked;

  function open(how: Opening) {
    props.onOpen?.();
    props.onSearch?.('');
    setOpening(how);
  }

  function press({ nativeEvent }: MouseEvent) {
    if (opening) close();
    else open({ byTouch: nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch' });
  }

  function openByKey(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (opening || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      open({});
    } else if (key.length === 1 && key !== ' ' && !altKey) {
      // At once, for the search field to receive the letter.
      flushSync(() => open({ typed: key }));
    }
  }

  /** The clear button disappears, so focus moves to the control. */
  function clear() {
    trigger.current?.focus();
    onClear?.();
  }

  return (
    <div className={clsx(styles.picker, clearable && styles.clearable)}>
      <button
        {...attributes}
        ref={trigger}
        id={id}
        name={name}
        type="button"
        role="combobox"
        aria-haspopup={searchable ? 'dialog' : 'listbox'}
        aria-expanded={opening !== undefined}
        aria-controls={opening && `${id}__popup`}
        className={styles.trigger}
        disabled={disabled}
        // A press that closes the list must not first close it by taking its focus.
        onMouseDown={opening && ((event) => event.preventDefault())}
        onClick={press}
        onKeyDown={openByKey}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      >
        {selected ? (
          <PickerLabel item={{ ...selected, plan: undefined }} />
        ) : (
          <span className={styles.placeholder}>{placeholder}</span>
        )}
      </button>
      {opening && (
        <PickerList
          {...props}
          id={`${id}__popup`}
          searchable={searchable}
          opening={opening}
          trigger={trigger}
          onClose={close}
        />
      )}
      <ChevronsUpDown className={styles.chevron} aria-hidden="true" />
      {clearable && (
        <button type="button" className={styles.clear} aria-label={text('widget.clear')} onClick={clear}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
