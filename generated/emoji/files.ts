// Made by `npm run generate` from schemas/. Do not edit.
import en from './en.json?url';
import ro from './ro.json?url';

/** Where all emoji of a language are: rows of emoji, name and keywords. */
export const emojiFiles = { en, ro };
