import { useCallback } from 'react';
import type { ReadableModule } from '../../language/model.ts';
import { useLanguage } from '../language/text.tsx';
import { loadModule, loadReadable, type ModuleId, moduleIds } from '../product/catalogue.ts';
import type { Language } from '../product/product.ts';
import { useScreen } from '../screens/useScreen.ts';

/** The compiled module of a section, and a loader for the modules it depends on. */
export function useModule(id: ModuleId) {
  const language = useLanguage();
  const own = useCallback((wanted: Language) => loadModule(id, wanted), [id]);
  const load = useCallback(
    async (wanted: string): Promise<ReadableModule> => {
      const known = moduleIds.find((moduleId) => moduleId === wanted);
      if (!known) throw new Error(`No module "${wanted}"`);
      return loadReadable(known, language);
    },
    [language],
  );
  return { ...useScreen(own), load };
}
