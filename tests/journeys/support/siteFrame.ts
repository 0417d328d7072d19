import en from '../../../generated/locales/en/web.json' with { type: 'json' };
import ro from '../../../generated/locales/ro/web.json' with { type: 'json' };
import { expect, type Page } from './journey.ts';

/** What surrounds every page of the site: the bar with its menu, and the notices above it. */

export type SiteTexts = typeof en;

/** The site in one language: the texts of the frame and the prefix of its pages. */
export const languages = [
  { id: 'en', text: en, at: (path: string) => path },
  { id: 'ro', text: ro, at: (path: string) => `/ro${path}` },
] as const;

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export const bar = (page: Page) => page.getByRole('banner');
export const links = (page: Page, text: SiteTexts = en) =>
  bar(page).getByRole('navigation', { name: text['nav.label'] });
export const hamburger = (page: Page, text: SiteTexts = en) =>
  bar(page).getByRole('button', { name: text['nav.menu'], exact: true });
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
export const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
export const cookies = (page: Page) => page.getByRole('region', { name: 'Cookies' });

export async function openMenu(page: Page, text: SiteTexts = en): Promise<void> {
  await hamburger(page, text).click();
  await expect(hamburger(page, text)).toHaveAttribute('aria-expanded', 'true');
}
