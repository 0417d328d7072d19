import { type Language, product } from '../product/product.ts';

/**
 * The first part of an address names its language; the default one has no prefix. The server keeps the choice made with the
 * switch in a cookie, by which it leads from addresses without a prefix to those of the language.
 */

export const languages: readonly Language[] = product.languages;

/** The language of the page at a path. */
export function languageAt(pathname: string): Language {
  const first = pathname.split('/')[1];
  return languages.find((language) => language === first) ?? product.defaultLanguage;
}

/** What stands before all paths of a language: empty for the default one. */
export function prefixOf(language: Language): string {
  return language === product.defaultLanguage ? '' : `/${language}`;
}

/** A path, with the language's prefix. `path` starts with a slash and has none. */
export function addressIn(language: Language, path: string): string {
  return prefixOf(language) + path;
}

/** A path without the prefix of its language. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(prefixOf(languageAt(pathname)).length) || '/';
}
