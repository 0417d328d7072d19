import { migrate } from '../../../language/migrate.ts';
import type { CompiledModule, DocumentCall, Plan, SettingsDocument } from '../../../language/model.ts';
import { forPlan } from '../../../language/plans.ts';
import { effective } from '../../../language/view.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import type { StoredDocument } from '../../store/documents.ts';
import type { Store } from '../../store/store.ts';

/** One module's settings as they are stored, brought to the module's newest shape. */
export interface StoredSettings {
  /** The fields of all the module's documents. Fields that were never saved are absent. */
  whole: SettingsDocument;
  /** Each document by its name; absent where it was never saved. */
  documents: ReadonlyMap<string, StoredDocument>;
}

export async function readSettings(store: Store, guildId: string, module: CompiledModule): Promise<StoredSettings> {
  return settingsIn(await store.documents.read(guildId, namesOf(module)), module);
}

/** Another module's settings as the bot gets them, for each module that this one's expressions read. */
export async function readUsedModules(
  store: Store,
  guildId: string,
  { module, catalogue, plan }: { module: CompiledModule; catalogue: Catalogue; plan: Plan },
): Promise<Record<string, SettingsDocument>> {
  const ids = new Set(module.spec.calls?.uses?.map((use) => use.module));
  const used = catalogue.modules.filter(({ spec }) => ids.has(spec.id));
  if (used.length === 0) return {};
  const documents = await store.documents.read(guildId, used.flatMap(namesOf));
  return effectiveIn(documents, used, plan);
}

/** Modules' settings as the bot gets them, by the modules' ids. */
export function effectiveIn(
  documents: ReadonlyMap<string, StoredDocument>,
  modules: readonly CompiledModule[],
  plan: Plan,
): Record<string, SettingsDocument> {
  return Object.fromEntries(
    modules.map((module) => [
      module.spec.id,
      effective(forPlan(module.spec, plan), settingsIn(documents, module).whole),
    ]),
  );
}

/** The value of one document, migrated; empty where it was never saved. */
export function migrated(stored: StoredDocument | undefined, module: CompiledModule): SettingsDocument {
  return stored ? migrate(stored.value, stored.version, module.migrations) : {};
}

/** The stored names of a module's documents. */
export function namesOf({ spec }: CompiledModule): string[] {
  return (spec.calls?.documents ?? []).map((call: DocumentCall) => documentName(spec.id, call));
}

export function settingsIn(documents: ReadonlyMap<string, StoredDocument>, module: CompiledModule): StoredSettings {
  const values = namesOf(module).map((name) => migrated(documents.get(name), module));
  return { whole: Object.assign({}, ...values) as SettingsDocument, documents };
}
