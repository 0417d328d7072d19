import { complete } from '../../../language/defaults.ts';
import { equal } from '../../../language/equal.ts';
import type { CompiledModule, Context, DocumentCall, Json, SettingsDocument } from '../../../language/model.ts';
import { forPlan } from '../../../language/plans.ts';
import { documentName } from '../../catalogue.ts';
import { Refusal, refusal, worded } from '../../refusal.ts';
import { sayIn } from '../../sentences.ts';
import type { Save, StoredDocument } from '../../store/documents.ts';
import type { Access } from '../guild-access.ts';
import type { Services } from '../services.ts';
import { channelLists, contextOf } from '../settings/context.ts';
import { judgeValues, permit } from '../settings/judge.ts';
import { effectiveIn, migrated, pick, settingsIn, usedModules } from '../settings/stored.ts';
import { type Change, changesOf } from './changes.ts';
import type { BackupValue } from './contents.ts';
import { documentNames } from './snapshot.ts';

type Documents = Map<string, StoredDocument>;

/** What a backup's settings would do to those of the server. */
export interface Restoration {
  changes: Change[];
  /** Why nothing can be written; null where all can. */
  refused: Refusal | null;
  saves: Save[];
}

/** A module of which some documents are to be as they were. */
interface Restored {
  module: CompiledModule;
  /** The documents that differ. */
  calls: DocumentCall[];
  /** The fields of those documents as they were, complete. */
  old: SettingsDocument;
  /** All that the module has stored now. */
  whole: SettingsDocument;
}

/**
 * Judges a backup as if its settings were saved: by the same rules, against what is stored. Conditions on other modules
 * hold where they do before or after: settings and what they need may come and go together.
 */
export async function planRestoration(services: Services, access: Access, backup: BackupValue): Promise<Restoration> {
  const { catalogue, store, guilds, now } = services;
  const guildId = access.guild.id;
  const [current, lists] = await Promise.all([
    store.documents.read(guildId, documentNames(catalogue)),
    channelLists(guilds, guildId),
  ]);
  const say = sayIn(access.language);
  const kept = keptDocuments(services, backup, current);
  const contextWith = (module: CompiledModule, documents: Documents) =>
    contextOf(access, lists, effectiveIn(documents, usedModules(module, catalogue), access.plan));
  const restored = catalogue.modules
    .map((module) => catalogue.inLanguage(module, access.language))
    .flatMap((module) => differing(module, access, current, kept) ?? []);
  const result: Restoration = { changes: [], refused: null, saves: [] };
  for (const one of restored) {
    const { module, calls, old, whole } = one;
    const before = fieldsOf(calls, complete(forPlan(module.spec, access.plan), whole));
    result.changes.push(...changesOf(module, contextWith(module, current), { before, after: old }, say));
    try {
      const values = judged(one, { before: contextWith(module, current), after: contextWith(module, kept) });
      for (const call of calls) {
        const name = documentName(module.spec.id, call);
        result.saves.push({
          guild: guildId,
          document: name,
          value: written(call, kept.get(name)?.value ?? {}, { values, old, whole }),
          version: module.migrations.length,
          expectedRevision: current.get(name)?.revision ?? 0,
          user: access.userId,
          at: now(),
        });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const values = { title: module.spec.screen.title, message: worded(error.sentence, say) };
      result.refused ??= refusal(error.statusCode, 'error.restore', values);
    }
  }
  return result;
}

/** The server's documents as they would be: those of the backup, each field in its document of today, for those of now. */
function keptDocuments({ catalogue }: Services, { settings = {} }: BackupValue, current: Documents): Documents {
  const revision = (name: string) => current.get(name)?.revision ?? 0;
  const backup = new Map(Object.entries(settings).map(([name, old]) => [name, { revision: revision(name), ...old }]));
  const kept: Documents = new Map([...current, ...backup]);
  for (const module of catalogue.modules) {
    const { whole } = settingsIn(backup, module);
    for (const call of module.spec.calls?.documents ?? []) {
      const name = documentName(module.spec.id, call);
      const value = { ...migrated(kept.get(name), module), ...pick(whole, call.fields) };
      if (kept.has(name) || Object.keys(value).length > 0) {
        kept.set(name, { revision: revision(name), version: module.migrations.length, value });
      }
    }
  }
  return kept;
}

/** The documents of a module that are others in the backup; null where none is. */
function differing(module: CompiledModule, access: Access, current: Documents, kept: Documents): Restored | null {
  const planned = forPlan(module.spec, access.plan);
  const { whole } = settingsIn(current, module);
  const [now, old] = [complete(planned, whole), complete(planned, settingsIn(kept, module).whole)];
  const calls = (module.spec.calls?.documents ?? []).filter(({ fields }) =>
    fields.some((name) => !equal(now[name], old[name])),
  );
  return calls.length === 0 ? null : { module, calls, old: fieldsOf(calls, old), whole };
}

function fieldsOf(calls: readonly DocumentCall[], document: SettingsDocument): SettingsDocument {
  return Object.fromEntries(calls.flatMap(({ fields }) => fields.map((name) => [name, document[name] ?? null])));
}

/** The values that are written, after all that a save is asked. @throws Refusal */
function judged(
  { module, old, whole }: Restored,
  { before, after }: Record<'before' | 'after', Context>,
): SettingsDocument {
  try {
    permit(module, before);
  } catch {
    permit(module, after);
  }
  return judgeValues({ module, context: after, whole, values: old, fields: Object.keys(old) });
}

/** A document to store: as it was in the backup, except where a save leaves what is stored. */
function written(
  { fields }: DocumentCall,
  kept: SettingsDocument,
  { values, old, whole }: Record<'values' | 'old' | 'whole', SettingsDocument>,
): SettingsDocument {
  const value = { ...kept };
  for (const name of fields) {
    if (Object.hasOwn(values, name) && equal(values[name], old[name])) continue;
    if (Object.hasOwn(values, name)) value[name] = values[name] as Json;
    else if (Object.hasOwn(whole, name)) value[name] = whole[name] as Json;
    else delete value[name];
  }
  return value;
}

/** A restore meets others' saves this often before it gives up. */
const ATTEMPTS = 5;

/**
 * Writes a backup's settings back, all or nothing, as saves of the person.
 * @throws Refusal that names what cannot be written
 */
export async function restoreSettings(services: Services, access: Access, backup: BackupValue): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { refused, saves } = await planRestoration(services, access, backup);
    if (refused) throw refused;
    if (await services.store.documents.saveAll(saves)) return;
  }
  throw refusal(409, 'error.stale');
}
