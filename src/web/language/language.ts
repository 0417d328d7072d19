import { type Language, product } from '../product/product.ts';

/**
 * The first part of a path names its language; the default language has no prefix. The server keeps the choice made
 * with the language switch in a cookie, and redirects paths without a prefix accordingly.
 */

export const languages: readonly Language[] = product.languages;

/** The language of the page at a path. */
export function languageAt(pathname: string): Language {
  const first = pathname.split('/')[1];
  return languages.find((language) => language === first) ?? product.defaultLanguage;
}

/** The prefix of all paths of a language; empty for the default language. */
export function prefixOf(language: Language): string {
  return language === product.defaultLanguage ? '' : `/${language}`;
}

/** A path with the language prefix. @param path starts with a slash and has no prefix */
export function addressIn(language: Language, path: string): string {
  return prefixOf(language) + path;
}

/** A path without its language prefix. */
export function withoutLanguage(pathname: string): string {
  return pathname.slice(prefixOf(languageAt(pathname)).length) || '/';
}

/** The address at which the server stores the choice of a language, and leads on to a page. */
export function choiceOf(language: Language, next: string): string {
  return `/auth/language/?language=${language}&next=${encodeURIComponent(next)}`;
}

/** The same for the page that the browser shows. */
export function choiceHere(language: Language): string {
  const { pathname, search, hash } = window.location;
  return choiceOf(language, addressIn(language, withoutLanguage(pathname)) + search) + hash;
}

/** What a language is called by its speakers, as a title. */
export function ownName(language: Language): string {
  const [first = '', ...rest] = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return first.toLocaleUpperCase(language) + rest.join('');
}
