import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { preparedTranslations } from './prepared.ts';
import { loadProduct } from './product.ts';
import { Sources } from './source.ts';

/** Adds a language to the product as a draft, with its translation files. @throws Error if it cannot be added */
export function addLanguage(sources: Sources, language: string): void {
  const { product, files } = loadProduct(sources);
  if (!/^[a-z]{2}$/.test(language) || Intl.DisplayNames.supportedLocalesOf(language).length === 0)
    throw new Error(`'${language}' is not the code of a language. Write two letters, like de.`);
  if (product.languages.includes(language)) throw new Error(`The product has '${language}' already.`);
  const set = (text: string, key: string, value: readonly string[]) =>
    applyEdits(text, modify(text, [key], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
  const text = set(files.product.text, 'languages', [...product.languages, language]);
  const { file } = files.product;
  writeFileSync(join(sources.root, file), set(text, 'draftLanguages', [...(product.draftLanguages ?? []), language]));
  for (const prepared of preparedTranslations(new Sources(sources.root))) {
    const path = join(sources.root, prepared.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, prepared.text);
  }
}

/** How many texts fall back to the default language, by draft language. */
export function fallbackTexts(sources: Sources): [language: string, texts: number][] {
  const { product } = loadProduct(sources);
  const { draftLanguages = [] } = product;
  if (draftLanguages.length === 0) return [];
  const prepared = preparedTranslations(sources);
  return draftLanguages.map((language) => {
    const own = prepared.filter(({ file }) => file.includes(`locales/${language}`));
    return [language, own.reduce((sum, { open }) => sum + open, 0)];
  });
}
