import type { Language } from '../../generated/catalogue.ts';
import { type Catalogue, catalogueOf, loadTranslations } from '../../src/server/catalogue.ts';
import { findingsIn } from '../check/schemas/findings.ts';
import { formatFinding, placeFindings } from '../check/schemas/format.ts';
import { loadProject } from '../check/schemas/project.ts';
import { checkShapes } from '../check/schemas/shapes.ts';
import { applicationOutputs } from '../generate/application/applicationOutputs.ts';
import { foldersIn, inLanguage, SCREENS } from '../generate/modules/module.ts';
import type { Outputs } from '../generate/outputs.ts';
import { referenceOutputs } from '../generate/reference/referenceOutputs.ts';
import type { Product } from '../generate/sources/product.ts';
import { Sources } from '../generate/sources/source.ts';

export interface ReadProject {
  sources: Sources;
  /** What `schemas/` makes; undefined if a module cannot be compiled. */
  made?: MadeProject;
  /** Formats the findings, one per line. Most of them do not prevent screens from being shown. */
  findings(): string[];
}

export interface MadeProject {
  catalogue: Catalogue;
  /** The generated files that screens are loaded from. */
  application: Outputs;
  /** Generates the others, which may wait. */
  references(): Outputs;
}

type Loaded = NonNullable<ReturnType<typeof loadProject>>;

/** Reads the current `schemas/`, without writing anything. */
export async function readProject(root: string, before?: ReadProject): Promise<ReadProject> {
  const sources = new Sources(root, before?.sources);
  const shapes = checkShapes(sources);
  const loaded = loadProject(sources, shapes);
  const findings = () => {
    const found = [...shapes, ...(loaded ? findingsIn(sources, loaded) : [])];
    return placeFindings(sources, found).map(formatFinding);
  };
  const catalogue = loaded && (await catalogueIn(sources, loaded));
  if (!catalogue) return { sources, findings };
  const input = { sources, ...loaded };
  const application = await applicationOutputs(input);
  return { sources, findings, made: { catalogue, application, references: () => referenceOutputs(input) } };
}

/** The catalogue as the server would load it from `generated/`; undefined if a module cannot be compiled. */
export async function catalogueIn(
  sources: Sources,
  { project, modules, product: files }: Loaded,
): Promise<Catalogue | undefined> {
  // The languages of the project being developed, not of the one that was compiled.
  const product = files.product as Product & { languages: Language[]; defaultLanguage: Language };
  const runnable = project.modules.flatMap(({ compiled }, index) => {
    const module = modules[index];
    return compiled && module ? [[module.id, { module, compiled }] as const] : [];
  });
  const run = project.screens.filter(({ compiled }) => compiled);
  const all = project.moduleIds.length + foldersIn(sources, SCREENS).length;
  if (runnable.length + run.length < all) return undefined;
  const byId = new Map(runnable);
  const translations = await loadTranslations(product.languages, [...byId.keys()], async (id, language) => {
    const entry = byId.get(id);
    if (!entry) throw new Error(`There is no module '${id}'`);
    const { module, compiled } = entry;
    return { ...compiled, spec: inLanguage(sources, module, language, product.languages) };
  });
  return catalogueOf(translations, product, {
    plans: files.plans.map(({ id }) => id),
    history: Object.fromEntries(files.plans.map(({ id, history }) => [id, history])),
    productName: product.name,
  });
}
