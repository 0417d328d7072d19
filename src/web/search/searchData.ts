import type english from '../../../generated/locales/en/search.json';
import { searchFiles } from '../../../generated/search/files.ts';
import type { SettingsIndex } from '../../language/search/settingsIndex.ts';
import { type Translate, translator } from '../../language/text/message.ts';
import { once } from '../../renderer/calls/once.ts';
import type { Language } from '../product/product.ts';

type SearchTexts = Record<keyof typeof english, string>;

export type SearchText = Translate<keyof typeof english>;

/** What the search needs in one language. */
export interface SearchData {
  index: SettingsIndex;
  text: SearchText;
}

const files = import.meta.glob<SearchTexts>('../../../generated/locales/*/search.json', { import: 'default' });

// Object.fromEntries loses the type of the keys.
/** Loads the index and the texts of the search, by language. A load that failed is repeated. */
export const searchLoaders = Object.fromEntries(
  Object.entries(searchFiles).map(([language, file]) => [language, once(() => load(language, file))]),
) as Record<Language, () => Promise<SearchData>>;

async function load(language: string, file: string): Promise<SearchData> {
  const catalogue = files[`../../../generated/locales/${language}/search.json`];
  if (!catalogue) throw new Error(`No texts in the language "${language}"`);
  const [index, texts] = await Promise.all([fetchIndex(file), catalogue()]);
  return { index, text: translator(texts, language) };
}

/** Fetched as data instead of imported: browsers cache a failed import, so a retry would fail too. */
async function fetchIndex(file: string): Promise<SettingsIndex> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The search index could not be loaded: status ${answer.status}`);
  return answer.json();
}
