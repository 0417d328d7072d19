import type { Page } from '@playwright/test';

/** Moves the pointer: a public page starts its program at the first sign of a visitor. */
export async function arrive(page: Page): Promise<void> {
  await page.mouse.move(2, 300);
  await page.mouse.move(4, 300);
}
