import { type Language, product } from '../../../../generated/product.ts';

/** The page at an address of the site. */
export interface SitePage {
  /** In the folder of the language. */
  file: string;
  /** Whether the React application takes over in the browser. */
  application: boolean;
}

const PUBLIC = ['/', '/terms.html', '/privacy.html'];

const APPLICATION: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/dashboard(?:\/[^/]+)?\/?$/, 'dashboard.html'],
  [/^\/configure\/[^/]+\/economy\/?$/, 'dashboard.html'],
  [/^\/premium\/?$/, 'premium.html'],
  [/^\/health\/?$/, 'health.html'],
];

/** The page at a path without a language prefix; undefined if there is none. */
export function pageAt(path: string): SitePage | undefined {
  if (PUBLIC.includes(path)) return { file: path.slice(1) || 'index.html', application: false };
  const [, file] = APPLICATION.find(([pattern]) => pattern.test(path)) ?? [];
  return file === undefined ? undefined : { file, application: true };
}

/** Splits an address into its language prefix and its path. The default language has no prefix. */
export function parseSiteAddress(address: string): { language?: Language; path: string } {
  const first = address.split('/', 2)[1];
  const language = product.languages.find((one) => one === first && one !== product.defaultLanguage);
  return language ? { language, path: address.slice(language.length + 1) || '/' } : { path: address };
}
