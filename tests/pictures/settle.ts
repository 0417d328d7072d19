import type { Page } from '@playwright/test';
import { settled } from '../journeys/support/network.ts';

/**
 * Waits until a page has loaded what it shows: its heading, fonts and pictures, and nothing that is busy or moving.
 * @param page its context's requests are tracked (`trackRequests`)
 */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.loading !== 'lazy');
    await Promise.allSettled(shown.map((image) => image.decode()));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
