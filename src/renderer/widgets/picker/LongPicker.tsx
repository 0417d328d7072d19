import { Combobox } from '@base-ui/react/combobox';
import type { Virtualizer } from '@tanstack/react-virtual';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useResource } from '../../loading/useResource.ts';
import { usePortalContainer } from '../../primitives/portal.ts';
import { ItemContent } from './ItemContent.tsx';
import styles from './Picker.module.css';
import { PickerLabel } from './PickerLabel.tsx';
import { RefreshButton } from './RefreshButton.tsx';
import type { PickerItem, PickerProps } from './types.ts';

// Loaded on demand, because only large servers have lists that need virtualization.
const loadVirtual = () => import('./VirtualItems.tsx');

/** Lists with more items render only those in view. */
const virtualPast = 100;

/** A list box with a search field. */
export function LongPicker(props: PickerProps) {
  const { id, name, groups, selected, placeholder, searchPlaceholder, noneFound, attributes, disabled } = props;
  const container = usePortalContainer();
  const virtualizer = useRef<Virtualizer<HTMLElement, Element>>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const flat = useMemo(() => flatItems(groups), [groups]);
  const long = flat.length > virtualPast;
  // If the virtualized list fails to load, all items are rendered.
  const { status, value: loaded } = useResource(loadVirtual, { key: long ? loadVirtual : null });
  const virtual = long && status !== 'failed';
  const grouped = !virtual && groups.length > 1;
  const items = useMemo(
    () => (grouped ? groups.map((group) => ({ value: group.title, items: [...group.items] })) : flat),
    [grouped, groups, flat],
  );

  return (
    <Combobox.Root<PickerItem>
      name={name}
      items={items}
      value={selected}
      onValueChange={(item) => item && props.onPick(item.key)}
      itemToStringLabel={(item) => item.title}
      itemToStringValue={(item) => item.key}
      isItemEqualToValue={(a, b) => a.key === b.key}
      disabled={disabled}
      onOpenChange={(open) => open && props.onOpen?.()}
      virtualized={virtual}
      autoHighlight
      onItemHighlighted={(_item, { reason, index }) => {
        if (reason !== 'pointer' && index >= 0) queueMicrotask(() => virtualizer.current?.scrollToIndex(index));
      }}
    >
      <Combobox.Trigger
        {...attributes}
        id={id}
        className={styles.trigger}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
      >
        {selected ? <PickerLabel item={selected} /> : <span className={styles.placeholder}>{placeholder}</span>}
      </Combobox.Trigger>
      <Combobox.Portal container={container}>
        <Combobox.Positioner className={styles.positioner} sideOffset={6} align="start" collisionPadding={8}>
          <Combobox.Popup className={styles.popup} aria-label={placeholder}>
            <div className={styles.search}>
              <Search aria-hidden="true" />
              <Combobox.Input className={styles.input} placeholder={searchPlaceholder} aria-label={searchPlaceholder} />
              {props.refreshable && <RefreshButton />}
            </div>
            <Combobox.Empty className={styles.empty}>{noneFound}</Combobox.Empty>
            {virtual ? (
              <Combobox.List className={styles.virtual} ref={setScroller} aria-label={placeholder}>
                {loaded && <loaded.default scroller={scroller} selected={selected} handle={virtualizer} />}
              </Combobox.List>
            ) : (
              <Combobox.List className={styles.list} aria-label={placeholder}>
                {grouped ? drawGroup : drawItem}
              </Combobox.List>
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** All items in one list without headings, with the group as a note on each item. */
function flatItems(groups: PickerProps['groups']): PickerItem[] {
  return groups.flatMap(({ title, items }) =>
    items.map((item) => ({ ...item, note: [item.note, title].filter(Boolean).join(' · ') })),
  );
}

function drawGroup(group: { value: string; items: PickerItem[] }) {
  return (
    <Combobox.Group key={group.value} items={group.items}>
      {group.value && <Combobox.GroupLabel className={styles.group}>{group.value}</Combobox.GroupLabel>}
      <Combobox.Collection>{drawItem}</Combobox.Collection>
    </Combobox.Group>
  );
}

function drawItem(item: PickerItem) {
  return (
    <Combobox.Item key={item.key} value={item} className={styles.item}>
      <ItemContent item={item} />
    </Combobox.Item>
  );
}
