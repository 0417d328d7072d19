import { metaOf } from '../../../src/language/compile/meta/meta.ts';
import { translate } from '../../../src/language/compile/meta/texts.ts';
import { exportOfIcon, ICONS } from '../../../src/language/compile/outputs/icons.ts';
import { functions } from '../../../src/language/functions/index.ts';
import type { FilledExample, ModuleSpec, ReadableModule } from '../../../src/language/model.ts';
import { interpolate } from '../../../src/language/text/message.ts';
import { contractOutputs, loadContracts } from '../code/contracts.ts';
import { keepLast } from '../code/keepLast.ts';
import { settingsType, typesSource } from '../code/types.ts';
import { validatorNames, validatorsSource } from '../code/validators.ts';
import { type CompiledExpressions, compileExpressions, inLanguage, type LoadedModule } from '../modules/module.ts';
import { neededBy } from '../modules/neededBy.ts';
import { destinationsOf, formerModules, originsOf } from '../modules/origins.ts';
import { HEAD, json, type Outputs, type OutputsInput } from '../outputs.ts';
import { presetIcons, presetsSource } from '../sources/presets.ts';
import type { Product, ProductFiles } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';
import { originalTexts, plansIn, translatedTexts } from '../translations/translation.ts';
import { emojiNotice, emojiRows } from './emoji.ts';
import { figuresSource, landingContent } from './landing.ts';
import { configureIn, menuOf, pagesIn } from './menu.ts';
import { searchIndex } from './searchIndex.ts';

/** Generates the files that the application consists of. */
export async function applicationOutputs({ sources, modules, screens, product }: OutputsInput): Promise<Outputs> {
  const outputs: Outputs = new Map();
  const { languages } = product.product;
  const plans = product.plans.map(({ id }) => id);
  for (const module of [...modules, ...screens]) {
    for (const [file, text] of await moduleOutputs(sources, module, modules, plans, languages)) outputs.set(file, text);
  }
  for (const [file, text] of await contractOutputs(loadContracts(sources), HEAD)) outputs.set(file, text);
  for (const [file, value] of textOutputs(sources, modules, product)) outputs.set(file, json(value));
  outputs.set('generated/locales/server.ts', sentencesSource(languages));
  for (const language of languages) {
    const index = searchIndex(sources, modules, product.plans, language, languages);
    outputs.set(`generated/search/${language}.json`, json(index));
  }
  outputs.set('generated/search/files.ts', searchFilesSource(languages));
  outputs.set('generated/search/pageSynonyms.ts', pageSynonymsSource(sources, product, languages));
  for (const language of languages) outputs.set(`generated/emoji/${language}.json`, emojiOf(language, language));
  outputs.set('generated/emoji/files.ts', emojiFilesSource(languages));
  outputs.set('generated/emoji/data.ts', emojiDataSource(languages));
  outputs.set('generated/emoji/NOTICE.txt', emojiNotice());
  outputs.set('generated/product.ts', productSource(sources, product));
  outputs.set('generated/figures.ts', figuresSource(sources));
  outputs.set('generated/catalogue.ts', catalogueSource(modules, screens, product));
  outputs.set('generated/presets.ts', presetsSource(sources, languages));
  outputs.set('generated/menu.ts', menuSource(sources, modules, product));
  outputs.set('generated/icons.ts', iconsSource(menuIcons(modules, product), 'the menu'));
  outputs.set('generated/presetIcons.ts', iconsSource(presetIcons(sources), 'presets'));
  return outputs;
}

/** The files of one module or screen. */
function moduleOutputs(
  sources: Sources,
  module: LoadedModule,
  all: LoadedModule[],
  plans: string[],
  languages: readonly string[],
): Promise<Outputs> {
  const expressions = compileExpressions(module, all);
  const specs = languages.map((language) => inLanguage(sources, module, language, languages));
  const related = {
    origins: originsOf(module, all),
    destinations: destinationsOf(module, all),
    neededBy: neededBy(module, all),
  };
  const inputs = [module, expressions, ...specs, ...plans, JSON.stringify(related)];
  return sources.remember(`files of ${module.folder}`, inputs, async () => {
    const folder = module.folder.replace('schemas', 'generated');
    const outputs: Outputs = new Map();
    outputs.set(`${folder}/types.ts`, HEAD + (await typesSource(module.spec, plans)));
    outputs.set(`${folder}/validators.js`, HEAD + validatorsSource(module.spec, plans));
    outputs.set(`${folder}/validators.d.ts`, validatorsDeclaration(validatorNames(module.spec, plans)));
    outputs.set(`${folder}/expressions.js`, expressionsSource(expressions));
    outputs.set(`${folder}/expressions.d.ts`, EXPRESSIONS_DECLARATION);
    for (const spec of specs) {
      const { example } = spec.screen;
      if (example) outputs.set(`${folder}/example.${spec.language}.ts`, exampleSource(example));
      outputs.set(`${folder}/spec.${spec.language}.ts`, specSource(spec));
      outputs.set(`${folder}/module.${spec.language}.ts`, moduleSource(module, spec.language, related));
    }
    return outputs;
  });
}

/** Files whose texts are generated elsewhere: standard messages in each module, the menu and plans. */
const ELSEWHERE = new Set(['standard', 'configure', 'plans']);

/** The texts of the application and the content of its pages, by language. */
function textOutputs(sources: Sources, modules: LoadedModule[], product: ProductFiles): [string, unknown][] {
  return product.product.languages.flatMap((language) =>
    originalTexts(sources, originalOf(product))
      .filter(({ name, file }) => !ELSEWHERE.has(name) && !/^schemas\/(?:shared|presets)\//.test(file))
      .map(({ name, file, nested, texts }): [string, unknown] => {
        const translated = translatedTexts(sources, name, language, product.product.languages);
        if (!nested)
          return [`generated/locales/${language}/${name}.json`, withName({ ...texts, ...translated }, product)];
        const { $schema: _, ...screen } = sources.json<Record<string, unknown>>(file);
        const content = translate(metaOf(file), screen, translated);
        const whole =
          name === 'landing'
            ? landingContent(content, modules, plansIn(sources, [originalOf(product), language]), language)
            : content;
        return [`generated/screens/${name}.${language}.json`, whole];
      }),
  );
}

/** Fills in the product's short name, which is the same in every language. */
function withName(texts: Record<string, string>, { product: { shortName } }: ProductFiles): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, interpolate(text, { shortName })]));
}

/** The language that the schemas are written in. */
function originalOf({ product: { languages } }: ProductFiles): string {
  return languages[0] ?? 'en';
}

/** Imports all languages of the server's texts, because each request may have another one. */
function sentencesSource(languages: readonly string[]): string {
  const imports = languages.map(
    (language) => `import ${language} from './${language}/server.json' with { type: 'json' };\n`,
  );
  return `${HEAD}${imports.join('')}
/** The server's sentences by language. */
export const sentences = { ${languages.join(', ')} };
`;
}

/** The emoji file of a language, with one row per line. */
const emojiOf = keepLast((language: string) => rows(emojiRows(language)));

function rows(values: readonly unknown[]): string {
  return `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`;
}

function emojiFilesSource(languages: readonly string[]): string {
  return dataFilesSource(
    languages,
    'emojiFiles',
    'Where all emoji of a language are: rows of emoji, name and keywords.',
  );
}

function searchFilesSource(languages: readonly string[]): string {
  return dataFilesSource(languages, 'searchFiles', 'Where that which the search finds is, by language.');
}

/** The addresses of files with data, which are fetched when they are needed. */
function dataFilesSource(languages: readonly string[], name: string, about: string): string {
  const imports = languages.map((language) => `import ${language} from './${language}.json?url';\n`).join('');
  return `${HEAD}${imports}
/** ${about} */
export const ${name} = { ${languages.join(', ')} };
`;
}

function emojiDataSource(languages: readonly string[]): string {
  const lines = languages.map((language) => `  ${language}: () => import('./${language}.json'),\n`).join('');
  return `${HEAD}
/** All emoji of a language, for the server: rows of emoji, name and keywords. */
export const emojiData = {
${lines}};
`;
}

function validatorsDeclaration(names: readonly string[]): string {
  const lines = names.map((name) => `export declare const ${name}: SchemaValidator;`);
  return `${HEAD}import type { SchemaValidator } from '../../../src/language/model.ts';\n\n${lines.join('\n')}\n`;
}

const EXPRESSIONS_DECLARATION = `${HEAD}import type { CompiledModule } from '../../../src/language/model.ts';

export declare const expressions: CompiledModule['expressions'];
export declare const reads: CompiledModule['reads'];
`;

function expressionsSource({ checked }: CompiledExpressions): string {
  const compiled = new Map<string, string>();
  const reads = new Map<string, string[]>();
  for (const [{ source }, result] of checked) {
    compiled.set(source, result.code);
    reads.set(source, result.reads);
  }
  const code = [...compiled.values()].join('\n');
  const bodies = [...compiled].map(([source, code]) => `  ${JSON.stringify(source)}: (e, t, w) => ${code},`);
  const source = bodies.join('\n');
  const called = Object.keys(functions).filter((name) => code.includes(`f.${name}.run(`));
  const head = [
    code.includes('o.') ? "import * as o from '../../../src/language/expressions/operators.ts';\n" : '',
    ...called.map((name) => `import ${name} from '../../../src/language/functions/${name}.ts';\n`),
    called.length > 0 ? `\nconst f = { ${called.join(', ')} };\n` : '',
  ].join('');
  return `${HEAD}${head}
export const expressions = {
${source}
};

export const reads = ${JSON.stringify(Object.fromEntries(reads), null, 2)};
`;
}

/** A specification as TypeScript: the compiler holds it to the types that the meta-schemas give. */
function specSource({ times, ...spec }: ModuleSpec): string {
  const { example: _, ...screen } = spec.screen;
  // Only the search knows synonyms. A setting of that name is no list.
  const written = JSON.stringify(
    { ...spec, screen },
    (key, value) => (key === 'synonyms' && Array.isArray(value) ? undefined : value),
    2,
  );
  return `${HEAD}import type { ModuleSpec } from '../../../src/language/model.ts';
${times ? "import { times } from '../../../src/language/time/times.ts';\n" : ''}
export const spec: ModuleSpec = ${times ? written.replace(/\n}$/, ',\n  times\n}') : written};
`;
}

/** The example of a screen, which only locked screens load. */
function exampleSource(example: FilledExample): string {
  return `${HEAD}import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = ${JSON.stringify(example, null, 2)};
`;
}

function moduleSource(
  module: LoadedModule,
  language: string,
  related: Pick<ReadableModule, 'origins' | 'destinations' | 'neededBy'>,
): string {
  const lines = Object.entries(related).map(([name, value]) =>
    value === undefined ? '' : `  ${name}: ${JSON.stringify(value)},\n`,
  );
  const example = module.spec.screen.example
    ? `  example: () => import('./example.${language}.ts').then((file) => file.example),\n`
    : '';
  return `${HEAD}import type { ReadableModule } from '../../../src/language/model.ts';
import { expressions, reads } from './expressions.js';
import { spec } from './spec.${language}.ts';

export const module: ReadableModule = {
  spec,
  migrations: ${JSON.stringify(module.migrations)},
${lines.join('')}${example}  expressions,
  reads,
};
`;
}

/** The product data without modules, for the public pages. */
function productSource(sources: Sources, product: ProductFiles): string {
  const titles = product.product.languages.map((language) => {
    return [
      language,
      Object.fromEntries(plansIn(sources, [originalOf(product), language]).map(({ id, title }) => [id, title])),
    ];
  });
  return `${HEAD}export const product = ${JSON.stringify(product.product, null, 2)} as const;

export type Language = (typeof product.languages)[number];

/** From the lowest plan to the highest. */
export const plans = ${JSON.stringify(product.plans, null, 2)} as const;

/** What the plans are called. */
export const planTitles: Record<Language, Record<(typeof plans)[number]['id'], string>> = ${JSON.stringify(Object.fromEntries(titles), null, 2)};
`;
}

/** The source of loaders of modules or screens, by language. */
function loadersOf(modules: readonly LoadedModule[], languages: readonly string[]): string {
  const loaders = languages.map((language) => {
    const entries = modules.map(
      (module) =>
        `    ${module.id}: () => import('${fileOfModule(module, `module.${language}.ts`)}').then((file) => file.module),`,
    );
    return `  ${language}: {\n${entries.join('\n')}\n  },`;
  });
  return `{\n${loaders.join('\n')}\n}`;
}

function validatorLoadersOf(modules: readonly LoadedModule[]): string {
  const entries = modules.map((module) => `  ${module.id}: () => import('${fileOfModule(module, 'validators.js')}'),`);
  return `{\n${entries.join('\n')}\n}`;
}

function fileOfModule({ folder }: LoadedModule, file: string): string {
  return `${folder.replace('schemas', '.')}/${file}`;
}

function screensSource(screens: readonly LoadedModule[], { languages, defaultLanguage }: Product): string {
  if (screens.length === 0) return '';
  return `export type ScreenId = keyof (typeof screens)['${defaultLanguage}'];

const screens = ${loadersOf(screens, languages)};

const screenValidators = ${validatorLoadersOf(screens)};

/** A screen that is no module of a server, with its texts in a language, loaded on demand. */
export function loadScreen(id: ScreenId, language: Language = '${defaultLanguage}'): Promise<CompiledModule> {
  return complete(screens[language][id](), screenValidators[id]());
}

`;
}

function catalogueSource(modules: LoadedModule[], screens: LoadedModule[], product: ProductFiles): string {
  const { languages, defaultLanguage } = product.product;
  return `${HEAD}import type { CompiledModule, Destinations, ReadableModule, SchemaValidator } from '../src/language/model.ts';
import { keysOf } from '../src/language/values/records.ts';
${importsOfTypes(modules)}import type { Language, plans } from './product.ts';

export * from './product.ts';

export type ModuleId = keyof (typeof loaders)['${defaultLanguage}'];

/** The documents of modules, with defaults filled in. */
export interface ModuleSettings {
${modules.map(({ id }) => `  ${id}: ${settingsType(id)};\n`).join('')}}

const loaders = ${loadersOf(modules, languages)};

const validators = ${validatorLoadersOf(modules)};

export const moduleIds: ModuleId[] = keysOf(validators);

/** Where the settings of modules went that are gone, by the ids of these modules. */
export const formerModules: Readonly<Record<string, Destinations>> = ${JSON.stringify(formerModules(modules))};

/** A module with its texts in a language, loaded on demand. */
export function loadModule(id: ModuleId, language: Language = '${defaultLanguage}'): Promise<CompiledModule> {
  return complete(loadReadable(id, language), validators[id]());
}

/** A module without its validators: enough to read its documents. */
export function loadReadable(id: ModuleId, language: Language = '${defaultLanguage}'): Promise<ReadableModule> {
  return loaders[language][id]();
}

async function complete(
  module: Promise<ReadableModule>,
  validators: Promise<Record<(typeof plans)[number]['id'], SchemaValidator>>,
): Promise<CompiledModule> {
  return { ...(await module), validators: await validators };
}

${screensSource(screens, product.product)}/** The pages of every server that belong to no module; the first one opens first. */
export const pageIds = ${JSON.stringify(product.configure.pages.map(({ id }) => id))} as const;

export type PageId = (typeof pageIds)[number];
`;
}

/** Apart from the catalogue, which most of the application imports: in development a title changes often. */
function menuSource(sources: Sources, modules: LoadedModule[], product: ProductFiles): string {
  const { languages } = product.product;
  const menus = languages.map((language) => [language, menuOf(sources, modules, product, language)]);
  const pages = languages.map((language) => [language, pagesIn(sources, product, language)]);
  return `${HEAD}import type { Menu, MenuItem } from '../src/language/screens/menu.ts';
import type { Language } from './product.ts';

export const menu: Record<Language, Menu> = ${JSON.stringify(Object.fromEntries(menus), null, 2)};

/** The entries above the groups: pages of every server that belong to no module. */
export const pages: Record<Language, readonly MenuItem[]> = ${JSON.stringify(Object.fromEntries(pages), null, 2)};
`;
}

/** Other words by which people search for the pages of a server. */
function pageSynonymsSource(sources: Sources, product: ProductFiles, languages: readonly string[]): string {
  const synonyms = languages.map((language) => [
    language,
    Object.fromEntries(configureIn(sources, product, language).pages.map((page) => [page.id, page.synonyms ?? []])),
  ]);
  return `${HEAD}import type { Language } from '../product.ts';

/** Other words by which people search for the pages of a server, by language and the id of the page. */
export const pageSynonyms: Record<Language, Readonly<Record<string, readonly string[]>>> = ${JSON.stringify(Object.fromEntries(synonyms), null, 2)};
`;
}

/** The icons that the menu names, of the whole set: no page loads any other. */
/** The names of the icons of the menu. */
function menuIcons(modules: readonly LoadedModule[], { configure }: ProductFiles): string[] {
  return [
    ...modules.flatMap(({ spec }) => spec.screen.menu?.icon ?? []),
    ...[...configure.pages, ...configure.actions].map(({ icon }) => icon),
  ];
}

/** @param about what the icons are for */
function iconsSource(named: readonly string[], about: string): string {
  const names = [...new Set(named)].filter((name) => ICONS.includes(name)).sort();
  const entries = names.map((name) => `  ${JSON.stringify(name)}: ${exportOfIcon(name)},\n`);
  return `${HEAD}import { ${names.map(exportOfIcon).join(', ')} } from 'lucide-react';

/** The icons of ${about}, by name. */
export const icons = {
${entries.join('')}};
`;
}

function importsOfTypes(modules: readonly LoadedModule[]): string {
  return modules.map(({ id }) => `import type { ${settingsType(id)} } from './modules/${id}/types.ts';\n`).join('');
}
