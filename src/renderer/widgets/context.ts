import { createContext, useContext } from 'react';
import type { Category, Channel, Plan, Role, SettingsDocument } from '../../language/model.ts';
import type { Translate } from '../../language/text.ts';
import { defaultText, type TextKey } from '../primitives/text.ts';
import { commonOnly, type EmojiSources } from './emoji/sources.ts';

/** What widgets know of the server and of the form around them. */
export interface WidgetContextValue {
  /** `null` while a list is unavailable. */
  roles: readonly Role[] | null;
  channels: readonly Channel[] | null;
  voiceChannels: readonly Channel[] | null;
  categories: readonly Category[] | null;
  /** What the calls of the screen's `lists` answered. */
  lists: Readonly<Record<string, readonly SettingsDocument[]>>;
  /** Read-only facts of the settings answer, like `server_name`. */
  facts: Readonly<Record<string, string>>;
  plan: Plan;
  /** Where pictures of the chat platform are, without a slash at the end. */
  cdnBase: string;
  emoji: EmojiSources;
  /** Whether the plan in force has what a given plan has; without it, only the same plan has. */
  includes?(plan: Plan): boolean;
  text: Translate<TextKey>;
  /** Shows a banner. */
  say(message: string, kind: 'error' | 'info'): void;
  /** What a call answers, by its address relative to the server. Rejects where it fails. */
  read(path: string): Promise<SettingsDocument>;
  /** The value of a compiled expression on the form as it stands, and an entry of a list. */
  evaluate(expression: string, item?: SettingsDocument): unknown;
  /** Values that other rows hold: `field` is a path pattern (`items.*.role_id`) or the id of a control in such a row. */
  usedValues(field: string): ReadonlySet<string>;
}

/** The platform's own address for pictures. */
export const PLATFORM_CDN = 'https://cdn.discordapp.com';

const none: ReadonlySet<string> = new Set();

/** A widget outside a form: no lists, no plan, and everything is allowed. */
export const aloneContext: WidgetContextValue = {
  roles: null,
  channels: null,
  voiceChannels: null,
  categories: null,
  lists: {},
  facts: {},
  plan: 'free',
  cdnBase: PLATFORM_CDN,
  emoji: commonOnly,
  text: defaultText,
  say: () => {},
  read: () => Promise.reject(new Error('There is no server to ask.')),
  evaluate: () => true,
  usedValues: () => none,
};

export const WidgetContext = createContext<WidgetContextValue>(aloneContext);

export function useWidgets(): WidgetContextValue {
  return useContext(WidgetContext);
}

/** Whether something that asks for a plan may be used. */
export function unlockedBy(context: WidgetContextValue, plan: Plan | undefined): boolean {
  return plan === undefined || (context.includes?.(plan) ?? plan === context.plan);
}
