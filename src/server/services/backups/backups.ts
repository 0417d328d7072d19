import type { Json } from '../../../language/model.ts';
import { resolveModule } from '../../../language/resolved/resolvedModule.ts';
import { formatSentence, Refusal, refusal } from '../../answers/refusal.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { BackupListEntry, ListPreview, Mapping, Marks, Preview } from '../../api/backups.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { Access } from '../access/guildAccess.ts';
import { runOnce } from '../requests/runOnce.ts';
import type { Services } from '../services.ts';
import { contextFor } from '../settings/context.ts';
import { assertCanModify } from '../settings/validateSave.ts';
import { type BackupValue, CONTENTS, isBackupType, readContents } from './contents.ts';
import { entryOf, nameOf } from './entries.ts';
import { listDifferences } from './listDifferences.ts';
import { planRestoration, type Restoration } from './restore.ts';
import { settingsOf } from './settingsOf.ts';
import { snapshotToStore, takeSnapshot } from './snapshot.ts';
import { answerSince, tasksOf } from './tasks.ts';

/** A backup as it is asked for. */
interface BackupRequest {
  type: unknown;
  name?: unknown;
}

/**
 * Makes a backup now.
 * @param keyed with its key, the same one asked for again is the one that there is
 * @throws Refusal without the right or the plan, and for a type that there is not; UpstreamUnavailable
 */
export async function createBackup(
  services: Services,
  access: Access,
  { type, name = '' }: BackupRequest,
  keyed?: KeyedAction,
): Promise<BackupListEntry> {
  await assertCanChangeBackups(services, access);
  if (!isBackupType(type)) throw refusal(400, 'error.backupType', { types: Object.keys(CONTENTS).join(', ') });
  if (typeof name !== 'string') throw refusal(400, 'backup.marks');
  const limits = settingsOf(services);
  const own = nameOf(name, limits.nameLength);
  const { store, now } = services;
  const entry = await runOnce(store.keyedActions, keyed, async () => {
    const snapshot = await snapshotToStore(services, access.guild.id, type);
    const added = await store.backups.add({
      ...snapshot,
      at: now(),
      keep: limits.limit,
      ...(own !== null && { name: own }),
      ...(keyed && { keyed }),
    });
    if (!added) throw new Error('A backup without a turn was not stored');
    return added;
  });
  return entryOf(entry, [], { now: now(), limits, say: sentenceFormatter(access.language) });
}

/** Names a backup, or keeps it from being replaced. @throws Refusal 400 for a name that is too long, 404, 409 */
export async function markBackup(services: Services, access: Access, id: string, { name, kept }: Marks): Promise<void> {
  const { keepable, nameLength } = settingsOf(services);
  const marks = { ...(name !== undefined && { name: nameOf(name, nameLength) }), ...(kept !== undefined && { kept }) };
  const result = isId(id) ? await services.store.backups.update(access.guild.id, id, marks, keepable) : 'absent';
  if (result === 'absent') throw refusal(404, 'error.backup');
  if (result === 'full') throw refusal(409, 'backup.keepable', { limit: keepable });
}

/**
 * What a restore of a backup would change, field by field, in the person's language; nothing is written.
 * @throws Refusal 404, UpstreamUnavailable
 */
export async function previewRestore(
  services: Services,
  access: Access,
  id: string,
  mapping: Mapping,
): Promise<{ preview: Preview; etag?: string }> {
  const backup = await contentOf(services, access, id);
  const refused =
    (await refusalOf(services, access)) ?? (backup.settings ? null : refusal(409, 'error.backupWithoutSettings'));
  const say = sentenceFormatter(access.language);
  const nothing = { changes: [], missing: [], left_out: [] };
  if (!backup.settings) return { preview: { ...nothing, refused: refused && formatSentence(refused.sentence, say) } };
  try {
    return previewOf(
      await planRestoration(services, access, backup, mapping),
      refused && formatSentence(refused.sentence, say),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { preview: { ...nothing, refused: formatSentence((refused ?? error).sentence, say) } };
  }
}

function previewOf({ changes, missing, leftOut, etag }: Restoration, refused: string | null) {
  return { preview: { changes, missing, left_out: leftOut, refused }, etag };
}

/** What a restore is asked with. */
export interface RestoreRequest {
  mapping: Mapping;
  /** The If-Match header: the ETag of the preview that the person has seen; `*` overwrites whatever has changed since. */
  seen: string | undefined;
}

/** A restore whatever has changed meets others' saves this often before it gives up. */
const ATTEMPTS = 5;

/**
 * Writes a backup's settings back in one transaction, as saves of the person.
 * @throws Refusal 404, 428 where no preview is named, and 412 with a fresh one where settings changed meanwhile
 */
export async function restoreBackup(
  services: Services,
  access: Access,
  id: string,
  { mapping, seen }: RestoreRequest,
  keyed?: KeyedAction,
): Promise<void> {
  await runOnce(services.store.keyedActions, keyed, async () => {
    await writeBack(services, access, id, { mapping, seen }, keyed);
    return null;
  });
}

async function writeBack(
  services: Services,
  access: Access,
  id: string,
  { mapping, seen }: RestoreRequest,
  keyed: KeyedAction | undefined,
): Promise<void> {
  const backup = await contentOf(services, access, id);
  if (!backup.settings) throw refusal(409, 'error.backupWithoutSettings');
  const named = seen?.trim().replace(/^W\//, '') ?? '';
  if (named === '') throw refusal(428, 'backup.ifMatch');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const restoration = await planRestoration(services, access, backup, mapping);
    if (named !== '*' && named !== restoration.etag) throw changedMeanwhile(restoration);
    if (await services.store.documents.saveAll(restoration.saves, keyed)) return;
  }
  throw changedMeanwhile(await planRestoration(services, access, backup, mapping));
}

function changedMeanwhile(restoration: Restoration): Refusal {
  const { preview, etag } = previewOf(restoration, null);
  const body: Record<string, Json> = { current: preview };
  return refusal(412, 'backup.changed', {}, { body, headers: { etag } });
}

/** What has become of a backup's roles and channels, which the bot would bring back. @throws Refusal 404, UpstreamUnavailable */
export async function previewLists(services: Services, access: Access, id: string): Promise<ListPreview> {
  const backup = await contentOf(services, access, id);
  const { roles, channels } = backup;
  const [now, refused] = await Promise.all([
    takeLists(services, access, { roles: roles !== undefined, channels: channels !== undefined }),
    refusalOf(services, access),
  ]);
  const why = refused ?? (roles || channels ? null : refusal(409, 'error.backupWithoutLists'));
  const say = sentenceFormatter(access.language);
  return { differences: listDifferences(backup, now, say), refused: why && formatSentence(why.sentence, say) };
}

/**
 * Hands a backup's roles and channels to the bot, which brings them back.
 * @throws Refusal 404, and 409 while the bot is at it
 */
export async function restoreLists(services: Services, access: Access, id: string, keyed?: KeyedAction): Promise<void> {
  await runOnce(services.store.keyedActions, keyed, async () => {
    await handOver(services, access, id, keyed);
    return null;
  });
}

async function handOver(services: Services, access: Access, id: string, keyed: KeyedAction | undefined): Promise<void> {
  const backup = await contentOf(services, access, id);
  const tasks = tasksOf(backup, { guild_id: access.guild.id, backup_id: id, created_at: services.now() });
  if (tasks.length === 0) throw refusal(409, 'error.backupWithoutLists');
  if (!(await services.store.botTasks.add(tasks, answerSince(services), keyed)))
    throw refusal(409, 'backup.taskUnderWay');
}

/** Why a person cannot restore backups at all. */
async function refusalOf(services: Services, access: Access): Promise<Refusal | null> {
  try {
    await assertCanChangeBackups(services, access);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Refuses who may not change the backups of a server. @throws Refusal without the right or the plan */
export async function assertCanChangeBackups(services: Services, access: Access): Promise<void> {
  const { module } = settingsOf(services);
  const localized = services.catalogue.inLanguage(module, access.language);
  assertCanModify(resolveModule(localized, await contextFor(services, module, access)));
}

async function takeLists(
  services: Services,
  access: Access,
  wanted: { roles: boolean; channels: boolean },
): Promise<Pick<BackupValue, 'roles' | 'channels'>> {
  const [roles, channels] = await Promise.all([
    wanted.roles ? takeSnapshot(services, access.guild.id, 'roles') : {},
    wanted.channels ? takeSnapshot(services, access.guild.id, 'channels') : {},
  ]);
  return { ...roles, ...channels };
}

async function contentOf({ store }: Services, access: Access, id: string): Promise<BackupValue> {
  const row = isId(id) ? await store.backups.read(access.guild.id, id) : null;
  if (!row) throw refusal(404, 'error.backup');
  return readContents(row.value);
}

function isId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
