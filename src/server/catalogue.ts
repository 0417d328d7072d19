import { type Language, loadModule, moduleIds, plans, product } from '../../generated/catalogue.ts';
import type { CompiledModule, DocumentCall, Plan } from '../language/model.ts';

/** What the build made of `schemas/`, as the server uses it. */
export interface Catalogue {
  productName: string;
  /** From the lowest plan to the highest. */
  plans: readonly Plan[];
  /** What each plan keeps of earlier settings. */
  history: Readonly<Record<Plan, HistoryRetention>>;
  /** With the texts of the default language, for all that says nothing. */
  modules: readonly CompiledModule[];
  /** The same module with its texts in a language. Nothing else differs. */
  inLanguage(module: CompiledModule, language: Language): CompiledModule;
  /** The setting by which owners let administrators change settings. */
  adminAccess: { module: CompiledModule; document: string; field: string };
  /** The document that holds the settings of backups, and their limits; without it there are no backups. */
  backups?: { module: CompiledModule; call: DocumentCall } & BackupLimits;
  /** The module that says on which plan there are statistics; without one there are none to see. */
  statistics?: CompiledModule;
}

/** How much is kept of what a document was before. */
export interface HistoryRetention {
  days: number;
  /** The newest included. */
  versions: number;
}

/** The numbers that `schemas/product.json` sets for backups. */
export interface BackupLimits {
  /** How many of a server there are at most. */
  limit: number;
  /** How many of them may be kept from being replaced. */
  keepable: number;
  /** Characters of a name. */
  nameLength: number;
  /** Minutes after which a task that the bot says nothing about counts as not answered. */
  answerMinutes: number;
}

/** What `schemas/product.json` says of languages and modules. */
interface ProductRoles {
  defaultLanguage: Language;
  adminAccess: { module: string; field: string };
  backups?: { module: string; document: string } & BackupLimits;
  statistics?: { module: string };
}

/** The stored name of the document that a call loads and saves. */
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

/** All modules by their ids, in each language. */
type Translations = Record<Language, ReadonlyMap<string, CompiledModule>>;

export async function loadTranslations<Id extends string>(
  languages: readonly Language[],
  ids: readonly Id[],
  load: (id: Id, language: Language) => Promise<CompiledModule>,
): Promise<Translations> {
  const inLanguage = (language: Language) =>
    Promise.all(ids.map(async (id) => [id, await load(id, language)] as const));
  const loaded = languages.map(async (language) => [language, new Map(await inLanguage(language))]);
  return Object.fromEntries(await Promise.all(loaded)) as Translations;
}

/** @throws Error when there is no document that the product names. */
export function catalogueOf(
  languages: Translations,
  { defaultLanguage, adminAccess, backups, statistics }: ProductRoles,
  rest: Pick<Catalogue, 'plans' | 'history' | 'productName'>,
): Catalogue {
  const modules = [...languages[defaultLanguage].values()];
  const holder = moduleOf(modules, adminAccess.module);
  const call = holder.spec.calls?.documents.find(({ fields }) => fields.includes(adminAccess.field));
  if (!call) throw new Error(`No document of ${adminAccess.module} holds ${adminAccess.field}`);
  return {
    ...rest,
    modules,
    inLanguage: (module, language) => languages[language].get(module.spec.id) ?? module,
    adminAccess: { module: holder, document: documentName(adminAccess.module, call), field: adminAccess.field },
    ...(backups && { backups: backupSettings(modules, backups) }),
    ...(statistics && { statistics: moduleOf(modules, statistics.module) }),
  };
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
