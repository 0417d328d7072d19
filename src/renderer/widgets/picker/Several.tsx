import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useWidgets } from '../context.ts';
import { isLocked, isOff, unnamedProps } from '../parts/control.ts';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import type { WidgetProps } from '../types.ts';
import { Picker } from './Picker.tsx';
import { PickerLabel } from './PickerLabel.tsx';
import styles from './Several.module.css';
import type { PickerItem, PickerProps } from './types.ts';

export interface SeveralProps
  extends Pick<
    PickerProps,
    'groups' | 'placeholder' | 'searchPlaceholder' | 'noneFound' | 'refreshable' | 'onOpen' | 'onSearch'
  > {
  /** Of the widget, whose value is a list of keys. */
  control: WidgetProps;
  /** The item of a chosen key, offered or not. */
  itemOf(key: string): PickerItem;
  /** The items cannot be chosen from: their list is unavailable. */
  unavailable?: boolean;
  children?: ReactNode;
}

/** Picks several items from a list. Those that are chosen are chips above it, and are not offered again. */
export function Several({ control, groups, itemOf, unavailable, children, ...picker }: SeveralProps) {
  const { id, name, label, schema, value, onChange, onBlur, onFocus } = control;
  const { notify } = useWidgets();
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenIn(control);
  const items = chosen.map(itemOf);
  const offered = groups.map(({ title, items }) => ({
    title,
    items: items.filter(({ key }) => !chosen.includes(key)),
  }));

  function pick(key: string) {
    const refusal = offered.flatMap(({ items }) => items).find((item) => item.key === key)?.refusal;
    if (refusal !== undefined) return notify(refusal, 'error');
    if (chosen.length >= (schema.maxItems ?? Infinity)) {
      return notify(schema.messages?.maxItems ?? schema.messages?.count ?? '', 'error');
    }
    onChange([...chosen, key]);
  }

  /** The focus goes to the next chip, or else to the picker. */
  function remove(at: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1] ?? document.getElementById(id);
    onChange(chosen.filter((_, index) => index !== at));
    next?.focus();
  }

  return (
    <>
      {items.length > 0 && (
        <ul ref={list} className={styles.chips} aria-label={label}>
          {items.map((item, index) => (
            <li key={item.key} className={clsx(styles.chip, item.warning && styles.warning)}>
              <PickerLabel item={item} />
              <RemoveButton name={item.title} disabled={isOff(control)} onRemove={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
      <Picker
        {...picker}
        id={id}
        name={name}
        groups={offered}
        selected={null}
        several
        searchPast={-1}
        attributes={unnamedProps(control)}
        disabled={isOff(control) || unavailable}
        locked={isLocked(control)}
        onPick={pick}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      {children}
    </>
  );
}

/** The keys that a control holds. */
export function chosenIn({ value }: Pick<WidgetProps, 'value'>): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
