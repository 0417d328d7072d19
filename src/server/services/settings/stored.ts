import { migrateDocument, type VersionedDocument } from '../../../language/documents/migrate.ts';
import { withRowKeys } from '../../../language/documents/rowKeys.ts';
import type { CompiledModule, Plan, SettingsDocument } from '../../../language/model.ts';
import { effectiveDocument } from '../../../language/resolved/view.ts';
import { unavailable } from '../../answers/refusal.ts';
import { type Catalogue, documentName } from '../../catalogue.ts';
import type { Store } from '../../store/store.ts';
import type { StoredDocument } from '../../store/storedDocument.ts';
import { inServer } from './inServer.ts';

/** The stored settings of a module, migrated to its current version. */
export interface StoredSettings {
  /** The fields of all documents. Fields that were never saved are absent. */
  storedSettings: SettingsDocument;
  /** Documents by their stored names. Documents that were never saved are absent. */
  documents: ReadonlyMap<string, StoredDocument>;
}

export async function readSettings(store: Store, guildId: string, module: CompiledModule): Promise<StoredSettings> {
  return settingsIn(await store.documents.read(guildId, readNames(module)), module);
}

/** The effective settings of the modules that the expressions of a module read, by their IDs. */
export async function readUsedModules(
  store: Store,
  guildId: string,
  { module, catalogue, plan, now }: { module: CompiledModule; catalogue: Catalogue; plan: Plan; now: number },
): Promise<Record<string, SettingsDocument>> {
  const used = usedModules(module, catalogue, guildId, now);
  if (used.length === 0) return {};
  const documents = await store.documents.read(guildId, used.flatMap(readNames));
  return effectiveIn(documents, used, plan);
}

/** The modules whose settings the expressions of a module read, as they are in a server. */
export function usedModules(
  { spec }: CompiledModule,
  { modules }: Catalogue,
  guildId: string,
  now: number,
): CompiledModule[] {
  const ids = new Set(spec.calls?.uses?.map((use) => use.module));
  return modules.filter((module) => ids.has(module.spec.id)).map((module) => inServer(module, guildId, now));
}

/** The effective settings of used modules, by their IDs. Used modules do not use other modules themselves. */
export function effectiveIn(
  documents: ReadonlyMap<string, StoredDocument>,
  modules: readonly CompiledModule[],
  plan: Plan,
): Record<string, SettingsDocument> {
  return Object.fromEntries(
    modules.map((module) => [module.spec.id, effectiveOf(module, settingsIn(documents, module).storedSettings, plan)]),
  );
}

/** The last effective document of stored settings. */
const effective = new WeakMap<SettingsDocument, { basis: readonly unknown[]; document: SettingsDocument }>();

function effectiveOf(module: CompiledModule, storedSettings: SettingsDocument, plan: Plan): SettingsDocument {
  const known = effective.get(storedSettings);
  if (known && equalItems(known.basis, [module, plan])) return known.document;
  const document = Object.freeze(effectiveDocument(module, storedSettings, { plan, modules: {} }));
  effective.set(storedSettings, { basis: [module, plan], document });
  return document;
}

/**
 * The migrated value of a document. One that was never saved has only settings that were moved here from other modules.
 * @param documents by their stored names: that document, and those that settings were moved from
 */
export function migratedDocument(
  documents: ReadonlyMap<string, StoredDocument>,
  name: string,
  module: CompiledModule,
): SettingsDocument {
  const stored = documents.get(name) ?? NEVER_SAVED;
  const migrated = migrateDocument(stored, module, {
    stored: (id, document) => documents.get(documentName(id, { id: document })),
  });
  return withRowKeys(migrated, module.spec);
}

/**
 * Settings that a newer version of the product has saved cannot be read: this one would take what it does not know for unset, and
 * store that.
 * @throws Refusal 503
 */
export function assertReadable(
  documents: ReadonlyMap<string, Pick<StoredDocument, 'version'>>,
  module: CompiledModule,
): void {
  const known = module.migrations.length;
  if (namesOf(module).some((name) => (documents.get(name)?.version ?? 0) > known)) throw unavailable('error.newer');
}

/** What is stored of a document that was never saved. */
export const NEVER_SAVED: VersionedDocument = { value: {}, version: 0 };

interface Names {
  /** What they were read from. */
  migrations: CompiledModule['migrations'];
  /** Of the module's current and former documents. */
  own: readonly string[];
  /** Also of documents of other modules that settings were moved from. */
  all: readonly string[];
}

const names = new WeakMap<CompiledModule, Names>();

/** The stored names of a module's current and former documents. */
export function namesOf(module: CompiledModule): readonly string[] {
  return namesIn(module).own;
}

/** The stored names of all documents that it takes to read a module's settings. */
export function readNames(module: CompiledModule): readonly string[] {
  return namesIn(module).all;
}

/** The stored names of documents of other modules that settings were moved from. */
export function originNames(module: CompiledModule): readonly string[] {
  const own = namesOf(module);
  return readNames(module).filter((name) => !own.includes(name));
}

function namesIn(module: CompiledModule): Names {
  const { spec, migrations, origins = {} } = module;
  const known = names.get(module);
  if (known?.migrations === migrations) return known;
  const { documents = [], formerDocuments = [] } = spec.calls ?? {};
  const own = [...formerDocuments, ...documents.map(({ id }) => id)].map((id) => documentName(spec.id, { id }));
  const moved = [migrations, ...Object.values(origins)].flat(2).flatMap((step) => {
    const { from } = step.op === 'move' ? step : {};
    return from ? from.documents.map((id) => documentName(from.module, { id })) : [];
  });
  const made = { migrations, own, all: [...new Set([...own, ...moved])] };
  names.set(module, made);
  return made;
}

/**
 * The settings of a module in its documents. A field counts in its current document; other documents may have an older value,
 * from before it was moved.
 */
export function settingsIn(documents: ReadonlyMap<string, StoredDocument>, module: CompiledModule): StoredSettings {
  const stored = readNames(module).map((name) => documents.get(name));
  const first = stored.find((document) => document !== undefined) ?? module;
  const known = merged.get(first);
  if (known && equalItems(known.basis, [module, ...stored])) return { storedSettings: known.storedSettings, documents };
  const storedSettings = mergedSettings(documents, module);
  merged.set(first, { basis: [module, ...stored], storedSettings });
  return { storedSettings, documents };
}

interface Merged {
  /** All that the settings were made of. */
  basis: readonly unknown[];
  storedSettings: SettingsDocument;
}

/** The settings of modules by the first of their stored documents, or by the module if there is none. */
const merged = new WeakMap<StoredDocument | CompiledModule, Merged>();

/** Whether two lists have the same items. */
export function equalItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function mergedSettings(documents: ReadonlyMap<string, StoredDocument>, module: CompiledModule): SettingsDocument {
  const values = new Map(namesOf(module).map((name) => [name, migratedDocument(documents, name, module)]));
  const own = (module.spec.calls?.documents ?? []).map((call) =>
    pickFields(values.get(documentName(module.spec.id, call)) ?? {}, call.fields),
  );
  return Object.freeze(Object.assign({}, ...values.values(), ...own));
}

/** These fields of a document, as far as it has them. */
export function pickFields(document: SettingsDocument, fields: readonly string[]): SettingsDocument {
  const picked: SettingsDocument = {};
  for (const name of fields) {
    const value = Object.hasOwn(document, name) ? document[name] : undefined;
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
