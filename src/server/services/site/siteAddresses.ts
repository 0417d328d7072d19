import { type Language, product } from '../../../../generated/product.ts';

/** Which file answers an address that people navigate to. */
export interface SitePage {
  /** Below the folder of the language. */
  file: string;
  /** The application takes over in the browser. Other pages are complete in themselves. */
  application: boolean;
}

const PUBLIC = ['/', '/terms.html', '/privacy.html'];

const APPLICATION: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/dashboard(?:\/[^/]+)?\/?$/, 'dashboard.html'],
  [/^\/configure\/[^/]+\/economy\/?$/, 'dashboard.html'],
  [/^\/premium\/?$/, 'premium.html'],
  [/^\/health\/?$/, 'health.html'],
];

/** The page at a path without the prefix of the language; undefined where there is none. */
export function pageAt(path: string): SitePage | undefined {
  if (PUBLIC.includes(path)) return { file: path.slice(1) || 'index.html', application: false };
  const [, file] = APPLICATION.find(([pattern]) => pattern.test(path)) ?? [];
  return file === undefined ? undefined : { file, application: true };
}

/** The language that an address names, which is never the default one, and the path behind it. */
export function parseSiteAddress(address: string): { language?: Language; path: string } {
  const first = address.split('/', 2)[1];
  const language = product.languages.find((one) => one === first && one !== product.defaultLanguage);
  return language ? { language, path: address.slice(language.length + 1) || '/' } : { path: address };
}
