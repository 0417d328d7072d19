import '../styles/global.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followSystemTheme } from '../browser/theme.ts';
import { loadConfig } from '../calls/config.ts';
import { languageAt, withoutLanguage } from '../language/language.ts';
import { isPublicPage } from '../product/publicPages.ts';
import { followSession } from '../session/followSession.ts';
import { loadSession } from '../session/session.ts';
import { PAGE_DATA_ID } from './pageDataId.ts';
import { type PageData, Site } from './Site.tsx';

/** Hydrates a prerendered public page. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const made = document.getElementById(PAGE_DATA_ID)?.textContent;
followSystemTheme();
void loadConfig();
if (made) {
  const data: PageData = JSON.parse(made);
  // A transition keeps the page responsive during hydration.
  startTransition(() => void hydrateRoot(root, <Site {...data} />));
} else if (import.meta.env.DEV) {
  // In development, pages are not prerendered.
  const { loadPageContent } = await import('./content.ts');
  const { pathname } = window.location;
  const path = withoutLanguage(pathname);
  const page = await loadPageContent(isPublicPage(path) ? path : '/404.html', languageAt(pathname));
  document.documentElement.lang = page.language;
  createRoot(root).render(<Site {...page} />);
}
void loadSession();
followSession();
