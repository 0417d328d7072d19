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
  // A list that is on its way out still shows its options; a second press there would take the choice back.
  const open = page.locator('[role="combobox"][aria-expanded="true"]');
  await expect(async () => {
    if ((await open.count()) > 0) await item.click({ timeout: 1000 });
    await expect(open).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('option')).toHaveCount(0);
}
