import type { SourceFile, Sources } from './source.ts';

/** `schemas/product.json`. */
export interface Product {
  name: string;
  shortName: string;
  languages: string[];
  defaultLanguage: string;
  /** The setting with which an owner lets administrators modify. */
  adminAccess: { module: string; field: string };
  /** The document that holds the settings of backups, and their limits. */
  backups?: {
    module: string;
    document: string;
    limit: number;
    keepable: number;
    nameLength: number;
    answerMinutes: number;
  };
  /** The module on whose plan there are figures of a server. */
  statistics?: { module: string };
}

/** `schemas/plans.json`, from the lowest plan to the highest. */
export interface PlanEntry {
  id: string;
  title: string;
  /** What is kept of earlier settings: how long, and how many versions of a document. */
  history: { days: number; versions: number };
  prices?: Record<string, string>;
}

/** `schemas/screens/configure.json`. */
export interface ConfigureScreen {
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
  defaultSection: string;
}

export interface ProductFiles {
  product: Product;
  plans: PlanEntry[];
  configure: ConfigureScreen;
  files: { product: SourceFile; plans: SourceFile; configure: SourceFile };
}

/** Reads what all modules share. */
export function loadProduct(sources: Sources): ProductFiles {
  const files = {
    product: sources.read('schemas/product.json'),
    plans: sources.read('schemas/plans.json'),
    configure: sources.read('schemas/screens/configure.json'),
  };
  return {
    product: files.product.value as Product,
    plans: (files.plans.value as { plans: PlanEntry[] }).plans,
    configure: files.configure.value as ConfigureScreen,
    files,
  };
}
