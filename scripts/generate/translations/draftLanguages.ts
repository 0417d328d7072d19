import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadProduct } from '../sources/product.ts';
import type { Sources } from '../sources/source.ts';
import { withValue } from '../sources/withValue.ts';
import { type PreparedFile, preparedTranslations, writeTranslations } from './prepared.ts';

/**
 * Adds a language to the product as a draft, with its translation files.
 * @returns the files in which something has to be translated
 * @throws Error if it cannot be added
 */
export function addLanguage(sources: Sources, language: string): PreparedFile[] {
  const { product, files } = loadProduct(sources);
  if (!/^[a-z]{2}$/.test(language) || Intl.DisplayNames.supportedLocalesOf(language).length === 0)
    throw new Error(`'${language}' is not the code of a language. Write two letters, like de.`);
  if (product.languages.includes(language)) throw new Error(`The product has '${language}' already.`);
  const { file, text } = files.product;
  const listed = withValue(text, ['languages'], [...product.languages, language]);
  const drafts = [...(product.draftLanguages ?? []), language];
  writeFileSync(join(sources.root, file), withValue(listed, ['draftLanguages'], drafts));
  return writeTranslations(sources.root);
}

/** The files that are not of a draft language, whose texts fall back to the default language. */
export function withoutDrafts(sources: Sources, files: readonly PreparedFile[]): PreparedFile[] {
  const { draftLanguages = [] } = loadProduct(sources).product;
  return files.filter(({ file }) => !draftLanguages.some((language) => file.split(/[/.]/).includes(language)));
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
