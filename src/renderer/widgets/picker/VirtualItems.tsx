import { Combobox } from '@base-ui/react/combobox';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useImperativeHandle, useState } from 'react';
import { ItemContent } from './ItemContent.tsx';
import styles from './Picker.module.css';
import type { PickerItem } from './types.ts';

const itemHeight = 44;
const edge = 4;

interface VirtualItemsProps {
  /** The list box, once mounted. */
  scroller: HTMLElement | null;
  /** Scrolled into view when the list opens. */
  selected: PickerItem | null;
  /** Receives the virtualizer, to scroll to items. */
  handle: RefObject<Virtualizer<HTMLElement, Element> | null>;
}

/** The filtered items of a combobox, rendering only those in view. */
export default function VirtualItems({ scroller, selected, handle }: VirtualItemsProps) {
  const items = Combobox.useFilteredItems<PickerItem>();
  const [first] = useState(() => items.findIndex((item) => item.key === selected?.key));
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: () => itemHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    initialOffset: Math.max(first - 2, 0) * itemHeight,
    overscan: 8,
    paddingStart: edge,
    paddingEnd: edge,
    scrollPaddingStart: edge,
    scrollPaddingEnd: edge,
  });
  useImperativeHandle(handle, () => virtualizer);

  if (items.length === 0) return null;
  return (
    <div role="presentation" className={styles.track} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
        const item = items[index];
        return item ? (
          <Combobox.Item
            key={key}
            index={index}
            value={item}
            className={styles.item}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{
              position: 'absolute',
              insetInline: edge,
              top: 0,
              height: size,
              transform: `translateY(${start}px)`,
            }}
          >
            <ItemContent item={item} />
          </Combobox.Item>
        ) : null;
      })}
    </div>
  );
}
