import { useCallback } from 'react';
import type { CompiledModule } from '../../language/model.ts';
import { useLoaded } from '../../renderer/useLoaded.ts';
import { useLanguage } from '../language/text.tsx';
import type { Language } from '../product/product.ts';

/** Loads a compiled screen in the language of the page. @param load must be a stable function */
export function useScreen(load: (language: Language) => Promise<CompiledModule>) {
  const language = useLanguage();
  return useLoaded(useCallback(() => load(language), [load, language]));
}
