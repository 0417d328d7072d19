import type { Plan } from '../../language/model.ts';
import { reportedPlan } from '../../language/plans/planOrder.ts';
import { planIds } from '../product/plans.ts';
import { isRecord, read, unexpectedAnswer } from './api.ts';

/** A server on the list. `id` is a numeric string. */
export interface Guild {
  id: string;
  name: string;
  icon: string | null;
  is_premium: boolean;
  plan: Plan;
}

export interface GuildLists {
  withBot: readonly Guild[];
  withoutBot: readonly Guild[];
}

/**
 * The servers that the user owns or administers.
 * @param force bypasses the server's cache
 */
export async function readGuildLists(force: boolean): Promise<GuildLists> {
  const answer = await read(`/api/auth/user-data/${force ? '?force_refresh=true' : ''}`);
  return { withBot: toGuilds(answer.guilds_with_bot), withoutBot: toGuilds(answer.guilds_without_bot) };
}

/** Ids are digits only; nothing else may go into an address. */
export function isGuildId(id: unknown): id is string {
  return typeof id === 'string' && /^\d+$/.test(id);
}

export function hasBot(lists: GuildLists, guildId: string): boolean {
  return lists.withBot.some((guild) => guild.id === guildId);
}

function toGuilds(value: unknown): Guild[] {
  // A missing list is not an empty one.
  if (!Array.isArray(value)) return unexpectedAnswer();
  return value.flatMap((row: unknown) =>
    isRecord(row) && typeof row.id === 'string'
      ? {
          id: row.id,
          name: typeof row.name === 'string' ? row.name : '',
          icon: typeof row.icon === 'string' && row.icon !== '' ? row.icon : null,
          is_premium: row.is_premium === true,
          plan: reportedPlan(planIds, row.is_premium === true, row.plan),
        }
      : [],
  );
}
