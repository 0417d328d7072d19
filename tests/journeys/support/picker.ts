import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Opens a list and chooses one of its options. A list that has just opened takes no press for a moment, because the press
 * that opened it may still be on its way up; a person is never that fast, so the press is made again.
 */
export async function pick(page: Page, trigger: Locator, option: string | RegExp, exact = false): Promise<void> {
  await trigger.click();
  await choose(page, option, exact);
}

/** Chooses an option of a list that is open. */
export async function choose(page: Page, option: string | RegExp, exact = false): Promise<void> {
  const item = page.getByRole('option', { name: option, exact });
  await expect(item).toBeVisible();
  await expect(async () => {
    if (await item.isVisible()) await item.click({ timeout: 1000 });
    await expect(page.getByRole('option')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
