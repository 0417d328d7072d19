import type { Page } from '@playwright/test';

const start = new Date('2026-03-02T10:00:00Z');

/** Stops the page's clock before the page loads. From then on time passes only in `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}
