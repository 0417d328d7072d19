import { setImmediate } from 'node:timers/promises';
import type { ModuleSettings, product } from '../../../../generated/catalogue.ts';
import type { CompiledModule, Plan, SettingsDocument } from '../../../language/model.ts';
import { unmetRequirement } from '../../../language/resolved/requirements.ts';
import { effectiveDocument } from '../../../language/resolved/view.ts';
import { Refusal } from '../../answers/refusal.ts';
import type { BackupSlot } from '../../store/backups.ts';
import type { Services } from '../services.ts';
import { inServer } from '../settings/inServer.ts';
import { readNames, settingsIn } from '../settings/stored.ts';
import { isBackupType } from './contents.ts';
import { dueAt } from './due.ts';
import { snapshotToStore } from './snapshot.ts';

type BackupSettings = ModuleSettings[typeof product.backups.module];

export type AutomaticBackupSources = Pick<Services, 'catalogue' | 'store' | 'guilds' | 'now'>;

/**
 * Makes every automatic backup that is due. Several processes may do this at the same time: each backup is made once.
 * @param onFailure called for a server whose backup failed; it is tried again the next time
 * @param signal aborts between two servers, by throwing
 * @returns how many backups this process made
 */
export async function makeDueBackups(
  sources: AutomaticBackupSources,
  onFailure: (guild: string, error: unknown) => void,
  signal?: AbortSignal,
): Promise<number> {
  const { catalogue, store, now } = sources;
  if (!catalogue.backups) return 0;
  const { module, limit } = catalogue.backups;
  let made = 0;
  for await (const page of store.servers.pages({ withSubscriptions: true })) {
    // An embedded store answers at once, which would leave requests no time in between.
    await setImmediate();
    const [documents, plans] = await Promise.all([
      store.servers.documents(page, readNames(module)),
      store.subscriptions.plansOf(page.guilds, now()),
    ]);
    // Where nothing was ever saved, the defaults decide.
    const automatic = page.guilds.flatMap((guild) => {
      const { storedSettings } = settingsIn(documents.get(guild) ?? new Map(), module);
      const settings = settingsFor(module, storedSettings, { guild, plan: plans.get(guild), now: now() });
      return settings ? [{ guild, settings }] : [];
    });
    const slots = await store.backups.lastSlots(automatic.map(({ guild }) => guild));
    for (const { guild, settings } of automatic) {
      signal?.throwIfAborted();
      const last = slots.get(guild) ?? null;
      const turn = dueAt(last, settings.backup_interval, now());
      if (turn === null) continue;
      const slot = { ...turn, last: last?.due ?? null };
      try {
        if (await backUp(sources, guild, settings.backup_type, { slot, keep: limit })) made++;
      } catch (error) {
        // The bot has left the server: skip this backup instead of trying again until the next one is due.
        if (error instanceof Refusal && error.statusCode === 404) await store.backups.skip(guild, slot);
        else onFailure(guild, error);
      }
    }
  }
  return made;
}

/** The effective settings of backups in a server on its plan; null if automatic backups are off or the plan includes none. */
export function settingsFor(
  module: CompiledModule,
  storedSettings: SettingsDocument,
  { guild, plan, now }: { guild: string; plan: Plan | undefined; now: number },
): BackupSettings | null {
  if (plan === undefined) return null;
  const [inGuild, context] = [inServer(module, guild, now), { plan, modules: {} }];
  if (unmetRequirement(inGuild, context)) return null;
  // Effective settings have a value of its type for every setting, as the generated type says.
  const settings = effectiveDocument(inGuild, storedSettings, context) as unknown as BackupSettings;
  return settings.backup_enabled && settings.auto_backup_enabled ? settings : null;
}

async function backUp(
  sources: AutomaticBackupSources,
  guild: string,
  type: unknown,
  { slot, keep }: { slot: BackupSlot; keep: number },
): Promise<boolean> {
  if (!isBackupType(type)) throw new Error(`Unknown type of backup: ${String(type)}`);
  const snapshot = await snapshotToStore(sources, guild, type);
  const { store, now } = sources;
  return (await store.backups.add({ ...snapshot, at: now(), keep, slot })) !== null;
}
