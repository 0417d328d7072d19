// Made by `npm run generate` from schemas/. Do not edit.
import en from './en.json?url';
import ro from './ro.json?url';

/** Where that which the search finds is, by language. */
export const searchFiles = { en, ro };
