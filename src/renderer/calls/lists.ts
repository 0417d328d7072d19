import type { Calls, Category, Channel, GuildLists, Role } from '../../language/model.ts';
import type { Api } from '../api.ts';
import { bodyOf, failureOf, type Reply, reply, succeeded } from './answer.ts';
import { AVATAR_PATH, guildPath } from './paths.ts';

type ListName = 'roles' | 'channels' | 'voiceChannels' | 'categories';

/** Where each list is read, and the property of the answer that holds it. */
const LISTS: Record<ListName, { path: string; key: string }> = {
  roles: { path: 'roles/', key: 'roles' },
  channels: { path: 'channels/', key: 'channels' },
  voiceChannels: { path: 'voice-channels/', key: 'channels' },
  categories: { path: 'categories/', key: 'categories' },
};

export interface SideReads {
  guild: GuildLists;
  /** Address of the bot's picture; null where it could not be read. */
  botAvatar: string | null;
  /** What went wrong with the first list that could not be read. */
  failure?: string;
}

/** Reads the lists that a screen asks for, all at once. What could not be read is null. */
export async function readLists(
  api: Api,
  guildId: string,
  reads: Calls['reads'],
  fallback: string,
): Promise<SideReads> {
  const names = reads.filter((name): name is ListName => name !== 'botAvatar');
  const [avatar, ...answers] = await Promise.all([
    reads.includes('botAvatar') ? reply(api.get(AVATAR_PATH)) : null,
    ...names.map((name) => reply(api.get(guildPath(guildId, LISTS[name].path)))),
  ]);
  const lists = new Map(names.map((name, index) => [name, listOf(answers[index] ?? null, LISTS[name].key)]));
  const failed = names.findIndex((name) => lists.get(name) === null);
  const { avatar_url: url } = succeeded(avatar ?? null) ? bodyOf(avatar ?? null) : {};
  return {
    guild: {
      id: guildId,
      roles: (lists.get('roles') ?? null) as Role[] | null,
      channels: (lists.get('channels') ?? null) as Channel[] | null,
      voiceChannels: (lists.get('voiceChannels') ?? null) as Channel[] | null,
      categories: (lists.get('categories') ?? null) as Category[] | null,
    },
    botAvatar: typeof url === 'string' ? url : null,
    failure: failed < 0 ? undefined : failureOf(answers[failed] ?? null, fallback),
  };
}

/** The list of an answer, which stands under its key or alone. */
function listOf(answer: Reply, key: string): unknown[] | null {
  if (!answer || !succeeded(answer)) return null;
  if (Array.isArray(answer.body)) return answer.body;
  const list = bodyOf(answer)[key];
  return Array.isArray(list) ? list : null;
}
