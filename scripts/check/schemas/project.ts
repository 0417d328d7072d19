import type { Example, Finding, LintModule, LintProject, TextFile } from '../../../src/language/compile/lint/types.ts';
import type { LandingPlans } from '../../../src/language/compile/outputs/planTable.ts';
import {
  compileExpressions,
  foldersIn,
  type LoadedModule,
  MODULES,
  readModule,
  SCREENS,
} from '../../generate/modules/module.ts';
import { codeUses } from '../../generate/sources/codeUses.ts';
import { readLedger, storedModules } from '../../generate/sources/ledger.ts';
import { type PresetFile, presetSettings } from '../../generate/sources/presets.ts';
import { loadProduct, type ProductFiles } from '../../generate/sources/product.ts';
import type { Sources } from '../../generate/sources/source.ts';
import { originalTexts, presetFiles, readTranslation } from '../../generate/translations/translation.ts';
import { type CompiledInMemory, compileInMemory } from './inMemory.ts';

/** Files needed to load any module. If one is malformed, nothing else can be checked. */
const SHARED = /^schemas\/(product|plans)\.json$|^schemas\/(screens|shared|locales|presets)\//;

/** Loads everything that the lints need from the well-formed modules; undefined if a shared file is malformed. */
export function loadProject(
  sources: Sources,
  shapes: readonly Finding[],
): { project: LintProject; modules: LoadedModule[]; screens: LoadedModule[]; product: ProductFiles } | undefined {
  const wrong = new Set(shapes.map(({ file }) => file));
  if ([...wrong].some((file) => SHARED.test(file))) return undefined;
  const product = loadProduct(sources);
  const { languages } = product.product;
  const plans = product.plans.map(({ id }) => id);
  const folders = foldersIn(sources, MODULES);
  const isSound = (folder: string) => ![...wrong].some((file) => file.startsWith(`${folder}/`));
  const modules = folders.filter(isSound).map((folder) => readModule(sources, folder, languages));
  const screens = foldersIn(sources, SCREENS)
    .filter(isSound)
    .map((folder) => readModule(sources, folder, languages));
  const stored = storedModules(sources, modules).modules;
  const project: LintProject = {
    product: { file: product.files.product.file, ...product.product },
    plans: { file: product.files.plans.file, ids: plans, entries: product.plans },
    configure: { file: product.files.configure.file, ...product.configure },
    landing: landingOf(sources),
    modules: modules.map((module, index) =>
      lintModule(sources, module, modules, plans, stored[index]?.migrations ?? []),
    ),
    presets: presetsOf(sources),
    screens: screens.map((screen) => lintModule(sources, screen, modules, plans, [])),
    moduleIds: folders.map((folder) => folder.slice(MODULES.length + 1)),
    locales: localesOf(sources, languages),
    textUses: codeUses(sources).texts,
    ledger: readLedger(sources),
  };
  return { project, modules, screens, product };
}

function presetsOf(sources: Sources): LintProject['presets'] {
  return presetFiles(sources).map((file) => {
    const preset = sources.json<PresetFile>(file);
    return {
      file,
      written: preset,
      order: preset.order,
      plan: preset.plan,
      modules: presetSettings(preset),
      references: preset.references ?? {},
    };
  });
}

function landingOf(sources: Sources): LintProject['landing'] {
  const file = 'schemas/screens/landing.json';
  return sources.exists(file) ? { ...sources.json<LandingPlans>(file), file } : undefined;
}

function lintModule(
  sources: Sources,
  module: LoadedModule,
  all: readonly LoadedModule[],
  plans: readonly string[],
  migrations: LintModule['migrations'],
): LintModule {
  const { id, folder, source, spec, broken } = module;
  const expressions = compileExpressions(module, all);
  const translations: Record<string, TextFile> = {};
  for (const [language, translation] of Object.entries(module.translations)) {
    translations[language] = { file: `${folder}/locales/${language}.json`, ...translation };
  }
  const examples = [true, false].flatMap((valid) => {
    const file = `${folder}/examples/${valid ? 'valid' : 'invalid'}.json`;
    return sources.exists(file) ? [{ file, valid, entries: sources.json<Example[]>(file) }] : [];
  });
  const compiled: CompiledInMemory =
    broken.length > 0
      ? {}
      : sources.remember(`${folder} compiled`, [module, expressions, ...plans], () =>
          compileInMemory(module, expressions, plans),
        );
  return { id, file: source.file, spec, broken, translations, migrations, examples, expressions, ...compiled };
}

/** Texts outside the modules, with their translations. */
function localesOf(sources: Sources, [original = 'en', ...others]: readonly string[]): LintProject['locales'] {
  const originals = originalTexts(sources, original);
  const translated = others.map((language) => {
    const files = sources.list(`schemas/locales/${language}`).map((name) => {
      const file = `schemas/locales/${language}/${name}`;
      const translation = readTranslation(sources, file, [original, language]);
      return [name.replace(/\.json$/, ''), { file, texts: {}, ...translation }];
    });
    return [language, Object.fromEntries(files)];
  });
  const files = originals.map(({ name, ...file }) => [name, file]);
  return { [original]: Object.fromEntries(files), ...Object.fromEntries(translated) };
}
