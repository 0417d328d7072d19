import type { SourceFile, Sources } from './source.ts';

/** `schemas/product.json`. */
export interface Product {
  name: string;
  shortName: string;
  languages: string[];
  /** Those whose texts may be missing. */
  draftLanguages?: string[];
  defaultLanguage: string;
  /** The setting by which an owner allows administrators to change settings. */
  adminAccess: { module: string; field: string };
  /** The setting by which owners give roles access to modules. */
  roleAccess?: { module: string; field: string };
  /** The setting with a server's time zone. */
  timeZone?: { module: string; field: string };
  /** The document with the backup settings, and limits. */
  backups?: {
    module: string;
    document: string;
    limit: number;
    keepable: number;
    nameLength: number;
    answerMinutes: number;
  };
  /** How many servers can get the same settings at once. */
  transfer: { servers: number };
  /** The module whose plan includes statistics. */
  statistics?: { module: string };
  /** Modules that are good to begin with. */
  firstSteps?: string[];
}

/** `schemas/plans.json`, from the lowest plan to the highest. */
export interface PlanEntry {
  id: string;
  title: string;
  /** How long earlier settings are kept. */
  history: { days: number };
  prices?: Record<string, string>;
}

/** `schemas/screens/configure.json`. */
export interface ConfigureScreen {
  /** The first one opens first. */
  pages: { id: string; title: string; icon: string; wholeServer?: true; synonyms?: string[] }[];
  groups: { id: string; title: string }[];
  actions: {
    id: string;
    title: string;
    group: string;
    order: number;
    icon: string;
    to: string;
    hiddenWithPlan?: string;
  }[];
}

export interface ProductFiles {
  product: Product;
  plans: PlanEntry[];
  configure: ConfigureScreen;
  files: { product: SourceFile; plans: SourceFile; configure: SourceFile };
}

/** Loads the files that all modules depend on. */
export function loadProduct(sources: Sources): ProductFiles {
  const files = {
    product: sources.read('schemas/product.json'),
    plans: sources.read('schemas/plans.json'),
    configure: sources.read('schemas/screens/configure.json'),
  };
  return {
    product: sources.json(files.product.file),
    plans: sources.json<{ plans: PlanEntry[] }>(files.plans.file).plans,
    configure: sources.json(files.configure.file),
    files,
  };
}

/** The language that the schemas are written in. */
export function originalOf({ product: { languages } }: Pick<ProductFiles, 'product'>): string {
  return languages[0] ?? 'en';
}
