import { type ReferenceKind, referencesIn } from '../../../language/documents/references.ts';
import type { Role } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { formatCustomEmoji } from '../../../language/text/emoji.ts';
import { refusal } from '../../answers/refusal.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { NewBackup } from '../../store/backups.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import { membersOrNull } from '../discord/members.ts';
import type { Services } from '../services.ts';
import { type ChannelLists, channelLists } from '../settings/context.ts';
import { migrated, namesOf, readNames, settingsIn } from '../settings/stored.ts';
import {
  type BackedUpDocument,
  type BackupType,
  type BackupValue,
  CONTENTS,
  type Part,
  summaryOf,
} from './contents.ts';

type Sources = Pick<Services, 'catalogue' | 'store' | 'guilds'>;

/** Names of roles, channels, members and emojis, by `<kind>:<id>`. */
export type ReferenceNames = ReadonlyMap<string, string>;

/** The key of something that settings refer to. */
export function referenceKey(kind: ReferenceKind, id: string): string {
  return `${kind}:${id}`;
}

/**
 * The current settings, roles and channels of a server: the parts of the type.
 * @throws UpstreamUnavailable, Refusal 404 if the bot is not in the server
 */
export async function takeSnapshot(sources: Sources, guildId: string, type: BackupType): Promise<BackupValue> {
  const { guilds } = sources;
  const parts: readonly Part[] = CONTENTS[type];
  const [settings, roles, channels] = await Promise.all([
    parts.includes('settings') ? settingsOf(sources, guildId) : undefined,
    parts.includes('roles') ? orNotFound(guilds.layoutRoles(guildId)) : undefined,
    parts.includes('channels') ? orNotFound(guilds.layoutChannels(guildId)) : undefined,
  ]);
  const names = settings && (await namesIn(sources, guildId, settings));
  return { ...(settings && { settings, names }), ...(roles && { roles }), ...(channels && { channels }) };
}

/** A snapshot in the form of the store. Throws like {@link takeSnapshot}. */
export async function snapshotToStore(
  sources: Sources,
  guildId: string,
  type: BackupType,
): Promise<Pick<NewBackup, 'guild' | 'type' | 'value' | 'summary'>> {
  const value = await takeSnapshot(sources, guildId, type);
  return { guild: guildId, type, value: JSON.stringify(value), summary: JSON.stringify(summaryOf(value)) };
}

async function settingsOf(
  { store, catalogue }: Sources,
  guildId: string,
): Promise<NonNullable<BackupValue['settings']>> {
  const stored = await store.documents.read(guildId, documentNames(catalogue));
  return Object.fromEntries(
    catalogue.modules.flatMap((module) =>
      // Migrated, because what a migration reads from other modules may be gone when the backup is restored.
      namesOf(module).map((name): [string, BackedUpDocument] => [
        name,
        { version: module.migrations.length, value: migrated(stored, name, module) },
      ]),
    ),
  );
}

/** The names of what settings refer to. While Discord does not answer, they are left out. */
async function namesIn(
  { catalogue, guilds }: Sources,
  guildId: string,
  settings: NonNullable<BackupValue['settings']>,
): Promise<Record<string, string>> {
  const documents = new Map(Object.entries(settings).map(([name, kept]) => [name, { revision: 0, ...kept }]));
  const plan = catalogue.plans.at(-1) ?? '';
  const keys = catalogue.modules.flatMap((module) =>
    referencesIn(resolveForPlan(module.spec, plan), settingsIn(documents, module).storedSettings).map(({ kind, id }) =>
      referenceKey(kind, id),
    ),
  );
  if (keys.length === 0) return {};
  const members = keys.flatMap((key) => (key.startsWith('member:') ? [key.slice('member:'.length)] : []));
  const { names } = await readCurrentReferences(guilds, guildId, members);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const name = names.get(key);
      return name === undefined ? [] : [[key, name]];
    }),
  );
}

/** What settings can refer to in a server. Lists are null while Discord does not answer. */
export interface CurrentReferences {
  roles: readonly Role[] | null;
  lists: ChannelLists;
  names: ReferenceNames;
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
  return { roles, lists: { ...lists, members }, names };
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

async function orNotFound<Value>(reading: Promise<Value | null>): Promise<Value> {
  const value = await reading;
  if (value === null) throw refusal(404, 'error.guild');
  return value;
}
