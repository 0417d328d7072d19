import { type Language, loadModule, moduleIds, plans, product } from '../../generated/catalogue.ts';
import type { CompiledModule, DocumentCall, Plan } from '../language/model.ts';

/** The build output of `schemas/`, as the server uses it. */
export interface Catalogue {
  productName: string;
  /** From the lowest plan to the highest. */
  plans: readonly Plan[];
  /** How much history each plan keeps. */
  history: Readonly<Record<Plan, HistoryRetention>>;
  /** With texts in the default language, for code that shows none. */
  modules: readonly CompiledModule[];
  /** The module with its texts in a language. */
  inLanguage(module: CompiledModule, language: Language): CompiledModule;
  /** The setting by which owners allow administrators to change settings. */
  adminAccess: { module: CompiledModule; document: string; field: string };
  /** The setting by which owners give roles access to modules. Absent if the product has none. */
  roleAccess?: { module: CompiledModule; document: string; field: string };
  /** The document with the settings of backups, and their limits. Absent if the product has no backups. */
  backups?: { module: CompiledModule; call: DocumentCall } & BackupLimits;
  /** The module whose requirements apply to statistics. Absent if the product has none. */
  statistics?: CompiledModule;
}

/** How long the history is kept. */
export interface HistoryRetention {
  days: number;
}

/** The limits of backups in `schemas/product.json`. */
export interface BackupLimits {
  /** Backups per server. */
  limit: number;
  /** Backups per server that may be kept from being replaced. */
  keepable: number;
  /** Characters in a name. */
  nameLength: number;
  /** Minutes after which a task is late if the bot has not reported on it. */
  answerMinutes: number;
}

/** The parts of `schemas/product.json` that give languages and modules their roles. */
interface ProductRoles {
  defaultLanguage: Language;
  adminAccess: { module: string; field: string };
  roleAccess?: { module: string; field: string };
  backups?: { module: string; document: string } & BackupLimits;
  statistics?: { module: string };
}

/** The name under which the store keeps the document of a call. */
export function documentName(moduleId: string, call: Pick<DocumentCall, 'id'>): string {
  return `${moduleId}.${call.id}`;
}

export async function loadCatalogue(): Promise<Catalogue> {
  return catalogueOf(await loadTranslations(product.languages, moduleIds, loadModule), product, {
    plans: plans.map(({ id }) => id),
    history: Object.fromEntries(plans.map(({ id, history }) => [id, history])),
    productName: product.name,
  });
}

/** All modules in each language, by their ids. */
type Translations = ReadonlyMap<Language, ReadonlyMap<string, CompiledModule>>;

export async function loadTranslations<Id extends string>(
  languages: readonly Language[],
  ids: readonly Id[],
  load: (id: Id, language: Language) => Promise<CompiledModule>,
): Promise<Translations> {
  const inLanguage = (language: Language) =>
    Promise.all(ids.map(async (id) => [id, await load(id, language)] as const));
  const loaded = languages.map(async (language) => [language, new Map(await inLanguage(language))] as const);
  return new Map(await Promise.all(loaded));
}

/** @throws Error if a module or document that the product names does not exist */
export function catalogueOf(
  languages: Translations,
  { defaultLanguage, adminAccess, roleAccess, backups, statistics }: ProductRoles,
  rest: Pick<Catalogue, 'plans' | 'history' | 'productName'>,
): Catalogue {
  const modules = [...(languages.get(defaultLanguage)?.values() ?? [])];
  return {
    ...rest,
    modules,
    inLanguage: (module, language) => languages.get(language)?.get(module.spec.id) ?? module,
    adminAccess: settingOf(modules, adminAccess),
    ...(roleAccess && { roleAccess: settingOf(modules, roleAccess) }),
    ...(backups && { backups: backupSettings(modules, backups) }),
    ...(statistics && { statistics: moduleOf(modules, statistics.module) }),
  };
}

/** A setting with its module and document. */
function settingOf(modules: readonly CompiledModule[], { module: id, field }: { module: string; field: string }) {
  const module = moduleOf(modules, id);
  const call = module.spec.calls?.documents.find(({ fields }) => fields.includes(field));
  if (!call) throw new Error(`No document of ${id} holds ${field}`);
  return { module, document: documentName(id, call), field };
}

function moduleOf(modules: readonly CompiledModule[], id: string): CompiledModule {
  const module = modules.find(({ spec }) => spec.id === id);
  if (!module) throw new Error(`There is no module ${id}`);
  return module;
}

function backupSettings(
  modules: readonly CompiledModule[],
  { module: id, document, ...limits }: NonNullable<ProductRoles['backups']>,
): NonNullable<Catalogue['backups']> {
  const module = moduleOf(modules, id);
  const call = module.spec.calls?.documents.find((one) => one.id === document);
  if (!call) throw new Error(`The module ${id} has no document ${document}`);
  return { module, call, ...limits };
}
