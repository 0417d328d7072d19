import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a list and chooses an option. */
export async function pick(page: Page, trigger: Locator, option: string | RegExp, exact = false): Promise<void> {
  await trigger.click();
  await choose(page, option, exact);
}

/** Chooses an option of an open list. */
export async function choose(page: Page, option: string | RegExp, exact = false): Promise<void> {
  await press(page.getByRole('option', { name: option, exact }));
  await expect(page.getByRole('option')).toHaveCount(0);
}

/**
 * Presses an option after scrolling the list but not the page. Playwright would scroll both, and the list, which is
 * anchored to its field, would flip to the other side between press and release.
 */
export async function press(option: Locator): Promise<void> {
  const element = await option.elementHandle();
  await element?.waitForElementState('stable');
  await element?.evaluate((node) => {
    const list = (node as HTMLElement).closest('[role="listbox"]');
    if (!list) return;
    const [own, around] = [(node as HTMLElement).getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += own.top - around.top - (around.height - own.height) / 2;
  });
  await option.click();
}
