import { type ReferenceKind, referencesIn } from '../../../language/documents/references.ts';
import type { Role } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { formatCustomEmoji } from '../../../language/text/emoji.ts';
import type { Catalogue } from '../../catalogue.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { membersOrNull } from '../discord/members.ts';
import type { Services } from '../services.ts';
import { type ChannelLists, channelLists } from '../settings/context.ts';
import { readNames, settingsIn } from '../settings/stored.ts';
import type { ProposedSettings } from './proposal.ts';
import { type ReferenceNames, referenceKey } from './referenceNames.ts';

/** The names of what settings refer to. While Discord does not answer, they are left out. */
export async function namesOfReferences(
  { catalogue, guilds }: Pick<Services, 'catalogue' | 'guilds'>,
  guildId: string,
  settings: ProposedSettings,
): Promise<ReferenceNames> {
  const documents = new Map(Object.entries(settings).map(([name, kept]) => [name, { revision: 0, ...kept }]));
  const plan = catalogue.plans.at(-1) ?? '';
  const keys = catalogue.modules.flatMap((module) =>
    referencesIn(resolveForPlan(module.spec, plan), settingsIn(documents, module).storedSettings).map(({ kind, id }) =>
      referenceKey(kind, id),
    ),
  );
  if (keys.length === 0) return new Map();
  const members = keys.flatMap((key) => (key.startsWith('member:') ? [key.slice('member:'.length)] : []));
  const { names } = await readCurrentReferences(guilds, guildId, members);
  return new Map(
    keys.flatMap((key) => {
      const name = names.get(key);
      return name === undefined ? [] : [[key, name] as const];
    }),
  );
}

/** What settings can refer to in a server. Lists are null while Discord does not answer. */
export interface CurrentReferences {
  roles: readonly Role[] | null;
  lists: ChannelLists;
  names: ReferenceNames;
  /** Whether Discord has answered with everything but members. */
  isComplete: boolean;
}

/** How old the lists of a server may be, in milliseconds. */
const MAX_AGE = 2000;

/** Reads what settings can refer to in a server: of its members, those with these ids. */
export async function readCurrentReferences(
  guilds: Services['guilds'],
  guildId: string,
  memberIds: readonly string[],
): Promise<CurrentReferences> {
  const [guild, lists, emojis, members] = await Promise.all([
    orNull(guilds.guild(guildId, MAX_AGE)),
    channelLists(guilds, guildId, MAX_AGE),
    orNull(guilds.emojis(guildId, MAX_AGE)),
    membersOrNull(guilds, guildId, memberIds, MAX_AGE),
  ]);
  const roles = guild?.value?.roles ?? null;
  const named = (kind: ReferenceKind, entries: readonly { id: string; name: string }[] | null) =>
    (entries ?? []).map(({ id, name }) => [referenceKey(kind, id), name] as const);
  const names = new Map([
    ...named('role', roles),
    ...named('channel', lists.channels),
    ...named('voiceChannel', lists.voiceChannels),
    ...named('category', lists.categories),
    ...named(
      'member',
      Object.values(members ?? {}).filter((member) => member !== null),
    ),
    ...(emojis?.value ?? []).map((emoji) => [referenceKey('emoji', emoji.id), formatCustomEmoji(emoji)] as const),
  ]);
  const isComplete = roles !== null && lists.channels !== null && Boolean(emojis?.value);
  return { roles, lists: { ...lists, members }, names, isComplete };
}

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

/** The stored names of all documents that settings are read from. */
export function documentNames({ modules }: Pick<Catalogue, 'modules'>): string[] {
  return [...new Set(modules.flatMap(readNames))];
}
