import { type ReferenceKind, referencesIn } from '../../../language/documents/references.ts';
import type { Role } from '../../../language/model.ts';
import { resolveForPlan } from '../../../language/plans/resolveForPlan.ts';
import { formatCustomEmoji } from '../../../language/text/emoji.ts';
import { refusal } from '../../answers/refusal.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { NewBackup } from '../../store/backups.ts';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';
import type { Services } from '../services.ts';
import { type ChannelLists, channelLists } from '../settings/context.ts';
import { namesOf, settingsIn } from '../settings/stored.ts';
import { type BackupType, type BackupValue, CONTENTS, type KeptDocument, type Part, summaryOf } from './contents.ts';

type Sources = Pick<Services, 'catalogue' | 'store' | 'guilds'>;

/** What things of a server are called, by `<kind>:<id>`. */
export type Names = ReadonlyMap<string, string>;

/** The key of something that settings point to. */
export function referenceKey(kind: ReferenceKind, id: string): string {
  return `${kind}:${id}`;
}

/**
 * A server's settings, roles and channels as they are now, as far as the type asks for them.
 * @throws UpstreamUnavailable when Discord does not answer, Refusal 404 for a server that the bot has left
 */
export async function takeSnapshot(sources: Sources, guildId: string, type: BackupType): Promise<BackupValue> {
  const { guilds } = sources;
  const parts: readonly Part[] = CONTENTS[type];
  const [settings, roles, channels] = await Promise.all([
    parts.includes('settings') ? settingsOf(sources, guildId) : undefined,
    parts.includes('roles') ? present(guilds.layoutRoles(guildId)) : undefined,
    parts.includes('channels') ? present(guilds.layoutChannels(guildId)) : undefined,
  ]);
  const names = settings && (await namesIn(sources, guildId, settings));
  return { ...(settings && { settings, names }), ...(roles && { roles }), ...(channels && { channels }) };
}

/** A snapshot as it is stored. @throws as {@link takeSnapshot} does */
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
      namesOf(module).map((name): [string, KeptDocument] => {
        const { version, value } = stored.get(name) ?? { version: module.migrations.length, value: {} };
        return [name, { version, value }];
      }),
    ),
  );
}

/** The names of what settings point to. Those of lists that cannot be had are left out: the settings count more. */
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
  const { names } = await presentNow(guilds, guildId);
  return Object.fromEntries(keys.flatMap((key) => (names.has(key) ? [[key, names.get(key) as string]] : [])));
}

/** What there is in a server, as far as Discord says so. */
export interface PresentReferences {
  roles: readonly Role[] | null;
  lists: ChannelLists;
  /** What everything is called. */
  names: Names;
}

/** Milliseconds that Discord's word on the lists of a server may be old. */
const CURRENT = 2000;

/** What there is in a server now. */
export async function presentNow(guilds: Services['guilds'], guildId: string): Promise<PresentReferences> {
  const [guild, lists, emojis] = await Promise.all([
    orNull(guilds.guild(guildId, CURRENT)),
    channelLists(guilds, guildId, CURRENT),
    orNull(guilds.emojis(guildId, CURRENT)),
  ]);
  const roles = guild?.value?.roles ?? null;
  const named = (kind: ReferenceKind, entries: readonly { id: string; name: string }[] | null) =>
    (entries ?? []).map(({ id, name }) => [referenceKey(kind, id), name] as const);
  const names = new Map([
    ...named('role', roles),
    ...named('channel', lists.channels),
    ...named('voiceChannel', lists.voiceChannels),
    ...named('category', lists.categories),
    ...(emojis?.value ?? []).map((emoji) => [referenceKey('emoji', emoji.id), formatCustomEmoji(emoji)] as const),
  ]);
  return { roles, lists, names };
}

async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UpstreamUnavailable) return null;
    throw error;
  }
}

/** The stored names of all documents of all modules. */
export function documentNames({ modules }: Pick<Catalogue, 'modules'>): string[] {
  return modules.flatMap(namesOf);
}

async function present<Value>(reading: Promise<Value | null>): Promise<Value> {
  const value = await reading;
  if (value === null) throw refusal(404, 'error.guild');
  return value;
}
