import {
  entryFields,
  expressionsOf,
  fieldsOf,
  type PlacedExpression,
  parentList,
} from '../../../src/language/compile/expressions/collect.ts';
import {
  type CheckedExpression,
  checkExpression,
  type ExpressionFault,
} from '../../../src/language/compile/expressions/expressions.ts';
import { limitsOf } from '../../../src/language/compile/expressions/limits.ts';
import { titledSettings } from '../../../src/language/compile/expressions/titles.ts';
import { typeEnvironment } from '../../../src/language/compile/expressions/typeEnvironment.ts';
import { textsOf, translate } from '../../../src/language/compile/meta/texts.ts';
import type { DocumentCall, Field, MigrationStep, ModuleSpec } from '../../../src/language/model.ts';
import { type BrokenReference, bundle } from '../sources/bundle.ts';
import type { PlanEntry, Product } from '../sources/product.ts';
import type { SourceFile, Sources } from '../sources/source.ts';
import {
  plansIn,
  readTranslation,
  type Translation,
  translationFile,
  withShared,
} from '../translations/translation.ts';
import { withListedValues } from './listedValues.ts';
import { withModuleChoices, withModuleTitles } from './moduleChoices.ts';
import { soldPlans, withPlanTitles, withSoldPlans } from './planTexts.ts';
import { withPrices } from './prices.ts';
import { withProductName } from './productName.ts';
import { standardSentences } from './standardSentences.ts';
import { withTimes } from './times.ts';

/** A module as read from its files, before compilation. */
export interface LoadedModule {
  id: string;
  /** The folder that holds its files. */
  folder: string;
  source: SourceFile;
  /** With references resolved, in the default language. */
  spec: ModuleSpec;
  broken: BrokenReference[];
  /** Its translations, by language. */
  translations: Record<string, Translation>;
  migrations: MigrationStep[][];
  /** The plans that expressions read as `soldPlans`. */
  soldPlans: readonly string[];
}

export const MODULES = 'schemas/modules';
/** Screens that are not modules of a server, in the same format. */
export const SCREENS = 'schemas/screens';

/** Loads all modules, sorted by name. */
export function loadModules(sources: Sources, languages: readonly string[]): LoadedModule[] {
  return foldersIn(sources, MODULES).map((folder) => readModule(sources, folder, languages));
}

/** Loads all screens that are not modules, sorted by name. */
export function loadScreens(sources: Sources, languages: readonly string[]): LoadedModule[] {
  return foldersIn(sources, SCREENS).map((folder) => readModule(sources, folder, languages));
}

/** The folders of modules or screens. */
export function foldersIn(sources: Sources, parent: string): string[] {
  return sources
    .list(parent)
    .map((id) => `${parent}/${id}`)
    .filter((folder) => sources.exists(`${folder}/module.json`));
}

/** Loads the module or screen in a folder. */
export function readModule(sources: Sources, folder: string, languages: readonly string[]): LoadedModule {
  return sources.remember(folder, languages, () => readUncached(sources, folder, languages));
}

function readUncached(sources: Sources, folder: string, languages: readonly string[]): LoadedModule {
  const [original = 'en', ...others] = languages;
  // Apart, because what depends on it alone is not made again after a change of a translation.
  const { id, source, spec, broken, plans } = sources.remember(`${folder} in itself`, [original], () =>
    readSpec(sources, folder, original),
  );
  const translations: LoadedModule['translations'] = {};
  for (const language of others) {
    const own = readTranslation(sources, `${folder}/locales/${language}.json`, [original, language]);
    translations[language] = withShared(sources, moduleTexts(spec), own, [original, language]);
  }
  const migrations = migrationFiles(sources, folder).map(
    (file) => sources.json<{ steps: MigrationStep[] }>(file).steps,
  );
  const sold = soldPlans(plans).map((plan) => plan.id);
  return { id, folder, source, spec, broken, translations, migrations, soldPlans: sold };
}

/** The module without its translations and migrations. */
function readSpec(sources: Sources, folder: string, original: string) {
  const id = folder.slice(folder.lastIndexOf('/') + 1);
  const source = sources.read(`${folder}/module.json`);
  const { value, broken } = bundle(sources, source);
  // checkShapes has validated the file with the meta-schema of modules; the rest is filled in below.
  const { $schema, ...parts } = (value ?? {}) as Record<string, unknown> & Partial<ModuleSpec>;
  const { plans = [] } = sources.json<{ plans?: PlanEntry[] } | undefined>('schemas/plans.json') ?? {};
  const whole = {
    settings: { properties: {} },
    ...parts,
    rules: parts.rules ?? [],
    effects: parts.effects ?? [],
    id,
    language: original,
    standard: {},
    plans: plans.map((plan) => plan.id),
  } as ModuleSpec;
  const product = sources.json<Product>('schemas/product.json');
  const named = withProductName(whole, product);
  const offered = withModuleChoices(sources, withSoldPlans(named, plans));
  const listed = withListedValues(withPrices(offered, plans));
  const timed = withTimes(listed, product, sources);
  const { $schema: _, ...sentences } = sources.json<Record<string, string>>(
    `schemas/locales/${original}/standard.json`,
  );
  const spec = { ...timed, standard: standardSentences(timed, sentences) };
  return { id, source, spec, broken, plans };
}

/** The module's own translatable texts, by dotted path. */
export function moduleTexts(spec: ModuleSpec): Map<string, string> {
  return textsOf('module', spec);
}

/** A module's migration files, sorted by number. */
export function migrationFiles(sources: Sources, module: string): string[] {
  const folder = `${module}/migrations`;
  return sources
    .list(folder)
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((file) => `${folder}/${file}`);
}

/** The module with its texts in a language, and the titles of plans in them. Missing translations stay in the original language. */
export function inLanguage(
  sources: Sources,
  module: LoadedModule,
  language: string,
  [original = 'en']: readonly string[],
): ModuleSpec {
  return sources.remember(`${module.folder} in ${language}`, [module, original], () => {
    const spec = language === original ? module.spec : translatedSpec(sources, module, [original, language]);
    const titled = withModuleTitles(sources, spec, [original, language]);
    const { texts = {} } = module.translations[language] ?? {};
    const languageOf = (key: string) => (Object.hasOwn(texts, key) ? language : original);
    return withPlanTitles(titled, plansIn(sources, [original, language]), languageOf);
  });
}

function translatedSpec(
  sources: Sources,
  module: LoadedModule,
  [original, language]: readonly [string, string],
): ModuleSpec {
  // Standard messages for violations without a message of their own.
  const sentences = readTranslation(sources, translationFile('standard', language), [original, language]);
  const standard = { ...module.spec.standard, ...sentences?.texts };
  return {
    ...translate('module', module.spec, module.translations[language]?.texts ?? {}),
    language,
    standard: standardSentences(module.spec, standard),
  };
}

export interface CompiledExpressions {
  checked: Map<PlacedExpression, CheckedExpression>;
  faults: { expression: PlacedExpression; fault: ExpressionFault }[];
}

const compiled = new WeakMap<LoadedModule, { used: readonly LoadedModule[]; expressions: CompiledExpressions }>();

/** The modules that a module reads settings of. */
export function usedModules({ spec }: LoadedModule, all: readonly LoadedModule[]): readonly LoadedModule[] {
  const uses = new Set(spec.calls?.uses?.map(({ module }) => module));
  // Most use none, and each is asked for all of them.
  return uses.size > 0 ? all.filter(({ id }) => uses.has(id)) : [];
}

/** Type-checks and compiles every expression of a module. @param all the modules that it may use */
export function compileExpressions(module: LoadedModule, all: readonly LoadedModule[]): CompiledExpressions {
  const used = usedModules(module, all);
  const known = compiled.get(module);
  if (known?.used.length === used.length && known.used.every((one, index) => one === used[index]))
    return known.expressions;
  const expressions = compileAll(module, used);
  compiled.set(module, { used, expressions });
  return expressions;
}

function compileAll({ spec, soldPlans: sold }: LoadedModule, all: readonly LoadedModule[]): CompiledExpressions {
  const environments = new Map<string, ReturnType<typeof typeEnvironment>>();
  const result: CompiledExpressions = { checked: new Map(), faults: [] };
  const modules = usedFields(spec, all);
  const limits = limitsOf(spec);
  const titles = titledSettings(spec);
  const lists = Object.fromEntries(
    Object.entries(spec.lists ?? {}).map(([name, list]) => [name, entryFields(list.entries)]),
  );
  for (const expression of expressionsOf(spec)) {
    const { each, withoutDocument, withSaved, withLimit } = expression;
    const parent = parentList(spec, each);
    const scope = JSON.stringify([each, withoutDocument, withSaved, withLimit]);
    let environment = environments.get(scope);
    if (!environment) {
      environment = typeEnvironment({
        fields: withoutDocument ? {} : spec.settings.properties,
        item: each === undefined ? undefined : knownFields(spec, each),
        parent: parent === undefined ? undefined : fieldsOf(spec, parent),
        lists,
        ofUser: spec.screen.scope === 'user',
        modules,
        texts: Object.keys(spec.texts ?? {}),
        saved: withSaved,
        limits,
        titles: withoutDocument ? {} : titles,
        limit: withLimit,
      });
      environments.set(scope, environment);
    }
    const checked = checkExpression(environment, expression.source, { limits, titles, soldPlans: sold });
    if ('code' in checked) result.checked.set(expression, checked);
    else result.faults.push({ expression, fault: checked });
  }
  return result;
}

/** The fields of a list's entries; null if there is no such list. */
function knownFields(spec: ModuleSpec, each: string): Record<string, Field> | null {
  const fields = fieldsOf(spec, each);
  return Object.keys(fields).length > 0 ? fields : null;
}

/** The fields of one document of a module. */
function fieldsOfDocument(fields: Record<string, Field>, call: DocumentCall): Record<string, Field> {
  return Object.fromEntries(call.fields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
}

/** The settings of other modules that a module may read, by the ids of these. */
export function usedFields(spec: ModuleSpec, all: readonly LoadedModule[]): Record<string, Record<string, Field>> {
  const used: Record<string, Record<string, Field>> = {};
  for (const { module, document } of spec.calls?.uses ?? []) {
    const other = all.find(({ id }) => id === module)?.spec;
    const call = other?.calls?.documents.find(({ id }) => id === document);
    if (other && call) used[module] = { ...used[module], ...fieldsOfDocument(other.settings.properties, call) };
  }
  return used;
}
