import { expressionsOf, type PlacedExpression } from '../../src/language/compile/collect.ts';
import {
  type CheckedExpression,
  checkExpression,
  type ExpressionFault,
  fieldsOfDocument,
  typeEnvironment,
} from '../../src/language/compile/expressions.ts';
import { translate } from '../../src/language/compile/texts.ts';

import type { Field, MigrationStep, ModuleSpec } from '../../src/language/model.ts';
import { type BrokenReference, bundle } from './bundle.ts';
import type { SourceFile, Sources } from './source.ts';

/** A module as its files say it, before anything is made of it. */
export interface LoadedModule {
  id: string;
  source: SourceFile;
  /** Bundled, in the default language. */
  spec: ModuleSpec;
  broken: BrokenReference[];
  /** Texts of other languages, by language, with the file they stand in. */
  translations: Record<string, { source: SourceFile; texts: Record<string, string> }>;
  migrations: MigrationStep[][];
}

export const MODULES = 'schemas/modules';

/** Reads all modules, in the order of their names. */
export function loadModules(sources: Sources, languages: readonly string[]): LoadedModule[] {
  return sources
    .list(MODULES)
    .filter((id) => sources.exists(`${MODULES}/${id}/module.json`))
    .map((id) => loadModule(sources, id, languages));
}

/** Reads one module. */
export function loadModule(sources: Sources, id: string, languages: readonly string[]): LoadedModule {
  const folder = `${MODULES}/${id}`;
  const source = sources.read(`${folder}/module.json`);
  const { value, broken } = bundle(sources, source);
  const { $schema, ...parts } = (value ?? {}) as Record<string, unknown> & Partial<ModuleSpec>;
  const standard = standardSentences(sources, 'en');
  const spec = {
    settings: { properties: {} },
    ...parts,
    rules: parts.rules ?? [],
    effects: parts.effects ?? [],
    id,
    standard,
  } as ModuleSpec;
  const translations: LoadedModule['translations'] = {};
  for (const language of languages.slice(1)) {
    const file = `${folder}/locales/${language}.json`;
    if (!sources.exists(file)) continue;
    const translated = sources.read(file);
    const { $schema: _, ...texts } = (translated.value ?? {}) as Record<string, string>;
    translations[language] = { source: translated, texts };
  }
  const migrations = migrationFiles(sources, id).map(
    (file) => (sources.read(file).value as { steps: MigrationStep[] }).steps,
  );
  return { id, source, spec, broken, translations, migrations };
}

/** The files of a module's migrations, in the order of their numbers. */
export function migrationFiles(sources: Sources, id: string): string[] {
  const folder = `${MODULES}/${id}/migrations`;
  return sources
    .list(folder)
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((file) => `${folder}/${file}`);
}

/** Sentences for violations that no author words for each field. */
function standardSentences(sources: Sources, language: string): Record<string, string> {
  return sources.read(`schemas/locales/${language}/standard.json`).value as Record<string, string>;
}

/** The module with the texts of a language. */
export function inLanguage(sources: Sources, module: LoadedModule, language: string): ModuleSpec {
  const translation = module.translations[language];
  if (!translation) return module.spec;
  return { ...translate(module.spec, translation.texts), standard: standardSentences(sources, language) };
}

export interface CompiledExpressions {
  checked: Map<PlacedExpression, CheckedExpression>;
  faults: { expression: PlacedExpression; fault: ExpressionFault }[];
}

/** Checks and compiles every expression of a module by the types of its fields and of the modules that it uses. */
export function compileExpressions(module: LoadedModule, all: readonly LoadedModule[]): CompiledExpressions {
  const { spec } = module;
  const environments = new Map<string, ReturnType<typeof typeEnvironment>>();
  const result: CompiledExpressions = { checked: new Map(), faults: [] };
  const modules = usedFields(spec, all);
  for (const expression of expressionsOf(spec)) {
    const scope = expression.withoutDocument ? '' : expression.withSaved ? 'saved' : (expression.each ?? 'self');
    let environment = environments.get(scope);
    if (!environment) {
      const fields = expression.withoutDocument ? {} : spec.settings.properties;
      const texts = Object.keys(spec.texts ?? {});
      environment = typeEnvironment({ fields, each: expression.each, modules, texts, saved: expression.withSaved });
      environments.set(scope, environment);
    }
    const checked = checkExpression(environment, expression.source);
    if ('code' in checked) result.checked.set(expression, checked);
    else result.faults.push({ expression, fault: checked });
  }
  return result;
}

function usedFields(spec: ModuleSpec, all: readonly LoadedModule[]): Record<string, Record<string, Field>> {
  const used: Record<string, Record<string, Field>> = {};
  for (const { module, document } of spec.calls?.uses ?? []) {
    const other = all.find(({ id }) => id === module)?.spec;
    const call = other?.calls?.documents.find(({ id }) => id === document);
    if (other && call) used[module] = { ...used[module], ...fieldsOfDocument(other.settings.properties, call) };
  }
  return used;
}
