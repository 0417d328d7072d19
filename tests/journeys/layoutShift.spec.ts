import { moduleIds, pageIds } from '../../generated/catalogue.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { inTurn } from './support/sample.ts';

/** Nothing visible shifts while a page of the application loads, however late its parts arrive. */

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];
const PAGES = [
  '/premium',
  '/health',
  '/dashboard',
  ...[...pageIds, ...moduleIds].map((id) => `/dashboard/${HARBOUR_TAVERN}?section=${id}`),
];

interface Shifts {
  shifts: string[];
}

/** The layout shifts since the page was opened. */
const shifts = (page: Page) => page.evaluate(() => (window as unknown as Shifts).shifts);

for (const viewport of WINDOWS) {
  test(`at ${viewport.width} px nothing shifts while a page loads`, async ({ page, as }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    await as('owner');
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
          shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Answers are delayed, so every intermediate state is rendered.
    await page.route(/\/(auth|api)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    for (const path of PAGES.filter((_, at) => inTurn(WINDOWS, at).includes(viewport))) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect(await shifts(page), path).toEqual([]);
    }
  });
}
