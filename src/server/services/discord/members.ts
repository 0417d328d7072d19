import { MEMBERS_AT_ONCE } from '../../../language/fields/targets.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { ListedMember } from './discordAnswers.ts';
import type { GuildData } from './guildData.ts';

/** How many members are asked for at the same time. */
const BATCH_SIZE = 10;

/** Members of a server by their ids: null for users who are not in it. @throws UpstreamUnavailable */
export async function membersById(
  guilds: Pick<GuildData, 'member'>,
  guildId: string,
  ids: readonly string[],
  maxAge?: number,
): Promise<Record<string, ListedMember | null>> {
  const unique = [...new Set(ids)];
  const found: Record<string, ListedMember | null> = {};
  for (let start = 0; start < unique.length; start += BATCH_SIZE) {
    const batch = unique.slice(start, start + BATCH_SIZE);
    const members = await Promise.all(batch.map((id) => guilds.member(guildId, id, maxAge)));
    for (const [index, id] of batch.entries()) found[id] = members[index]?.value ?? null;
  }
  return found;
}

/** The same for settings, which may refer to too many members to ask for: null then, and while Discord does not answer. */
export async function membersOrNull(
  guilds: Pick<GuildData, 'member'>,
  guildId: string,
  ids: readonly string[],
  maxAge?: number,
): Promise<Record<string, ListedMember | null> | null> {
  if (new Set(ids).size > MEMBERS_AT_ONCE) return null;
  try {
    return await membersById(guilds, guildId, ids, maxAge);
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}
