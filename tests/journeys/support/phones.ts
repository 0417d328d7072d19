import type { Locator, Page } from '@playwright/test';
import { inTurn } from './sample.ts';
import { expect } from './test.ts';

/** The smallest phone, which is the hardest to fit. */
export const SMALLEST = { width: 320, height: 568 };
/** Common sizes of others. */
const LARGER = [
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

/** Keeps how wide the page has been since, also while something fades in, until the next call. */
async function watchWidth(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { widest: 0 };
    Object.assign(window, { seen });
    const look = () => {
      if ((window as unknown as { seen: object }).seen !== seen) return;
      seen.widest = Math.max(seen.widest, document.documentElement.scrollWidth);
      requestAnimationFrame(look);
    };
    look();
  });
}

const widest = (page: Page) => page.evaluate(() => (window as unknown as { seen: { widest: number } }).seen.widest);

/**
 * Opens a picker on the smallest phone and on others in turn, which it neither leaves nor widens.
 * @param turn the index of the picker
 */
export async function staysInWindow(page: Page, { prepare, trigger, shown }: Opened, turn: number): Promise<void> {
  await prepare?.(page);
  for (const { width, height } of [SMALLEST, ...inTurn(LARGER, turn)]) {
    await page.setViewportSize({ width, height });
    await watchWidth(page);
    await trigger(page).tap();
    await expect(shown(page)).toBeVisible();
    // A sheet slides in from below.
    await expect(shown(page), `${width} px: bottom`).toBeInViewport({ ratio: 1 });
    const box = await shown(page).boundingBox();
    expect(box?.x, `${width} px: left`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), `${width} px: right`).toBeLessThanOrEqual(width);
    expect(box?.y, `${width} px: top`).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
    expect(await widest(page), `the page at ${width} px`).toBeLessThanOrEqual(width);
  }
}
