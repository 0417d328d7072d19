import { moduleIds, pageIds } from '../../generated/catalogue.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';

// As wide as a window of 1280 px at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

/** How far content extends beyond the right edge of the page, and which. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const reaching = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    );
    return [`${scrollWidth} px`, ...reaching.map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

test('no screen scrolls sideways at 320 px', async ({ page, as }) => {
  test.slow();
  const pages = ['/', '/terms.html', '/privacy.html', '/premium', '/dashboard', '/health', '/no/such/page'];
  const screens = [...pageIds, ...moduleIds].map((id) => `/dashboard/${HARBOUR_TAVERN}?section=${id}`);
  await as('owner');
  // In Romanian, which has longer words.
  for (const address of [...pages, ...screens].map((path) => `/ro${path}`)) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await settled(page);
    expect.soft(await beyond(page), address).toEqual([]);
  }
});
