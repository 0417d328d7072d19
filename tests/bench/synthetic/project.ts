import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { allOutputs } from '../../../scripts/generate/allOutputs.ts';
import { loadModules } from '../../../scripts/generate/modules/module.ts';
import { loadProduct } from '../../../scripts/generate/sources/product.ts';
import { Sources } from '../../../scripts/generate/sources/source.ts';

/** Where the benchmark writes everything but its results. */
export const CACHE = resolve('node_modules/.cache/bench');

export type ModuleFiles = Record<string, Record<string, unknown>>;

/**
 * Creates a project folder with this project's `schemas/` and the given modules, which replace its own unless
 * `keepModules` is set. It has only the default language, because the modules have no translations. Each module gets
 * the same examples.
 * @returns its path
 */
export function makeProject(
  name: string,
  {
    modules,
    examples,
    keepModules = false,
  }: { modules: ModuleFiles; examples?: Record<string, unknown>; keepModules?: boolean },
): string {
  const root = join(CACHE, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const product = JSON.parse(readFileSync('schemas/product.json', 'utf8'));
  const others: string[] = product.languages.filter((language: string) => language !== product.defaultLanguage);
  const isTranslation = (path: string) =>
    others.some(
      (language) => path.endsWith(join('locales', language)) || path.endsWith(join('locales', `${language}.json`)),
    );
  cpSync('schemas', join(root, 'schemas'), { recursive: true, filter: (path) => !isTranslation(path) });
  write(join(root, 'schemas/product.json'), JSON.stringify({ ...product, languages: [product.defaultLanguage] }));
  if (!keepModules) rmSync(join(root, 'schemas/modules'), { recursive: true });
  for (const [id, module] of Object.entries(modules)) {
    write(join(root, 'schemas/modules', id, 'module.json'), JSON.stringify(module, null, 2));
    for (const [kind, entries] of Object.entries(examples ?? {})) {
      write(join(root, 'schemas/modules', id, `examples/${kind}.json`), JSON.stringify(entries, null, 2));
    }
  }
  return root;
}

/** Creates a project with the given modules and generates its code, which imports this project's `src/`. */
export async function generateModules(name: string, modules: ModuleFiles): Promise<string> {
  const root = makeProject(name, { modules });
  const sources = new Sources(root);
  const product = loadProduct(sources);
  const loaded = loadModules(sources, product.product.languages);
  const outputs = await allOutputs({ sources, modules: loaded, screens: [], product });
  for (const [file, source] of outputs) write(join(root, file), source);
  symlinkSync(resolve('src'), join(root, 'src'), 'dir');
  return root;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
