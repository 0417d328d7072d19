import type { Example, Finding, LintModule, LintProject, TextFile } from '../../src/language/compile/lint/types.ts';
import { readLedger, storedModules } from '../generate/ledger.ts';
import { compileExpressions, type LoadedModule, loadModule, MODULES } from '../generate/module.ts';
import { loadProduct, type ProductFiles } from '../generate/product.ts';
import type { Sources } from '../generate/source.ts';
import { compileInMemory } from './inMemory.ts';

/** Files that every module is read with: while one has a wrong shape, nothing else can be judged. */
const SHARED = /^schemas\/(product|plans)\.json$|^schemas\/(screens|shared|locales)\//;

/** All that the lint needs, of the modules whose files have the right shape; undefined while a shared file has not. */
export function loadProject(
  sources: Sources,
  shapes: readonly Finding[],
): { project: LintProject; modules: LoadedModule[]; product: ProductFiles } | undefined {
  const wrong = new Set(shapes.map(({ file }) => file));
  if ([...wrong].some((file) => SHARED.test(file))) return undefined;
  const product = loadProduct(sources);
  const { languages } = product.product;
  const plans = product.plans.map(({ id }) => id);
  const moduleIds = sources.list(MODULES).filter((id) => sources.exists(`${MODULES}/${id}/module.json`));
  const modules = moduleIds
    .filter((id) => ![...wrong].some((file) => file.startsWith(`${MODULES}/${id}/`)))
    .map((id) => loadModule(sources, id, languages));
  const stored = storedModules(sources, modules).modules;
  const project: LintProject = {
    product: { file: product.files.product.file, ...product.product },
    plans: { file: product.files.plans.file, ids: plans },
    configure: { file: product.files.configure.file, ...product.configure },
    modules: modules.map((module, index) =>
      lintModule(sources, module, modules, plans, stored[index]?.migrations ?? []),
    ),
    moduleIds,
    locales: Object.fromEntries(languages.map((language) => [language, localeFiles(sources, language)])),
    ledger: readLedger(sources),
  };
  return { project, modules, product };
}

function lintModule(
  sources: Sources,
  module: LoadedModule,
  all: readonly LoadedModule[],
  plans: readonly string[],
  migrations: LintModule['migrations'],
): LintModule {
  const { id, source, spec, broken } = module;
  const expressions = compileExpressions(module, all);
  const translations: Record<string, TextFile> = {};
  for (const [language, { source: file, texts }] of Object.entries(module.translations)) {
    translations[language] = { file: file.file, texts };
  }
  const examples = [true, false].flatMap((valid) => {
    const file = `${MODULES}/${id}/examples/${valid ? 'valid' : 'invalid'}.json`;
    return sources.exists(file) ? [{ file, valid, entries: sources.read(file).value as Example[] }] : [];
  });
  const compiled = broken.length > 0 ? undefined : compileInMemory(module, expressions, plans);
  return { id, file: source.file, spec, broken, translations, migrations, examples, expressions, compiled };
}

function localeFiles(sources: Sources, language: string): Record<string, TextFile> {
  const folder = `schemas/locales/${language}`;
  return Object.fromEntries(
    sources.list(folder).map((name) => {
      const file = `${folder}/${name}`;
      const { $schema: _, ...texts } = sources.read(file).value as Record<string, string>;
      return [name.replace(/\.json$/, ''), { file, texts }];
    }),
  );
}
