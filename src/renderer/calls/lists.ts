import type { Calls, Category, Channel, GuildLists, ModuleSpec, Role, SettingsDocument } from '../../language/model.ts';
import type { CustomEmoji, GuildEmoji } from '../../language/text/emoji.ts';
import { isObject } from '../../language/values/isObject.ts';
import { bodyOf, failureOf, hasSuccessStatus, type Reply, reply, succeeded } from './answer.ts';
import type { Api } from './api.ts';
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
  /** What went wrong with each list that has never been read. */
  failures: ReadonlyMap<ListName, string>;
}

export interface ReadOptions {
  /** Without what the server itself has kept, which may be a minute old. */
  fresh?: boolean;
  /** The lists as they were read before. */
  known?: GuildLists;
}

/** Reads the lists that a screen asks for, all at once. What could not be read stays as it was, or is null. */
export async function readLists(
  api: Api,
  guildId: string,
  reads: Calls['reads'],
  fallback: string,
  { fresh = false, known }: ReadOptions = {},
): Promise<SideReads> {
  const query = fresh ? '?force_refresh=true' : '';
  const names = reads.filter((name): name is ListName => name !== 'botAvatar');
  const [avatar, ...answers] = await Promise.all([
    reads.includes('botAvatar') ? reply(api.get(AVATAR_PATH)) : null,
    ...names.map((name) => reply(api.get(guildPath(guildId, LISTS[name].path + query)))),
  ]);
  const lists = new Map(names.map((name, index) => [name, listOf(answers[index] ?? null, LISTS[name].key)]));
  const failed = names.flatMap((name, index): [ListName, string][] =>
    lists.get(name) === null && !known?.[name] ? [[name, failureOf(answers[index] ?? null, fallback)]] : [],
  );
  const { avatar_url: url } = succeeded(avatar) ? bodyOf(avatar) : {};
  return {
    guild: {
      id: guildId,
      roles: (lists.get('roles') ?? known?.roles ?? null) as Role[] | null,
      channels: (lists.get('channels') ?? known?.channels ?? null) as Channel[] | null,
      voiceChannels: (lists.get('voiceChannels') ?? known?.voiceChannels ?? null) as Channel[] | null,
      categories: (lists.get('categories') ?? known?.categories ?? null) as Category[] | null,
      botRoles: (listOf(answers[names.indexOf('roles')] ?? null, 'bot_roles') ?? known?.botRoles ?? null) as
        | string[]
        | null,
    },
    botAvatar: typeof url === 'string' ? url : null,
    failures: new Map(failed),
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
  if (answer && hasSuccessStatus(answer) && Array.isArray(answer.body)) return answer.body;
  if (!succeeded(answer)) return null;
  const list = bodyOf(answer)[key];
  return Array.isArray(list) ? list : null;
}
