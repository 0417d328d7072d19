import { Check } from 'lucide-react';
import { memo, type RefObject, useEffect, useState } from 'react';
import styles from './Picker.module.css';
import { PickerLabel } from './PickerLabel.tsx';
import type { PickerGroup, PickerItem } from './types.ts';

export interface OptionsProps {
  /** The ids of options begin with it. */
  id: string;
  groups: readonly PickerGroup[];
  /** Of all groups. */
  items: readonly PickerItem[];
  /** The highlighted item. */
  index: number;
  /** The key of the chosen item. */
  selected: string | undefined;
}

/** Under the headings of their groups. */
export function GroupedOptions({ id, groups, items, index, selected }: OptionsProps) {
  let count = 0;
  const option = (item: PickerItem) => {
    const at = count++;
    return (
      <Option key={item.key} id={id} item={item} index={at} active={at === index} selected={item.key === selected} />
    );
  };
  if (groups.length === 1 && groups[0]?.title === '') return items.map(option);
  return groups.map(({ title, items }, at) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, not of controls
    // biome-ignore lint/suspicious/noArrayIndexKey: several groups can have the same title
    <div key={at} role="group" aria-labelledby={title ? `${id}__group${at}` : undefined}>
      {title && (
        <div id={`${id}__group${at}`} className={styles.group}>
          {title}
        </div>
      )}
      {items.map(option)}
    </div>
  ));
}

/** As tall as the style sheet makes an item. */
const HEIGHT = 44;
/** How many rows fit into a list, generously. */
const IN_VIEW = 10;
/** How many are drawn before and after those in view. */
const AROUND = 8;

/** Only those in view, and the highlighted one. */
export function ManyOptions({
  id,
  items,
  index,
  selected,
  scroller,
}: OptionsProps & { scroller: RefObject<HTMLElement | null> }) {
  const [first, setFirst] = useState(Math.max(index - AROUND, 0));
  useEffect(() => {
    const list = scroller.current;
    // In steps, so that most scrolling renders nothing.
    const follow = () => {
      const top = Math.floor((list?.scrollTop ?? 0) / HEIGHT);
      setFirst(Math.floor(top / 4) * 4);
    };
    follow();
    list?.addEventListener('scroll', follow, { passive: true });
    return () => list?.removeEventListener('scroll', follow);
  }, [scroller]);
  return (
    <div role="presentation" className={styles.track} style={{ height: items.length * HEIGHT }}>
      {items.map((item, at) =>
        at === index || (at >= first - AROUND && at < first + IN_VIEW + AROUND) ? (
          <Option
            key={item.key}
            id={id}
            item={item}
            index={at}
            active={at === index}
            selected={item.key === selected}
            count={items.length}
          />
        ) : null,
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PickerItem;
  index: number;
  active: boolean;
  selected: boolean;
  /** How many there are, if not all are drawn. */
  count?: number;
}

const Option = memo(function Option({ id, item, index, active, selected, count }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the list, which refers to the highlighted option
    <div
      role="option"
      id={`${id}__${index}`}
      className={styles.item}
      aria-selected={selected}
      aria-disabled={item.off || undefined}
      aria-setsize={count}
      aria-posinset={count && index + 1}
      data-index={index}
      data-highlighted={active || undefined}
      data-refused={item.refusal !== undefined || undefined}
      style={count ? { position: 'absolute', insetInline: 0, top: index * HEIGHT } : undefined}
    >
      <span className={styles.itemText}>
        <PickerLabel item={item} />
        {item.detail && !count && (
          <span dir="auto" className={styles.detail}>
            {item.detail}
          </span>
        )}
      </span>
      {selected && (
        <span className={styles.check}>
          <Check aria-hidden="true" />
        </span>
      )}
    </div>
  );
});
