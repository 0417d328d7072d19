import { readFileSync } from 'node:fs';
import { moduleIds } from '../../generated/catalogue.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { ECONOMY } from './support/modules.ts';
import { inTurn } from './support/sample.ts';
import { control, saveBar } from './support/screen.ts';

/** The focused element is never completely hidden by a bar (WCAG 2.4.11), on any screen, with the save bar shown. */

/** 640 x 360 is 1280 x 720 at 200 % zoom. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 640, height: 360 },
  { width: 390, height: 700 },
];

/** Focuses each tab stop of the page in turn from the top, and names those that are not visible at all. */
function hiddenStops(page: Page): Promise<{ stops: number; hidden: string[] }> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const candidates = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"])',
    );
    const stops = [...candidates].filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    );
    const hidden: string[] = [];
    window.scrollTo(0, 0);
    await frame();
    for (const stop of stops) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      await frame();
      // A control drawn by another element is visible where that element is.
      const shown = stop.offsetWidth > 2 ? stop : (stop.closest('label') ?? stop.parentElement ?? stop);
      const { left, top, width, height } = shown.getBoundingClientRect();
      const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
          const found = document.elementFromPoint(left + width * x, top + height * y);
          return (
            found !== null &&
            (shown.contains(found) || found.contains(shown)) &&
            found.closest('main') !== null &&
            found.closest('[aria-label="Unsaved changes"]') === shown.closest('[aria-label="Unsaved changes"]')
          );
        }),
      );
      if (!seen) hidden.push(stop.getAttribute('aria-label') ?? stop.id ?? stop.textContent ?? stop.tagName);
    }
    return { stops: stops.length, hidden };
  });
}

/** A module that is still to come has no settings. */
const withSettings = moduleIds.filter(
  (id) => 'calls' in JSON.parse(readFileSync(`schemas/modules/${id}/module.json`, 'utf8')),
);

for (const [at, section] of withSettings.entries()) {
  test(`no tab stop of ${section} is hidden, however large the window`, async ({ page, open, store }) => {
    await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
    await open(HARBOUR_TAVERN, section);
    const main = page.getByRole('main');
    await expect(main.locator('[data-field]').first()).toBeVisible();
    // Not the first: turning off a module that others need is asked about.
    const toggle = main.locator('[role="switch"]:not([disabled]):visible').last();
    if ((await toggle.count()) > 0) {
      await toggle.click();
      await expect(saveBar(page)).toBeVisible();
    }
    for (const viewport of inTurn(WINDOWS, at)) {
      await page.setViewportSize(viewport);
      const { stops, hidden } = await hiddenStops(page);
      expect(hidden, `${viewport.width} x ${viewport.height}: hidden of ${stops}`).toEqual([]);
      expect(stops).toBeGreaterThan(2);
    }
  });
}

test('the appearing save bar does not cover the focused field', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(HARBOUR_TAVERN, 'customize');
  const field = control(page, 'prefix');
  await field.evaluate((it) => {
    it.scrollIntoView({ block: 'end' });
    window.scrollBy(0, it.getBoundingClientRect().bottom - window.innerHeight + 4);
    (it as HTMLElement).focus({ preventScroll: true });
  });
  await page.keyboard.type('?');
  await expect(saveBar(page)).toBeVisible();
  const edge = async () => ((await field.boundingBox())?.y ?? 0) + ((await field.boundingBox())?.height ?? 0);
  await expect.poll(async () => (await edge()) <= ((await saveBar(page).boundingBox())?.y ?? 0)).toBe(true);
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
]) {
  test(`at ${viewport.width} px the menu scrolls to the open section`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    for (const section of ['customize', 'shop', 'redditDelivery']) {
      await open(HARBOUR_TAVERN, section);
      if (viewport.width < 768) await page.getByRole('button', { name: 'Open the section menu' }).click();
      const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current="page"]');
      await expect(current, section).toBeInViewport({ ratio: 1 });
      // For a finger, rows are higher.
      const { height } = (await current.boundingBox()) ?? {};
      expect(height).toBe(viewport.width < 768 ? 44 : 34);
    }
  });
}
