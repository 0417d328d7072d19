import { resolveModule } from '../../../language/resolved/resolveModule.ts';
import { Refusal, refusal, sentenceText } from '../../answers/refusal.ts';
import { sentenceFormatter } from '../../answers/sentences.ts';
import type { BackupListEntry, BackupUpdate, ListPreview } from '../../api/backups.ts';
import type { Preview, ReferenceMapping } from '../../api/proposals.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { RequestAccess } from '../access/guildAccess.ts';
import { applyProposal, previewOf, refusedPreview } from '../proposals/applyProposal.ts';
import { planProposal } from '../proposals/planProposal.ts';
import type { Proposal } from '../proposals/proposal.ts';
import type { ReferenceNames } from '../proposals/referenceNames.ts';
import { runOnce } from '../requests/runOnce.ts';
import type { Services } from '../services.ts';
import { contextFor } from '../settings/context.ts';
import { inRequest } from '../settings/inRequest.ts';
import { assertCanModify } from '../settings/validateSave.ts';
import { backupSettings } from './backupSettings.ts';
import { type BackupValue, CONTENTS, isBackupType, readContents } from './contents.ts';
import { backupName, toListEntry } from './entries.ts';
import { listDifferences } from './listDifferences.ts';
import { snapshotToStore, takeSnapshot } from './snapshot.ts';
import { answerWindow, tasksOf } from './tasks.ts';

/** The body of a request for a backup, not yet validated. */
interface BackupRequest {
  type: unknown;
  name?: unknown;
}

/**
 * Makes a backup now.
 * @param keyed makes the request idempotent: repeated with the same key, it returns the same backup
 * @throws Refusal if the user or the plan does not allow it, or the request is invalid; UpstreamUnavailable
 */
export async function createBackup(
  services: Services,
  access: RequestAccess,
  { type, name = '' }: BackupRequest,
  keyed?: KeyedAction,
): Promise<BackupListEntry> {
  await assertCanChangeBackups(services, access);
  if (!isBackupType(type)) throw refusal(400, 'error.backupType', { types: Object.keys(CONTENTS).join(', ') });
  if (typeof name !== 'string') throw refusal(400, 'backup.marks');
  const limits = backupSettings(services);
  const own = backupName(name, limits.nameLength);
  const { store, now } = services;
  const entry = await runOnce(store.keyedActions, keyed, async () => {
    const snapshot = await snapshotToStore(services, access.guild.id, type);
    const added = await store.backups.add({
      ...snapshot,
      at: now(),
      keep: limits.limit,
      user: access.userId,
      ...(own !== null && { name: own }),
      ...(keyed && { keyed }),
    });
    if (!added) throw new Error('A manual backup was not stored');
    return added;
  });
  return toListEntry(entry, [], { now: now(), limits, formatSentence: sentenceFormatter(access.language) });
}

/** Renames a backup, or keeps it from being replaced. @throws Refusal 400 if the name is too long, 404, 409 */
export async function updateBackup(
  services: Services,
  access: RequestAccess,
  id: string,
  { name, kept }: BackupUpdate,
): Promise<void> {
  const { keepable, nameLength } = backupSettings(services);
  const by = { user: access.userId, at: services.now() };
  const update = {
    ...by,
    ...(name !== undefined && { name: backupName(name, nameLength) }),
    ...(kept !== undefined && { kept }),
  };
  const result = await services.store.backups.update(access.guild.id, id, update, keepable);
  if (result === 'absent') throw refusal(404, 'error.backup');
  if (result === 'full') throw refusal(409, 'backup.keepable', { limit: keepable });
}

/**
 * Previews a restore of settings in the language of the request.
 * @returns the ETag too, unless the restore would be refused as a whole
 * @throws Refusal 404, UpstreamUnavailable
 */
export async function previewRestore(
  services: Services,
  access: RequestAccess,
  id: string,
  mapping: ReferenceMapping,
): Promise<{ preview: Preview; etag?: string }> {
  const backup = await contentOf(services, access, id);
  const refused =
    (await refusalOf(services, access)) ?? (backup.settings ? null : refusal(409, 'error.backupWithoutSettings'));
  const formatSentence = sentenceFormatter(access.language);
  if (!backup.settings) return { preview: refusedPreview(refused && sentenceText(refused.sentence, formatSentence)) };
  try {
    const plan = await planProposal(services, access, proposalOf(backup, mapping));
    return { preview: previewOf(plan, refused && sentenceText(refused.sentence, formatSentence)), etag: plan.etag };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { preview: refusedPreview(sentenceText((refused ?? error).sentence, formatSentence)) };
  }
}

/** The request of a restore. */
export interface RestoreRequest {
  mapping: ReferenceMapping;
  /** The If-Match header: the ETag of the preview that the user has seen, or `*` to ignore later changes. */
  ifMatch: string | undefined;
}

/**
 * Restores the settings of a backup in one transaction, as saves of the user.
 * @throws Refusal 404, 428 without If-Match, 412 with a new preview if settings have changed since
 */
export async function restoreBackup(
  services: Services,
  access: RequestAccess,
  id: string,
  request: RestoreRequest,
  keyed?: KeyedAction,
): Promise<void> {
  await runOnce(services.store.keyedActions, keyed, async () => {
    await writeBack(services, access, id, request, keyed);
    return null;
  });
}

async function writeBack(
  services: Services,
  access: RequestAccess,
  id: string,
  { mapping, ifMatch }: RestoreRequest,
  keyed: KeyedAction | undefined,
): Promise<void> {
  const backup = await contentOf(services, access, id);
  if (!backup.settings) throw refusal(409, 'error.backupWithoutSettings');
  await applyProposal(services, access, async () => proposalOf(backup, mapping), { ifMatch, keyed });
}

/** Compares the roles and channels of a backup with those of the server. @throws Refusal 404, UpstreamUnavailable */
export async function previewLists(services: Services, access: RequestAccess, id: string): Promise<ListPreview> {
  const backup = await contentOf(services, access, id);
  const { roles, channels } = backup;
  const [current, refused] = await Promise.all([
    takeLists(services, access, { roles: roles !== undefined, channels: channels !== undefined }),
    refusalOf(services, access),
  ]);
  const why = refused ?? (roles || channels ? null : refusal(409, 'error.backupWithoutLists'));
  const formatSentence = sentenceFormatter(access.language);
  return {
    differences: listDifferences(backup, current, formatSentence),
    refused: why && sentenceText(why.sentence, formatSentence),
  };
}

/**
 * Asks the bot to restore the roles and channels of a backup.
 * @throws Refusal 404, 409 if there are none or the bot is working on them already
 */
export async function restoreLists(
  services: Services,
  access: RequestAccess,
  id: string,
  keyed?: KeyedAction,
): Promise<void> {
  await runOnce(services.store.keyedActions, keyed, async () => {
    await handOver(services, access, id, keyed);
    return null;
  });
}

async function handOver(
  services: Services,
  access: RequestAccess,
  id: string,
  keyed: KeyedAction | undefined,
): Promise<void> {
  const backup = await contentOf(services, access, id);
  const tasks = tasksOf(backup, { guild_id: access.guild.id, backup_id: id, created_at: services.now() });
  if (tasks.length === 0) throw refusal(409, 'error.backupWithoutLists');
  const order = { user: access.userId, within: answerWindow(services), keyed };
  const result = await services.store.botTasks.add(tasks, order);
  if (result === 'absent') throw refusal(404, 'error.backup');
  if (result === 'inProgress') throw refusal(409, 'backup.taskUnderWay');
}

/** Why the user cannot restore backups; null if they can. */
async function refusalOf(services: Services, access: RequestAccess): Promise<Refusal | null> {
  try {
    await assertCanChangeBackups(services, access);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** @throws Refusal if the user or the plan does not allow changing backups */
export async function assertCanChangeBackups(services: Services, access: RequestAccess): Promise<void> {
  const { module } = backupSettings(services);
  assertCanModify(resolveModule(inRequest(services, module, access), await contextFor(services, module, access)));
  // A backup holds the settings of all modules: access to the one with its settings is not enough.
  if (!access.rights.can_modify) throw refusal(403, 'error.wholeServer');
}

async function takeLists(
  services: Services,
  access: RequestAccess,
  wanted: { roles: boolean; channels: boolean },
): Promise<Pick<BackupValue, 'roles' | 'channels'>> {
  const [roles, channels] = await Promise.all([
    wanted.roles ? takeSnapshot(services, access.guild.id, 'roles') : {},
    wanted.channels ? takeSnapshot(services, access.guild.id, 'channels') : {},
  ]);
  return { ...roles, ...channels };
}

async function contentOf({ store }: Services, access: RequestAccess, id: string): Promise<BackupValue> {
  const row = await store.backups.read(access.guild.id, id);
  if (!row) throw refusal(404, 'error.backup');
  return readContents(row.value);
}

function proposalOf(backup: BackupValue, mapping: ReferenceMapping): Proposal {
  return { settings: backup.settings ?? {}, names: namesOfBackup(backup), mapping, cause: { kind: 'backup_restore' } };
}

/** The names that a backup knows: its own list of names, and those of its roles and channels. */
function namesOfBackup({ names = {}, roles = [], channels = [] }: BackupValue): ReferenceNames {
  const kindsOf = (type: number) =>
    type === 4 ? ['category'] : type === 2 ? ['channel', 'voiceChannel'] : ['channel'];
  return new Map([
    ...roles.map(({ id, name }) => [`role:${id}`, name] as const),
    ...channels.flatMap(({ id, name, type }) => kindsOf(type).map((kind) => [`${kind}:${id}`, name] as const)),
    ...Object.entries(names),
  ]);
}
