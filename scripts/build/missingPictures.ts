import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives languages whose pictures have not been drawn yet those of the default language.
 * @param folder holds pictures with a language in their names, such as `cover-en.png`
 */
export function fillMissingPictures(folder: string, languages: readonly string[], defaultLanguage: string): void {
  const present = new Set(readdirSync(folder));
  for (const name of present) {
    const [, kind, language, rest] = /^(cover|dashboard)-([a-z]{2})(.*)$/.exec(name) ?? [];
    if (language !== defaultLanguage) continue;
    for (const other of languages) {
      const missing = `${kind}-${other}${rest}`;
      if (!present.has(missing)) copyFileSync(join(folder, name), join(folder, missing));
    }
  }
}
