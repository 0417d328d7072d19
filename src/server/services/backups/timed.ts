import type { CompiledModule, Plan, SettingsDocument } from '../../../language/model.ts';
import { effectiveDocument } from '../../../language/resolved/view.ts';
import { Refusal } from '../../answers/refusal.ts';
import { documentName } from '../../catalogue.ts';
import type { BackupSlot } from '../../store/backups.ts';
import type { StoredDocument } from '../../store/documents.ts';
import type { Services } from '../services.ts';
import { migrated } from '../settings/stored.ts';
import { isBackupType } from './contents.ts';
import { dueAt } from './due.ts';
import { snapshotToStore } from './snapshot.ts';

/** The settings of backups that are read here, with their types. */
export const BACKUP_SETTINGS = {
  backup_enabled: 'boolean',
  auto_backup_enabled: 'boolean',
  backup_type: 'string',
  backup_interval: 'string',
} as const;

export type TimedSources = Pick<Services, 'catalogue' | 'store' | 'guilds' | 'now'>;

/**
 * Makes every automatic backup that is due. Processes that do this at the same moment make one between them.
 * @param onFailure hears of a server whose backup could not be made; it is tried again the next time
 * @param signal ends it between two servers, by throwing
 * @returns how many this process made
 */
export async function makeDueBackups(
  sources: TimedSources,
  onFailure: (guild: string, error: unknown) => void,
  signal?: AbortSignal,
): Promise<number> {
  const { catalogue, store, now } = sources;
  if (!catalogue.backups) return 0;
  const { module, call, limit } = catalogue.backups;
  let made = 0;
  for await (const page of store.documents.pages(documentName(module.spec.id, call))) {
    const candidates = page.filter(({ stored }) => migrated(stored, module).auto_backup_enabled === true);
    const guilds = candidates.map(({ guild }) => guild);
    const [plans, turns] = await Promise.all([
      store.subscriptions.plansOf(guilds, now()),
      store.backups.lastSlots(guilds),
    ]);
    for (const { guild, stored } of candidates) {
      signal?.throwIfAborted();
      const settings = settingsFor(module, stored, plans.get(guild));
      const last = turns.get(guild) ?? null;
      const due = settings ? dueAt(last, String(settings.backup_interval), now()) : null;
      if (!settings || due === null) continue;
      const turn = { due, last };
      try {
        if (await backUp(sources, guild, settings.backup_type, { turn, keep: limit })) made++;
      } catch (error) {
        // The bot has left the server: until it is back, each turn asks for it once.
        if (error instanceof Refusal && error.statusCode === 404) await store.backups.skip(guild, turn);
        else onFailure(guild, error);
      }
    }
  }
  return made;
}

/** The settings of backups as the plan has them, where they ask for automatic ones. */
export function settingsFor(
  module: CompiledModule,
  stored: StoredDocument,
  plan: Plan | undefined,
): SettingsDocument | null {
  if (plan === undefined) return null;
  const settings = effectiveDocument(module, migrated(stored, module), { plan, modules: {} });
  return settings.backup_enabled === true && settings.auto_backup_enabled === true ? settings : null;
}

async function backUp(
  sources: TimedSources,
  guild: string,
  type: unknown,
  { turn, keep }: { turn: BackupSlot; keep: number },
): Promise<boolean> {
  if (!isBackupType(type)) throw new Error(`There is no backup of the type ${String(type)}`);
  const snapshot = await snapshotToStore(sources, guild, type);
  const { store, now } = sources;
  return (await store.backups.add({ ...snapshot, at: now(), keep, slot: turn })) !== null;
}
