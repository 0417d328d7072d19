import type { Plan } from '../../language/model.ts';
import { reportedPlan } from '../../language/plans/planOrder.ts';
import { planIds } from '../product/plans.ts';
import { isRecord, read, unexpectedAnswer } from './api.ts';
import { GUILDS_PATH } from './paths.ts';

/** A server on the list. `id` is a numeric string. */
export interface ListedGuild {
  id: string;
  name: string;
  icon: string | null;
  is_premium: boolean;
  plan: Plan;
  /** What lets the user in; `role` is a role to which the owner gave access. */
  access: 'owner' | 'administrator' | 'role';
  /** Whether the user may see settings. */
  canOpen: boolean;
  /** About how many members the server has; null if unknown. */
  members: number | null;
}

export interface UserGuilds {
  withBot: readonly ListedGuild[];
  withoutBot: readonly ListedGuild[];
}

/**
 * The servers that the user owns or administers.
 * @param force bypasses the server's cache
 */
export async function readUserGuilds(force: boolean): Promise<UserGuilds> {
  const answer = await read(`${GUILDS_PATH}${force ? '?force_refresh=true' : ''}`);
  known = { withBot: toGuilds(answer.guilds_with_bot), withoutBot: toGuilds(answer.guilds_without_bot) };
  return known;
}

let known: UserGuilds | undefined;

/** The lists as they were read last on this page; undefined before that. */
export function knownUserGuilds(): UserGuilds | undefined {
  return known;
}

/** Forgets the lists, as a page load does. For tests. */
export function resetGuildLists(): void {
  known = undefined;
}

/** Whether the user may change all settings of a server: as its owner, or as an administrator whom the owner allows to. */
export function mayChange({ access, canOpen }: ListedGuild): boolean {
  return access !== 'role' && canOpen;
}

/** Sorted by name, whatever the case. */
export function byName(guilds: readonly ListedGuild[], language: string): ListedGuild[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  return guilds.toSorted((a, b) => compare(a.name, b.name));
}

/** The address of a server's icon; null if it has none, or while the address of pictures is unknown. */
export function iconAddress({ id, icon }: ListedGuild, cdnBase: string): string | null {
  return icon && cdnBase ? `${cdnBase}/icons/${id}/${icon}.png?size=128` : null;
}

/** Ids are digits only; nothing else may go into an address. */
export function isGuildId(id: unknown): id is string {
  return typeof id === 'string' && /^\d+$/.test(id);
}

export function hasBot(lists: UserGuilds, guildId: string): boolean {
  return lists.withBot.some((guild) => guild.id === guildId);
}

function toGuilds(value: unknown): ListedGuild[] {
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
          access: row.access === 'administrator' || row.access === 'role' ? row.access : 'owner',
          canOpen: row.can_open !== false,
          members: typeof row.member_count === 'number' ? row.member_count : null,
        }
      : [],
  );
}
