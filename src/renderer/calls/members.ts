import type { GuildLists, Json, Member, SettingsDocument } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';

/** Makes a call, by path relative to the server of the screen. Rejects if it fails. */
export type ReadOfGuild = (path: string) => Promise<SettingsDocument>;

/** Members by id, with null for users who are not in the server. */
export type KnownMembers = NonNullable<GuildLists['members']>;

/** How many members the server looks up at once. */
const AT_ONCE = 100;

/** Looks up members by their ids: the first hundred. @throws if that fails */
export async function lookUpMembers(read: ReadOfGuild, ids: readonly string[]): Promise<KnownMembers> {
  const asked = ids.slice(0, AT_ONCE);
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
