import { useCallback } from 'react';
import { usedModule } from '../../renderer/calls/usedModule.ts';
import { loadModule, type ModuleId } from '../product/catalogue.ts';
import type { Language } from '../product/product.ts';
import { useScreen } from '../screens/useScreen.ts';

/** The compiled module of a section, and a loader for what it reads of the modules that it depends on. */
export function useModule(id: ModuleId) {
  const screen = useScreen(useCallback((wanted: Language) => loadModule(id, wanted), [id]));
  const { value } = screen;
  const load = useCallback(async (wanted: string) => usedModule(value, wanted), [value]);
  return { ...screen, load };
}
