import clsx from 'clsx';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Popup } from '../../primitives/overlays/Popup.tsx';
import line from '../parts/searchLine.module.css';
import { optionTo } from './keys.ts';
import { GroupedOptions, ManyOptions, type OptionsProps } from './Options.tsx';
import styles from './Picker.module.css';
import { RefreshButton } from './RefreshButton.tsx';
import { scrollToOption } from './scrollToOption.ts';
import { beginsWith, contains } from './search.ts';
import type { Opening, PickerItem, PickerProps } from './types.ts';

/** Lists with more items render only those in view. */
const MANY = 100;
/** How long a pause ends what is typed to find an item, in milliseconds. */
const PAUSE = 700;

export interface PickerListProps
  extends Pick<
    PickerProps,
    | 'id'
    | 'groups'
    | 'selected'
    | 'placeholder'
    | 'searchPlaceholder'
    | 'noneFound'
    | 'refreshable'
    | 'several'
    | 'onSearch'
    | 'onPick'
  > {
  searchable: boolean;
  opening: Opening;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Wider than its control, which is small. */
  wide?: boolean;
  /** Links and buttons below the list. */
  footer?: ReactNode;
  onClose(): void;
}

/**
 * The open list of a picker. The focus stays on the search field, or on the list if there is none; arrow keys move the
 * highlight.
 */
export function PickerList(props: PickerListProps) {
  const { id, groups, selected, placeholder, searchPlaceholder, noneFound, searchable, opening, trigger } = props;
  const { several, onSearch } = props;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const [query, setQuery] = useState('');
  const many = useMemo(() => groups.reduce((sum, { items }) => sum + items.length, 0) > MANY, [groups]);
  const shown = useMemo(() => {
    const all = many ? [{ title: '', items: flatItems(groups) }] : groups;
    const found = all.map(({ title, items }) => ({
      title,
      items: onSearch ? items : items.filter(({ title, detail = '' }) => contains(`${title} ${detail}`, query)),
    }));
    return found.filter(({ items }) => items.length > 0);
  }, [groups, many, query, onSearch]);
  const items = useMemo(() => shown.flatMap((group) => group.items), [shown]);

  // Undefined for the first, as after each letter of a search.
  const [pointed, setPointed] = useState(() => (searchable ? undefined : find(opening.typed ?? '')) ?? selected?.key);
  const index = Math.max(
    items.findIndex(({ key }) => key === pointed),
    0,
  );

  const optionId = items.length > 0 ? `${id}__${index}` : undefined;
  const pointing = useRef(false);
  useLayoutEffect(() => {
    // A pointer is on an option already, which must not move away from it.
    if (!pointing.current && optionId) scrollToOption(list.current, document.getElementById(optionId));
  }, [optionId]);

  function find(letters: string, after = -1): string | undefined {
    if (letters === '') return undefined;
    const rest = [...items.slice(after + 1), ...items.slice(0, after + 1)];
    return rest.find(({ title }) => beginsWith(title, letters))?.key;
  }

  function pick(item: PickerItem | undefined) {
    if (!item || item.off) return;
    if (several) setPointed((items[index + 1] ?? items[index - 1])?.key);
    else props.onClose();
    if (item.key !== selected?.key) props.onPick(item.key);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, altKey, metaKey, timeStamp } = event;
    // Buttons and links beside the list have keys of their own, and so does an input method.
    const beside = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
    if (beside || event.nativeEvent.isComposing || ctrlKey || altKey || metaKey) return;
    const searching = target === input.current;
    pointing.current = false;
    const going = timeStamp - typed.current.at < PAUSE;
    const next = optionTo(key, index, items.length, searching);
    if (next !== undefined) {
      event.preventDefault();
      setPointed(items[next]?.key);
    } else if (key === 'Enter' || (key === ' ' && !searching && !going)) {
      event.preventDefault();
      pick(items[index]);
    } else if (key.length === 1 && !searching) {
      if (searchable) return input.current?.focus();
      event.preventDefault();
      const letters = going ? typed.current.letters + key : key;
      typed.current = { letters, at: timeStamp };
      // The same letter again leads to the next one that begins with it.
      const same = [...letters].every((letter) => letter === key);
      const found = same ? find(key, index) : find(letters, index - 1);
      if (found !== undefined) setPointed(found);
    }
  }

  function point(event: PointerEvent) {
    const item = items[indexOf(event)];
    // What scrolls below a resting pointer is not meant.
    if (!item || (event.movementX === 0 && event.movementY === 0)) return;
    pointing.current = true;
    setPointed(item.key);
  }

  function search(text: string) {
    setQuery(text);
    onSearch?.(text);
    setPointed(undefined);
    pointing.current = false;
  }

  const options: OptionsProps = { id, groups: shown, items, index, selected: selected?.key };
  return (
    <Popup
      id={searchable ? id : undefined}
      role={searchable ? 'dialog' : undefined}
      aria-label={searchable ? placeholder : undefined}
      className={clsx(styles.popup, props.wide && styles.wide)}
      anchor={trigger}
      focus={() => (searchable && !opening.byTouch ? input.current : list.current)}
      onDismiss={props.onClose}
      onKeyDown={onKeyDown}
    >
      {searchable && (
        <div className={line.search}>
          <Search aria-hidden="true" />
          <input
            ref={input}
            type="text"
            dir="auto"
            role="combobox"
            className={line.input}
            placeholder={searchPlaceholder}
            aria-label={searchPlaceholder}
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={`${id}__list`}
            aria-activedescendant={optionId}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => search(target.value)}
          />
          {props.refreshable && <RefreshButton />}
        </div>
      )}
      <div role="status" className={styles.empty}>
        {items.length === 0 && noneFound}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the panel around it handles keys */}
      <div
        ref={list}
        id={searchable ? `${id}__list` : id}
        role="listbox"
        tabIndex={-1}
        aria-label={placeholder}
        aria-activedescendant={optionId}
        className={styles.list}
        // The focus stays where it is.
        onMouseDown={(event) => event.target !== event.currentTarget && event.preventDefault()}
        onPointerMove={point}
        onClick={(event) => pick(items[indexOf(event)])}
      >
        {many ? <ManyOptions {...options} scroller={list} /> : <GroupedOptions {...options} />}
      </div>
      {props.footer && <div className={styles.footer}>{props.footer}</div>}
    </Popup>
  );
}

/** All items in one list without headings, with the group as a note on each item. */
function flatItems(groups: PickerProps['groups']): PickerItem[] {
  return groups.flatMap(({ title, items }) =>
    items.map((item) => ({ ...item, note: [item.note, title].filter(Boolean).join(' · ') })),
  );
}

/** The index of the item that was pressed. */
function indexOf({ target }: SyntheticEvent): number {
  const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
  return Number(option?.dataset.index ?? -1);
}
