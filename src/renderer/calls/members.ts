import { memberIdsIn } from '../../language/documents/references.ts';
import { MEMBERS_AT_ONCE } from '../../language/fields/targets.ts';
import type { GuildLists, Json, Member, SettingsDocument } from '../../language/model.ts';
import type { ResolvedModule } from '../../language/resolved/resolvedModule.ts';
import { isObject } from '../../language/values/isObject.ts';

/** Makes a call, by path relative to the server of the screen. Rejects if it fails. */
export type ReadOfGuild = (path: string) => Promise<SettingsDocument>;

/** Members by id, with null for users who are not in the server. */
export type KnownMembers = NonNullable<GuildLists['members']>;

/** The lists of the server with the members that settings refer to. Those of whom nothing is known are shown by their ids. */
export async function guildWithMembers(
  read: ReadOfGuild,
  module: ResolvedModule,
  stored: SettingsDocument,
): Promise<GuildLists> {
  const { guild } = module.context;
  const ids = memberIdsIn(module, stored);
  if (ids.length === 0) return guild;
  try {
    return { ...guild, members: await lookUpMembers(read, ids) };
  } catch (error) {
    console.error(error);
    return guild;
  }
}

/** Looks up members by their ids: the first hundred. @throws if that fails */
export async function lookUpMembers(read: ReadOfGuild, ids: readonly string[]): Promise<KnownMembers> {
  const asked = ids.slice(0, MEMBERS_AT_ONCE);
  const found = membersIn(await read(`members/?ids=${asked.join()}`));
  return { ...Object.fromEntries(asked.map((id) => [id, null])), ...membersById(found) };
}

/** Finds members by the beginning of their name. @throws if that fails */
export async function searchMembers(read: ReadOfGuild, query: string): Promise<Member[]> {
  return membersIn(await read(`members/?query=${encodeURIComponent(query)}`));
}

export function membersById(members: readonly Member[]): KnownMembers {
  return Object.fromEntries(members.map((member) => [member.id, member]));
}

function membersIn({ members }: SettingsDocument): Member[] {
  return Array.isArray(members) ? members.filter(isMember) : [];
}

function isMember(value: Json): value is Member & Record<string, Json> {
  return isObject(value) && typeof value.id === 'string' && typeof value.name === 'string';
}
