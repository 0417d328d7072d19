import { expect, type Locator, type Page } from '@playwright/test';
import { choose, dialog } from './screen.ts';

export const panel = (page: Page, name: string): Locator => page.getByRole('tabpanel', { name });
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
export const period = (page: Page, name: string): Locator => page.getByRole('radio', { name });
export const subscribe = (page: Page): Locator => page.getByRole('button', { name: 'Subscribe with PayPal' });

/** A server in the list of the user's own servers. */
export const entry = (page: Page, name: string): Locator =>
  panel(page, 'My Servers').getByRole('listitem').filter({ hasText: name });

/** Closes the screen's message. */
export async function close(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Orders Premium for a server, as far as the provider's page. */
export async function checkOut(page: Page, name: string, plan = 'Monthly'): Promise<void> {
  await page.goto('/premium');
  await period(page, plan).check();
  await choose(page, 'guild_id', name);
  await subscribe(page).click();
  await page.waitForURL('**/webapps/billing/subscriptions*');
}
