import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadModules } from '../../../scripts/generate/module.ts';
import { outputsOf } from '../../../scripts/generate/outputs.ts';
import { loadProduct } from '../../../scripts/generate/product.ts';
import { Sources } from '../../../scripts/generate/source.ts';

/** Everything that a run of the benchmark writes, save for its results. */
export const CACHE = resolve('node_modules/.cache/bench');

export type ModuleFiles = Record<string, Record<string, unknown>>;

/**
 * A project folder of the cache with this project's `schemas/` and other modules, in place of its own or `beside` them.
 * It has one language: the others are written in no other. Each of the modules gets the same examples.
 */
export function makeProject(
  name: string,
  { modules, examples, beside = false }: { modules: ModuleFiles; examples?: Record<string, unknown>; beside?: boolean },
): string {
  const root = join(CACHE, name);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  const product = JSON.parse(readFileSync('schemas/product.json', 'utf8'));
  write(join(root, 'schemas/product.json'), JSON.stringify({ ...product, languages: [product.defaultLanguage] }));
  if (!beside) rmSync(join(root, 'schemas/modules'), { recursive: true });
  for (const [id, module] of Object.entries(modules)) {
    write(join(root, 'schemas/modules', id, 'module.json'), JSON.stringify(module, null, 2));
    for (const [kind, entries] of Object.entries(examples ?? {})) {
      write(join(root, 'schemas/modules', id, `examples/${kind}.json`), JSON.stringify(entries, null, 2));
    }
  }
  return root;
}

/** Writes what the build makes of synthetic modules, where they find the language that they import. */
export async function generateModules(name: string, modules: ModuleFiles): Promise<string> {
  const root = makeProject(name, { modules });
  const sources = new Sources(root);
  const product = loadProduct(sources);
  const loaded = loadModules(sources, product.product.languages);
  for (const [file, source] of await outputsOf(sources, loaded, product)) write(join(root, file), source);
  symlinkSync(resolve('src'), join(root, 'src'), 'dir');
  return root;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
