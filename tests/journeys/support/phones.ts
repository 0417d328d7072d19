import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inTurn } from './sample.ts';
import { expect } from './test.ts';

/** Common sizes, from the smallest, which is the hardest to fit. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

/** Something that opens over the page. */
export interface Opened {
  /** Shows the control. */
  prepare?(page: Page): Promise<void>;
  trigger(page: Page): Locator;
  shown(page: Page): Locator;
}

/** Keeps by how much the page has been wider than its window since, also while something slides in, until the next call. */
async function watchWidth(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { excess: 0 };
    Object.assign(window, { seen });
    const look = () => {
      if ((window as unknown as { seen: object }).seen !== seen) return;
      seen.excess = Math.max(seen.excess, document.documentElement.scrollWidth - window.innerWidth);
      requestAnimationFrame(look);
    };
    look();
  });
}

const excess = (page: Page) => page.evaluate(() => (window as unknown as { seen: { excess: number } }).seen.excess);

/**
 * Opens a picker on phones in turn, and turns each into the others while it is open: it neither leaves nor widens any of them,
 * and axe finds nothing.
 * @param turn the index of the picker
 */
export async function fitsPhones(
  page: Page,
  what: string,
  { prepare, trigger, shown }: Opened,
  turn: number,
): Promise<void> {
  await prepare?.(page);
  for (const phone of inTurn(PHONES, turn)) {
    await page.setViewportSize(phone);
    // It slides in, and the page must not widen meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await watchWidth(page);
    await trigger(page).tap();
    await expect(shown(page)).toBeVisible();
    for (const { width, height } of [phone, ...PHONES.filter((other) => other !== phone)]) {
      await page.setViewportSize({ width, height });
      await expect(shown(page), `${what} at ${width} px`).toBeInViewport({ ratio: 1 });
      expect(await excess(page), `the page with ${what} at ${width} px`).toBe(0);
    }
    await expectAccessible(page, what);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
    expect(await excess(page), `the page after ${what}`).toBe(0);
  }
}
