import { migrateDocument } from '../../../language/documents/migrate.ts';
import type { CompiledModule, Json, Plan, SettingsDocument } from '../../../language/model.ts';
import { effectiveDocument } from '../../../language/resolved/view.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import type { StoredDocument } from '../../store/documents.ts';
import type { Store } from '../../store/store.ts';

/** One module's settings as they are stored, brought to the module's newest shape. */
export interface StoredSettings {
  /** The fields of all the module's documents. Fields that were never saved are absent. */
  storedSettings: SettingsDocument;
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
  const used = usedModules(module, catalogue);
  if (used.length === 0) return {};
  const documents = await store.documents.read(guildId, used.flatMap(namesOf));
  return effectiveIn(documents, used, plan);
}

/** The modules whose settings this one's expressions read. */
export function usedModules({ spec }: CompiledModule, { modules }: Catalogue): CompiledModule[] {
  const ids = new Set(spec.calls?.uses?.map((use) => use.module));
  return modules.filter((module) => ids.has(module.spec.id));
}

/** Used modules' settings as the bot gets them, by the modules' ids. What is used itself needs no other module. */
export function effectiveIn(
  documents: ReadonlyMap<string, StoredDocument>,
  modules: readonly CompiledModule[],
  plan: Plan,
): Record<string, SettingsDocument> {
  return Object.fromEntries(
    modules.map((module) => [
      module.spec.id,
      effectiveDocument(module, settingsIn(documents, module).storedSettings, { plan, modules: {} }),
    ]),
  );
}

/** The value of one document, migrated; empty where it was never saved. */
export function migrated(stored: StoredDocument | undefined, module: CompiledModule): SettingsDocument {
  return stored ? migrateDocument(stored.value, stored.version, module.migrations) : {};
}

/** The stored names of a module's documents, and of those that there were. */
export function namesOf({ spec }: CompiledModule): string[] {
  const { documents = [], formerDocuments = [] } = spec.calls ?? {};
  return [...formerDocuments, ...documents.map(({ id }) => id)].map((id) => documentName(spec.id, { id }));
}

/** A module's settings: of each field what its own document has; what others have of it is from before it came there. */
export function settingsIn(documents: ReadonlyMap<string, StoredDocument>, module: CompiledModule): StoredSettings {
  const values = new Map(namesOf(module).map((name) => [name, migrated(documents.get(name), module)]));
  const own = (module.spec.calls?.documents ?? []).map((call) =>
    pickFields(values.get(documentName(module.spec.id, call)) ?? {}, call.fields),
  );
  return { storedSettings: Object.assign({}, ...values.values(), ...own) as SettingsDocument, documents };
}

/** The fields of a document that it has. */
export function pickFields(document: SettingsDocument, fields: readonly string[]): SettingsDocument {
  const present = fields.filter((name) => Object.hasOwn(document, name));
  return Object.fromEntries(present.map((name) => [name, document[name] as Json]));
}
