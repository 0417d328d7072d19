import { type Language, moduleIds, pageIds, product } from '../../../../generated/catalogue.ts';

/** The page at an address of the site. */
export interface SitePage {
  /** In the folder of the language. */
  file: string;
  /** Whether the React application takes over in the browser. */
  application: boolean;
}

/** The file of the page for addresses that have none, in the folder of the language. */
export const MISSING_PAGE = '404.html';

const PUBLIC = ['/', '/terms.html', '/privacy.html'];

/** The settings of one server. */
const SERVER = /^\/dashboard\/[^/]+\/?$/;

const APPLICATION: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/dashboard(?:\/[^/]+)?\/?$/, 'dashboard.html'],
  [new RegExp(`^/configure/[^/]+/(?:${moduleIds.join('|')})/?$`), 'dashboard.html'],
  [/^\/premium\/?$/, 'premium.html'],
  [/^\/health\/?$/, 'health.html'],
];

/** The file of the page that shows a section of a server's settings: it names the files which that section needs. */
export function sectionPage(section: string): string {
  return `sections/${section}.html`;
}

/** The file that is sent for a page at a path, in the folder of the language. @param section as the query names it */
export function pageFile({ file }: SitePage, path: string, section: unknown): string {
  if (!SERVER.test(path)) return file;
  return sectionPage([...pageIds, ...moduleIds].find((id) => id === section) ?? pageIds[0]);
}

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
