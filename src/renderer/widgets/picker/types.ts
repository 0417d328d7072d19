import type { ReactNode } from 'react';
import type { Plan } from '../../../language/model.ts';

/** An item of a picker. */
export interface PickerItem {
  key: string;
  title: string;
  /** A color chip or an icon. */
  leading?: ReactNode;
  /** The item no longer exists, cannot be chosen, or is dangerous. */
  warning?: boolean;
  /** The plan that includes it, if the server's does not. */
  plan?: Plan;
  /** The item that stands for no choice. */
  muted?: boolean;
  /** A note after the title. */
  note?: string;
  /** A line below the title, which is searched too. */
  detail?: string;
  /** The title is code. */
  code?: boolean;
  /** It cannot be picked now; the detail says why. */
  off?: boolean;
  /** Why it cannot be chosen: announced when it is picked. */
  refusal?: string;
  /** What members could do with a role that they get: asked about before it is chosen. */
  dangers?: readonly string[];
}

export interface PickerGroup {
  title: string;
  items: readonly PickerItem[];
}

export interface PickerProps {
  id: string;
  name: string;
  /** A group without a title has no heading. */
  groups: readonly PickerGroup[];
  selected: PickerItem | null;
  placeholder: string;
  searchPlaceholder: string;
  noneFound: string;
  /** The number of items past which a search field appears. */
  searchPast?: number;
  /** The items are a list of the server, which can be reloaded. */
  refreshable?: boolean;
  /** The list stays open, to pick several items one after another. */
  several?: boolean;
  /** The items are searched elsewhere: called with what is typed, and with nothing when the list opens. */
  onSearch?(query: string): void;
  /** Attributes that connect the control to its label, help and error. */
  attributes: Record<string, unknown>;
  disabled?: boolean;
  locked?: boolean;
  /** Called before the items are shown. */
  onOpen?(): void;
  onPick(key: string): void;
  /** Adds a button that clears the choice. */
  onClear?(): void;
  onBlur(): void;
  onFocus(): void;
}

/** How a list was opened. */
export interface Opening {
  /** The search field does not take the focus then, because that would open the on-screen keyboard. */
  byTouch?: boolean;
  /** The letter that opened it. */
  typed?: string;
}

/** Wraps items without groups. */
export function ungrouped(items: readonly PickerItem[]): PickerGroup[] {
  return [{ title: '', items }];
}
