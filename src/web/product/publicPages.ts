import type { TextKey } from '../language/text.tsx';

/** The public pages that are made at build time, by their path without the prefix of the language. */
export const publicPages = {
  '/': 'landing',
  '/terms.html': 'terms',
  '/privacy.html': 'privacy',
  '/404.html': 'notFound',
  // The server puts the sentence in.
  '/error.html': 'problem',
} as const;

export type PublicPage = (typeof publicPages)[keyof typeof publicPages];

export function isPublicPage(path: string): path is keyof typeof publicPages {
  return Object.hasOwn(publicPages, path);
}

export interface ApplicationPage {
  path: string;
  /** The file that is served there: the application, with a head for those who do not run it. */
  file: string;
  title: TextKey;
  description: TextKey;
  noindex?: boolean;
}

/** The pages of the application. What lies below a path is served the same file. */
export const applicationPages: readonly ApplicationPage[] = [
  { path: '/premium', file: '/premium.html', title: 'premium.title', description: 'premium.description' },
  {
    path: '/dashboard',
    file: '/dashboard.html',
    title: 'dashboard.title',
    description: 'dashboard.description',
    noindex: true,
  },
  { path: '/health', file: '/health.html', title: 'health.title', description: 'health.description', noindex: true },
];

/** Whether a path, without the prefix of the language, is a page of the application or lies below one. */
export function isApplicationPath(path: string): boolean {
  return applicationPages.some((page) => path === page.path || path.startsWith(`${page.path}/`));
}

/**
 * Addresses that search engines need not visit, in any language; `/configure` only leads to the dashboard. Pages that say of
 * themselves that they are not to be found need not be named here, where everybody reads of them.
 */
export const closedToRobots: readonly string[] = ['/dashboard', '/configure/', '/auth/', '/api/'];
