import type { Language } from '../product/product.ts';
import type { TextCatalogue } from './text.tsx';

const catalogues = import.meta.glob<TextCatalogue>('../../../generated/locales/*/web.json', { import: 'default' });

/** Loads the texts of the application in one language. Public pages contain theirs. */
export async function loadText(language: Language): Promise<TextCatalogue> {
  const load = catalogues[`../../../generated/locales/${language}/web.json`];
  if (!load) throw new Error(`No texts in the language "${language}"`);
  return load();
}
