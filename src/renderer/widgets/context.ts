import { createContext, useContext } from 'react';
import { type AssignmentObstacle, assignmentObstacle } from '../../language/fields/assignable.ts';
import type { Category, Channel, Plan, Reference, Role, SettingsDocument } from '../../language/model.ts';
import type { Translate } from '../../language/text/message.ts';
import { PLATFORM_CDN } from '../platform.ts';
import { defaultText, type TextKey } from '../primitives/text.ts';
import { commonOnly, type EmojiSources } from './parts/emojiSources.ts';

/** What widgets know of the server and of the form around them. */
export interface WidgetContextValue {
  /** `null` while a list is unavailable. */
  roles: readonly Role[] | null;
  /** What keeps the bot from giving a role to members. */
  obstacleTo(role: Role): AssignmentObstacle | undefined;
  /** Why a channel or category cannot be chosen: permissions that a setting needs there and the bot lacks. */
  permissionProblem(refers: Reference, channel: Channel | Category): string | undefined;
  channels: readonly Channel[] | null;
  voiceChannels: readonly Channel[] | null;
  categories: readonly Category[] | null;
  /** Reads these lists anew, where they can be. */
  refresh?(): Promise<void>;
  /** What the calls of the screen's `lists` answered. */
  lists: Readonly<Record<string, readonly SettingsDocument[]>>;
  /** Read-only facts of the settings answer, like `server_name`. */
  facts: Readonly<Record<string, string>>;
  /** Where pictures of the chat platform are, without a slash at the end. */
  cdnBase: string;
  emoji: EmojiSources;
  /** Whether the plan in force has what needs a plan; what needs none is open to all. */
  includes(plan: Plan | undefined): boolean;
  text: Translate<TextKey>;
  /** The language of the texts: numbers are read and shown as it writes them. */
  language: string;
  /** Shows a banner. What the plan lacks comes with the way to the plans. */
  say(message: string, kind: 'error' | 'info' | 'locked'): void;
  /** What a call answers, by its address relative to the server. Rejects where it fails. */
  read(path: string): Promise<SettingsDocument>;
  /** The value of a compiled expression on the form as it stands, and an entry of a list. */
  evaluate(expression: string, item?: SettingsDocument): unknown;
  /** Values that other rows hold in the place of a control, by its id. */
  usedValues(id: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** A widget outside a form: no lists, no plan, and everything is allowed. */
export const aloneContext: WidgetContextValue = {
  roles: null,
  obstacleTo: (role) => assignmentObstacle(role, { id: '', roles: null }),
  permissionProblem: () => undefined,
  channels: null,
  voiceChannels: null,
  categories: null,
  lists: {},
  facts: {},
  cdnBase: PLATFORM_CDN,
  emoji: commonOnly,
  text: defaultText,
  language: 'en',
  say: () => {},
  read: () => Promise.reject(new Error('There is no server to ask.')),
  evaluate: () => true,
  includes: (plan) => plan === undefined,
  usedValues: () => none,
};

export const WidgetContext = createContext<WidgetContextValue>(aloneContext);

export function useWidgets(): WidgetContextValue {
  return useContext(WidgetContext);
}
