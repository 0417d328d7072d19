import type { CompiledModule, ReadableModule } from '../../language/model.ts';

/** What a module reads of another. @throws Error if it reads nothing of it */
export function usedModule(module: CompiledModule | undefined, id: string): ReadableModule {
  const found = module?.uses?.[id];
  if (!found) throw new Error(`${module?.spec.id} does not read the module "${id}"`);
  return found;
}
