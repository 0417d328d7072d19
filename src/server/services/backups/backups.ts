import type { Json } from '../../../language/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import { Refusal, refusal, worded } from '../../refusal.ts';
import { sayIn } from '../../sentences.ts';
import type { BackupEntry } from '../../store/backups.ts';
import type { Access } from '../guild-access.ts';
import type { Services } from '../services.ts';
import { contextFor } from '../settings/context.ts';
import { permit } from '../settings/judge.ts';
import type { Change } from './changes.ts';
import { type BackupValue, CONTENTS, isBackupType, MOST_BACKUPS } from './contents.ts';
import { listDifferences } from './list-differences.ts';
import { planRestoration, restoreSettings } from './restore.ts';
import { takeSnapshot } from './snapshot.ts';

/** An entry of the history in the API. A type and no interface: it is JSON. */
type Entry = { id: string; created_at: string; type: string };

/** What a restore would do. */
export interface Preview {
  /** What would be written. */
  changes: Change[];
  /** Roles and channels that have changed since, which a restore does not touch. */
  differences: Change[];
  /** Why a restore would be refused, or null. */
  refused: string | null;
}

/** The backups of a server, the newest first, and when the last one was made. */
export async function backupHistory({ store }: Services, access: Access): Promise<Record<string, Json>> {
  const entries = (await store.backups.list(access.guild.id)).map(entryOf);
  return { last_backup_date: entries[0]?.created_at ?? null, backup_history: entries };
}

/**
 * Makes a backup now.
 * @throws Refusal without the right or the plan, and for a type that there is not; Outage
 */
export async function createBackup(services: Services, access: Access, type: unknown): Promise<Entry> {
  await permitBackups(services, access);
  if (!isBackupType(type)) throw refusal(400, 'error.backupType', { types: Object.keys(CONTENTS).join(', ') });
  const value = JSON.stringify(await takeSnapshot(services, access.guild.id, type));
  const { store, now } = services;
  const entry = await store.backups.add({ guild: access.guild.id, type, value, at: now(), keep: MOST_BACKUPS });
  if (!entry) throw new Error('A backup without a turn was not stored');
  return entryOf(entry);
}

/**
 * What a restore of a backup would change, field by field, in the person's language; nothing is written.
 * @throws Refusal 404, Outage
 */
export async function previewRestore(services: Services, access: Access, id: string): Promise<Preview> {
  const backup = await contentOf(services, access, id);
  const { roles, channels } = backup;
  const [restoration, now, refused] = await Promise.all([
    planRestoration(services, access, backup),
    takeLists(services, access, { roles: roles !== undefined, channels: channels !== undefined }),
    refusalOf(services, access, backup),
  ]);
  const why = refused ?? restoration.refused;
  const say = sayIn(access.language);
  return {
    changes: restoration.changes,
    differences: listDifferences(backup, now, say),
    refused: why && worded(why.sentence, say),
  };
}

/** Writes a backup's settings back. @throws Refusal without the right or the plan, 404, and where one is refused */
export async function restoreBackup(services: Services, access: Access, id: string): Promise<void> {
  await permitBackups(services, access);
  const backup = await contentOf(services, access, id);
  const refused = await refusalOf(services, access, backup);
  if (refused) throw refused;
  await restoreSettings(services, access, backup);
}

/** Why a person cannot restore a backup at all. */
async function refusalOf(services: Services, access: Access, backup: BackupValue): Promise<Refusal | null> {
  try {
    await permitBackups(services, access);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  return backup.settings ? null : refusal(409, 'error.backupWithoutSettings');
}

async function permitBackups(services: Services, access: Access): Promise<void> {
  const { module } = settingsOf(services);
  permit(services.catalogue.inLanguage(module, access.language), await contextFor(services, module, access));
}

/** Where the settings of backups are. */
export function settingsOf({ catalogue }: Pick<Services, 'catalogue'>): NonNullable<Catalogue['backups']> {
  if (!catalogue.backups) throw new Error('The product has no backups');
  return catalogue.backups;
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
  const row = /^[\w-]{1,64}$/.test(id) ? await store.backups.read(access.guild.id, id) : null;
  if (!row) throw refusal(404, 'error.backup');
  return JSON.parse(row.value) as BackupValue;
}

function entryOf({ id, created_at, type }: BackupEntry): Entry {
  return { id, created_at: new Date(created_at).toISOString(), type };
}
