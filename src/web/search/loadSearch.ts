import type { Language } from '../product/product.ts';

/** Loads the list of results, and what it searches. A load that failed is repeated. */
export async function loadSearch(language: Language) {
  const { SearchResults, searchLoaders } = await import('./search.ts');
  return { SearchResults, data: await searchLoaders[language]() };
}
