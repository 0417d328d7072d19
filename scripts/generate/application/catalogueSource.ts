import { settingsType } from '../code/types.ts';
import type { LoadedModule } from '../modules/module.ts';
import { formerModules } from '../modules/origins.ts';
import { HEAD } from '../outputs.ts';
import type { Product, ProductFiles } from '../sources/product.ts';

/** The source of the catalogue: how modules and screens are loaded, and the names of all. */
export function catalogueSource(modules: LoadedModule[], screens: LoadedModule[], product: ProductFiles): string {
  const { languages, defaultLanguage } = product.product;
  return `${HEAD}import type { CompiledModule, Destinations } from '../src/language/model.ts';
import { keysOf } from '../src/language/values/records.ts';
${importsOfTypes(modules)}import type { Language } from './product.ts';

export * from './product.ts';

export type ModuleId = keyof (typeof loaders)['${defaultLanguage}'];

/** The documents of modules, with defaults filled in. */
export interface ModuleSettings {
${modules.map(({ id }) => `  ${id}: ${settingsType(id)};\n`).join('')}}

const loaders = ${loadersOf(modules, languages)};

export const moduleIds: ModuleId[] = keysOf(loaders.${defaultLanguage});

/** Where the settings of modules went that are gone, by the ids of these modules. */
export const formerModules: Readonly<Record<string, Destinations>> = ${JSON.stringify(formerModules(modules))};

/** A module with its texts in a language, loaded on demand. */
export function loadModule(id: ModuleId, language: Language = '${defaultLanguage}'): Promise<CompiledModule> {
  return loaders[language][id]();
}

${screensSource(screens, product.product)}/** The pages of every server that belong to no module; the first one opens first. */
export const pageIds = ${JSON.stringify(product.configure.pages.map(({ id }) => id))} as const;

export type PageId = (typeof pageIds)[number];
`;
}

function importsOfTypes(modules: readonly LoadedModule[]): string {
  return modules.map(({ id }) => `import type { ${settingsType(id)} } from './modules/${id}/types.ts';\n`).join('');
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

function fileOfModule({ folder }: LoadedModule, file: string): string {
  return `${folder.replace('schemas', '.')}/${file}`;
}

function screensSource(screens: readonly LoadedModule[], { languages, defaultLanguage }: Product): string {
  if (screens.length === 0) return '';
  return `export type ScreenId = keyof (typeof screens)['${defaultLanguage}'];

const screens = ${loadersOf(screens, languages)};

/** A screen that is no module of a server, with its texts in a language, loaded on demand. */
export function loadScreen(id: ScreenId, language: Language = '${defaultLanguage}'): Promise<CompiledModule> {
  return screens[language][id]();
}

`;
}
