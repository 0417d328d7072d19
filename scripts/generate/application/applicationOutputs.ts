import { exportOfIcon } from '../../../src/language/compile/outputs/exportOfIcon.ts';
import { ICONS } from '../../../src/language/compile/outputs/icons.ts';
import { contractOutputs, loadContracts } from '../code/contracts.ts';
import { keepLast } from '../code/keepLast.ts';
import type { LoadedModule } from '../modules/module.ts';
import { HEAD, json, type Outputs, type OutputsInput } from '../outputs.ts';
import { presetIcons, presetsSource } from '../sources/presets.ts';
import { originalOf, type ProductFiles } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';
import { plansIn } from '../translations/translation.ts';
import { catalogueSource } from './catalogueSource.ts';
import { emojiNotice, emojiRows } from './emoji.ts';
import { figuresSource } from './landing.ts';
import { configureIn, menuOf, pagesIn } from './menu.ts';
import { moduleOutputs } from './moduleOutputs.ts';
import { searchIndex } from './searchIndex.ts';
import { sentencesSource, textOutputs } from './textOutputs.ts';

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

/** The names of the icons of the menu. */
function menuIcons(modules: readonly LoadedModule[], { configure }: ProductFiles): string[] {
  return [
    ...modules.flatMap(({ spec }) => spec.screen.menu?.icon ?? []),
    ...[...configure.pages, ...configure.actions].map(({ icon }) => icon),
  ];
}

/** The icons with these names, of the whole set: no page loads any other. @param about what they are for */
function iconsSource(named: readonly string[], about: string): string {
  const names = [...new Set(named)].filter((name) => ICONS.includes(name)).sort();
  const entries = names.map((name) => `  ${JSON.stringify(name)}: ${exportOfIcon(name)},\n`);
  return `${HEAD}import { ${names.map(exportOfIcon).join(', ')} } from 'lucide-react';

/** The icons of ${about}, by name. */
export const icons = {
${entries.join('')}};
`;
}
