import { Select } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { usePortalContainer } from '../../primitives/portal.ts';
import styles from './Picker.module.css';
import { PickerLabel } from './PickerLabel.tsx';
import type { PickerItem, PickerProps } from './types.ts';

/** A list box without a search field. Typing a letter jumps to the next item that starts with it. */
export function ShortPicker(props: PickerProps) {
  const { id, name, groups, selected, placeholder, attributes, disabled, onPick, onBlur, onFocus } = props;
  const container = usePortalContainer();
  return (
    <Select.Root<PickerItem>
      name={name}
      value={selected}
      onValueChange={(item) => item && onPick(item.key)}
      itemToStringLabel={(item) => item.title}
      itemToStringValue={(item) => item.key}
      isItemEqualToValue={(a, b) => a.key === b.key}
      disabled={disabled}
      onOpenChange={(open) => open && props.onOpen?.()}
      modal={false}
    >
      <Select.Trigger {...attributes} id={id} className={styles.trigger} onBlur={onBlur} onFocus={onFocus}>
        {selected ? <PickerLabel item={selected} /> : <span className={styles.placeholder}>{placeholder}</span>}
      </Select.Trigger>
      <Select.Portal container={container}>
        <Select.Positioner
          className={styles.positioner}
          sideOffset={6}
          alignItemWithTrigger={false}
          collisionPadding={8}
        >
          {/* The list inside is the list box. The popup also contains focus guards, which a list box must not. */}
          <Select.Popup className={styles.popup} role="dialog" aria-label={placeholder}>
            <Select.List className={styles.list} aria-label={placeholder}>
              {groups.filter(hasItems).map((group) => (
                <Select.Group key={group.title}>
                  {group.title && <Select.GroupLabel className={styles.group}>{group.title}</Select.GroupLabel>}
                  {group.items.map((item) => (
                    <Select.Item key={item.key} value={item} label={item.title} className={styles.item}>
                      <Select.ItemText render={<span className={styles.itemText} />}>
                        <PickerLabel item={item} />
                      </Select.ItemText>
                      <Select.ItemIndicator className={styles.check}>
                        <Check aria-hidden="true" />
                      </Select.ItemIndicator>
                    </Select.Item>
                  ))}
                </Select.Group>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}

function hasItems({ items }: PickerProps['groups'][number]): boolean {
  return items.length > 0;
}
