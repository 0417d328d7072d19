import type { ReactNode } from 'react';

/** One thing that can be picked. */
export interface PickerItem {
  key: string;
  title: string;
  /** A color chip or an icon. */
  leading?: ReactNode;
  /** Something is wrong with it: it is gone, or not among what may be chosen. */
  warning?: boolean;
  /** Another plan has it. */
  locked?: boolean;
  /** The choice of nothing. */
  muted?: boolean;
  /** Quiet words behind the title. */
  note?: string;
  /** Why it cannot be chosen: said to whoever picks it. */
  refusal?: string;
}

export interface PickerGroup {
  title: string;
  items: readonly PickerItem[];
}

export interface PickerProps {
  id: string;
  name: string;
  /** Items without a heading stand in a group without a title. */
  groups: readonly PickerGroup[];
  selected: PickerItem | null;
  placeholder: string;
  searchPlaceholder: string;
  noneFound: string;
  /** The number of items past which a search field appears. */
  searchPast?: number;
  /** The items are a list of the server, which can be read anew. */
  refreshable?: boolean;
  /** The attributes that tie the control to its label, help and error. */
  attributes: Record<string, unknown>;
  disabled?: boolean;
  locked?: boolean;
  /** Before the items show: the moment to look at other rows again. */
  onOpen?(): void;
  onPick(key: string): void;
  /** Makes the choice removable by a button. */
  onClear?(): void;
  onBlur(): void;
  onFocus(): void;
}

/** A picker's items when they stand in no groups. */
export function ungrouped(items: readonly PickerItem[]): PickerGroup[] {
  return [{ title: '', items }];
}
