import { useCallback } from 'react';
import type { ReadableModule } from '../../language/model.ts';
import { loadModule, type ModuleId } from '../product/catalogue.ts';
import type { Language } from '../product/product.ts';
import { useScreen } from '../screens/useScreen.ts';

/** The compiled module of a section, and a loader for what it reads of the modules that it depends on. */
export function useModule(id: ModuleId) {
  const screen = useScreen(useCallback((wanted: Language) => loadModule(id, wanted), [id]));
  const { value } = screen;
  const load = useCallback(
    async (wanted: string): Promise<ReadableModule> => {
      const found = value?.uses?.[wanted];
      if (!found) throw new Error(`${id} does not read the module "${wanted}"`);
      return found;
    },
    [id, value],
  );
  return { ...screen, load };
}
