import { isObject } from '../../language/defaults.ts';
import type { CustomEmoji, GuildEmoji } from '../../language/emoji.ts';
import type { Calls, Category, Channel, GuildLists, ModuleSpec, Role, SettingsDocument } from '../../language/model.ts';
import type { Api } from '../api.ts';
import { bodyOf, failureOf, type Reply, reply, succeeded } from './answer.ts';
import { AVATAR_PATH, addressOf, guildPath } from './paths.ts';

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

/** The server's own emoji that may be used. @throws where they could not be read */
export async function readEmojis(api: Api, guildId: string): Promise<CustomEmoji[]> {
  const emojis = listOf(await reply(api.get(guildPath(guildId, 'emojis/'))), 'emojis') as GuildEmoji[] | null;
  if (!emojis) throw new Error('The emojis could not be read');
  return emojis.filter(({ available }) => available);
}

export interface DeclaredLists {
  lists: Record<string, readonly SettingsDocument[]>;
  /** What went wrong with the first that could not be read. */
  failure?: string;
  /** The answer that says that nobody is signed in. */
  signedOut: boolean;
}

/** Reads the lists that a screen declares, all at once. */
export async function readDeclared(api: Api, spec: ModuleSpec, guildId: string): Promise<DeclaredLists> {
  const calls = Object.entries(spec.lists ?? {});
  const answers = await Promise.all(calls.map(([, { path }]) => reply(api.get(addressOf(spec, guildId, path)))));
  const found: DeclaredLists = { lists: {}, signedOut: answers.some((answer) => answer?.status === 401) };
  for (const [index, [name, call]] of calls.entries()) {
    const list = listOf(answers[index] ?? null, call.property ?? '');
    if (list) found.lists[name] = list.filter((entry) => isObject(entry as SettingsDocument)) as SettingsDocument[];
    else found.failure ??= call.failure;
  }
  return found;
}

/** The list of an answer, which stands under its key or alone. */
function listOf(answer: Reply, key: string): unknown[] | null {
  if (!answer || !succeeded(answer)) return null;
  if (Array.isArray(answer.body)) return answer.body;
  const list = bodyOf(answer)[key];
  return Array.isArray(list) ? list : null;
}
