import { createContext, useContext } from 'react';
import { type AssignmentObstacle, assignmentObstacle } from '../../language/fields/assignable.ts';
import type {
  Category,
  Channel,
  GuildLists,
  Messages,
  Plan,
  Reference,
  Role,
  SettingsDocument,
} from '../../language/model.ts';
import type { Translate } from '../../language/text/message.ts';
import { DISCORD_CDN } from '../calls/paths.ts';
import { defaultWidgetText, type WidgetTextKey } from '../text/widgetText.ts';
import { commonOnly, type EmojiSources } from './parts/emojiSources.ts';

/** What widgets know about the server and the form. */
export interface WidgetContextValue {
  /** `null` while a list is unavailable. */
  roles: readonly Role[] | null;
  /** Why a role cannot be assigned to members, if it cannot. */
  obstacleTo(role: Role): AssignmentObstacle | undefined;
  /** What members with a role could do to the server, the worst first. */
  dangersOf(role: Role): readonly string[];
  /** The standard sentences of the module. */
  standard: Messages;
  /** Why a channel or category cannot be chosen: permissions that a setting needs there and the bot lacks. */
  permissionProblem(refers: Reference, channel: Channel | Category): string | undefined;
  channels: readonly Channel[] | null;
  voiceChannels: readonly Channel[] | null;
  categories: readonly Category[] | null;
  /** As in the lists of the language. */
  members?: GuildLists['members'];
  /** Takes over what was found out about members. */
  learn(members: NonNullable<GuildLists['members']>): void;
  /** Reloads these lists, if they can be. */
  refresh?(): Promise<void>;
  /** The lists that the screen declares in `lists`. */
  lists: Readonly<Record<string, readonly SettingsDocument[]>>;
  /** Read-only values that came with the settings, such as `server_name`. */
  facts: Readonly<Record<string, string>>;
  /** Base address of Discord's CDN, without a trailing slash. */
  cdnBase: string;
  emoji: EmojiSources;
  /** Whether the server's plan includes what needs a plan. True if none is needed. */
  includes(plan: Plan | undefined): boolean;
  planTitle(plan: Plan): string;
  text: Translate<WidgetTextKey>;
  /** The language of the texts, used to parse and format numbers. */
  language: string;
  /** The server's time zone. */
  timeZone: string;
  /** Shows a banner. `locked` adds a link to the plans, with the lowest that includes what is locked. */
  notify(message: string, kind: 'error' | 'info' | 'locked', plan?: Plan): void;
  /** Makes a call, by path relative to the server. Rejects if it fails. */
  read(path: string): Promise<SettingsDocument>;
  /** Evaluates an expression with the current form values, and with a list entry as `item`. */
  evaluate(expression: string, item?: SettingsDocument): unknown;
  /** The same for the control with an id: in a row, `item` is its entry. */
  evaluateAt(id: string, expression: string): unknown;
  /** The entries of a list that the control with an id can choose, as the form has them now: their keys and names. */
  entries(list: string, id: string): readonly { key: string; title: string }[];
  /** The colors of the theme that a setting has in the form now. */
  colorsOf(setting: string): readonly string[];
  /** The values of the same field in other rows, by the id of the control. */
  usedValues(id: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** The context of a widget outside a form: no lists, no plan, everything allowed. */
export const aloneContext: WidgetContextValue = {
  roles: null,
  obstacleTo: (role) => assignmentObstacle(role, { id: '', roles: null }),
  dangersOf: () => [],
  standard: {},
  permissionProblem: () => undefined,
  channels: null,
  voiceChannels: null,
  categories: null,
  learn: () => {},
  lists: {},
  facts: {},
  cdnBase: DISCORD_CDN,
  emoji: commonOnly,
  text: defaultWidgetText,
  language: 'en',
  timeZone: 'UTC',
  notify: () => {},
  read: () => Promise.reject(new Error('There is no server to call.')),
  evaluate: () => true,
  evaluateAt: () => undefined,
  includes: (plan) => plan === undefined,
  planTitle: (plan) => plan,
  entries: () => [],
  colorsOf: () => [],
  usedValues: () => none,
};

export const WidgetContext = createContext<WidgetContextValue>(aloneContext);

export function useWidgets(): WidgetContextValue {
  return useContext(WidgetContext);
}
