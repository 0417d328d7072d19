import type { Plan } from '../../language/model.ts';
import { isRecord, read, unexpectedAnswer } from '../calls/api.ts';
import { overviewPath } from '../calls/paths.ts';

/** Where a setting is: the module, the fragment of its address, and the titles that lead to it. */
export interface SettingPlace {
  module: string;
  address: string;
  label: string;
}

/** What the bot is not allowed to do, but settings need. */
export type BotIssue = { settings: readonly SettingPlace[] } & (
  | { kind: 'role'; role: string; bot_role: string }
  | { kind: 'server'; permissions: readonly string[] }
  | {
      kind: 'permissions';
      target: 'channel' | 'voiceChannel' | 'category';
      name: string;
      permissions: readonly string[];
    }
);

export type State = 'always' | 'on' | 'incomplete' | 'off' | 'locked';

/** The state of a module. */
export interface ModuleState {
  id: string;
  state: State;
  /** What it does at the moment or, while it is off, what it is for. */
  status: string | null;
  missing: readonly { address: string; label: string; message: string }[];
  changed: { at: string; by: { name: string } } | null;
  /** What a locked module requires. */
  unlock: { plan: Plan | null; title: string; text: string; action: { label: string; to: string } } | null;
}

/** The state of a server. */
export interface ServerOverview {
  plan: Plan;
  bot: {
    connection: 'connected' | 'reconnecting' | 'disconnected' | 'unknown';
    heard_at: string | null;
    issues: readonly BotIssue[];
  };
  /** Whether the server's roles and channels could be read. */
  complete: boolean;
  /** How many roles open modules to their members, and the setting that lists them. Reported to the owner only. */
  access?: { roles: number; module: string; address: string } | null;
  modules: readonly ModuleState[];
}

/** Reads the state of a server. @throws ApiFailure */
export async function readServerOverview(guildId: string, signal: AbortSignal): Promise<ServerOverview> {
  const answer = await read(overviewPath(guildId), signal);
  return isServerOverview(answer) ? answer : unexpectedAnswer();
}

/** The parts that the page cannot be drawn without: a proxy may have answered. */
function isServerOverview(answer: Record<string, unknown>): answer is Record<string, unknown> & ServerOverview {
  const { plan, bot, modules } = answer;
  return typeof plan === 'string' && isRecord(bot) && Array.isArray(bot.issues) && Array.isArray(modules);
}
