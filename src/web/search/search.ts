/** The part of the search that is fetched when it is first opened. */
export { SearchResults } from './SearchResults.tsx';
export { searchLoaders } from './searchData.ts';
