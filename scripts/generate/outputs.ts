import type { LoadedModule } from './modules/module.ts';
import type { ProductFiles } from './sources/product.ts';
import type { Sources } from './sources/source.ts';

/** Generated files, by path relative to the project folder. */
export type Outputs = Map<string, string>;

/** What generated files are made from. */
export interface OutputsInput {
  sources: Sources;
  modules: LoadedModule[];
  screens: LoadedModule[];
  product: ProductFiles;
}

/** The first line of generated TypeScript. */
export const HEAD = '// Made by `npm run generate` from schemas/. Do not edit.\n';

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
