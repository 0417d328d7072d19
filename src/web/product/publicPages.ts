/** The prerendered public pages, by their path without the language prefix. */
export const publicPages = {
  '/': 'landing',
  '/terms.html': 'terms',
  '/privacy.html': 'privacy',
  '/404.html': 'notFound',
  // The server inserts the sentence.
  '/error.html': 'problem',
} as const;

export type PublicPageName = (typeof publicPages)[keyof typeof publicPages];

export function isPublicPage(path: string): path is keyof typeof publicPages {
  return Object.hasOwn(publicPages, path);
}

/**
 * The pages of the application, with the keys of their texts. Paths below one are served the same file: the
 * application, with a head for crawlers and browsers without scripts.
 */
export const applicationPages = [
  {
    path: '/premium',
    file: '/premium.html',
    title: 'premium.title',
    description: 'premium.description',
    noindex: false,
  },
  {
    path: '/dashboard',
    file: '/dashboard.html',
    title: 'dashboard.title',
    description: 'dashboard.description',
    noindex: true,
  },
  { path: '/health', file: '/health.html', title: 'health.title', description: 'health.description', noindex: true },
] as const;

export type ApplicationPage = (typeof applicationPages)[number];

/** Whether a path without the language prefix is a page of the application or below one. */
export function isApplicationPath(path: string): boolean {
  return applicationPages.some((page) => path === page.path || path.startsWith(`${page.path}/`));
}

/**
 * Paths that search engines need not visit, in any language; `/configure` only redirects to the dashboard. Pages that
 * are marked `noindex` are not listed, because robots.txt is public.
 */
export const closedToRobots: readonly string[] = ['/dashboard', '/configure/', '/auth/', '/api/'];
