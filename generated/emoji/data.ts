// Made by `npm run generate` from schemas/. Do not edit.

/** All emoji of a language, for the server: rows of emoji, name and keywords. */
export const emojiData = {
  en: () => import('./en.json'),
  ro: () => import('./ro.json'),
};
