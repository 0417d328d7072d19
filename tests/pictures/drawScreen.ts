import type { Browser } from '@playwright/test';
import type { Language } from '../../generated/product.ts';
import { prefixOf } from '../../src/web/language/language.ts';
import { trackRequests } from '../journeys/support/network.ts';
import type { PicturedScreen } from './screens.ts';
import { settle } from './settle.ts';

export interface Shot {
  screen: PicturedScreen;
  language: Language;
  theme: 'light' | 'dark';
  size: { width: number; height: number };
}

/** The size of the window for a width. */
export function windowOf(width: number): Shot['size'] {
  return { width, height: width < 769 ? 844 : 800 };
}

/** Draws a screen of a running demo. @param full the whole page rather than what the window shows @returns a PNG */
export async function drawScreen(
  browser: Browser,
  url: string,
  { screen, language, theme, size }: Shot,
  full = false,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
  });
  trackRequests(context);
  await context.addInitScript(() => {
    localStorage.setItem('announcement_hidden', 'hidden');
    localStorage.setItem('cookie_consent', 'accepted');
  });
  // A page in a hurry keeps the font it has; a picture waits for the right one.
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
  if (screen.user) await context.request.get(`${url}/auth/login/?login_hint=${screen.user}`);
  const page = await context.newPage();
  await page.goto(url + prefixOf(language) + screen.path);
  await settle(page);
  // A page as high as its content, rather than Chromium's own full-page picture, in which bars appear in the middle.
  if (full) {
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, Math.min(whole, 8000)) });
    await settle(page);
  }
  const png = await page.screenshot();
  await context.close();
  return png;
}
