import type {
  Calls,
  Category,
  Channel,
  GuildLists,
  Json,
  ModuleSpec,
  Role,
  SettingsDocument,
} from '../../language/model.ts';
import type { CustomEmoji, GuildEmoji } from '../../language/text/emoji.ts';
import { isObject } from '../../language/values/isObject.ts';
import { bodyOf, failureOf, hasSuccessStatus, type Reply, reply, succeeded } from './answer.ts';
import type { Api } from './api.ts';
import { AVATAR_PATH, callUrl, guildPath } from './paths.ts';

type ListName = 'roles' | 'channels' | 'voiceChannels' | 'categories';

/** The path of each list, and the property of the response that holds it. */
const LISTS: Record<ListName, { path: string; key: string }> = {
  roles: { path: 'roles/', key: 'roles' },
  channels: { path: 'channels/', key: 'channels' },
  voiceChannels: { path: 'voice-channels/', key: 'channels' },
  categories: { path: 'categories/', key: 'categories' },
};

export interface SideReads {
  guild: GuildLists;
  /** Address of the bot's avatar; null if unknown. */
  botAvatar: string | null;
  /** Why lists that were never loaded before could not be loaded. */
  failures: ReadonlyMap<ListName, string>;
}

export interface ReadOptions {
  /** Bypasses the server's cache, which may be a minute old. */
  fresh?: boolean;
  /** The lists as last loaded: used for those that cannot be loaded now. */
  known?: GuildLists;
}

/** Loads the lists that a screen declares in `reads`, in parallel. A list that fails keeps its known value, or is null. */
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
  const answerTo = (name: ListName) => answers[names.indexOf(name)] ?? null;
  const read = <Entry>(name: ListName) => listOf<Entry>(answerTo(name), LISTS[name].key);
  const failed = names.flatMap((name): [ListName, string][] =>
    read(name) === null && !known?.[name] ? [[name, failureOf(answerTo(name), fallback)]] : [],
  );
  const { avatar_url: url } = succeeded(avatar) ? bodyOf(avatar) : {};
  return {
    guild: {
      id: guildId,
      roles: read<Role>('roles') ?? known?.roles ?? null,
      channels: read<Channel>('channels') ?? known?.channels ?? null,
      voiceChannels: read<Channel>('voiceChannels') ?? known?.voiceChannels ?? null,
      categories: read<Category>('categories') ?? known?.categories ?? null,
      ...(known?.members && { members: known.members }),
      botRoles: listOf<string>(answerTo('roles'), 'bot_roles') ?? known?.botRoles ?? null,
      withheldRoles: listOf<string>(answerTo('roles'), 'withheld_roles') ?? known?.withheldRoles ?? [],
    },
    botAvatar: typeof url === 'string' ? url : null,
    failures: new Map(failed),
  };
}

/** Loads the custom emoji of the server that are available. @throws if that fails */
export async function readEmojis(api: Api, guildId: string): Promise<CustomEmoji[]> {
  const emojis = listOf<GuildEmoji>(await reply(api.get(guildPath(guildId, 'emojis/'))), 'emojis');
  if (!emojis) throw new Error('The emojis could not be read');
  return emojis.filter(({ available }) => available);
}

export interface DeclaredLists {
  lists: Record<string, readonly SettingsDocument[]>;
  /** Why the first of the failed lists could not be loaded. */
  failure?: string;
  /** Whether a response said that nobody is signed in. */
  signedOut: boolean;
}

/** Loads the lists that a screen declares in `lists`, in parallel. */
export async function readDeclared(api: Api, spec: ModuleSpec, guildId: string): Promise<DeclaredLists> {
  const calls = Object.entries(spec.lists ?? {});
  const answers = await Promise.all(calls.map(([, { path }]) => reply(api.get(callUrl(spec, guildId, path)))));
  const found: DeclaredLists = { lists: {}, signedOut: answers.some((answer) => answer?.status === 401) };
  for (const [index, [name, call]] of calls.entries()) {
    const list = listOf<Json>(answers[index] ?? null);
    if (list) found.lists[name] = list.filter(isObject);
    else found.failure ??= call.failure;
  }
  return found;
}

/** The list in a response: the body itself, or the property of that name. */
function listOf<Entry>(answer: Reply, key = ''): Entry[] | null {
  if (answer && hasSuccessStatus(answer) && Array.isArray(answer.body)) return answer.body;
  if (!succeeded(answer)) return null;
  const list = bodyOf(answer)[key];
  // The server's own answers have the entries that they declare.
  return Array.isArray(list) ? (list as Entry[]) : null;
}
