import type { Locator, Page } from '@playwright/test';
import { pick } from './picker.ts';

/** Everything about one setting: its label, control, help and errors. */
export const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** The control of a setting. */
export const control = (page: Page, name: string): Locator => page.locator(`[id="root_${name}"]`);

/** The error next to a setting for which a save was refused. */
export const problem = (page: Page, name: string): Locator => page.locator(`[id="root_${name}__error"]`);

/** Where banners appear. */
export const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

export const dialog = (page: Page): Locator => page.getByRole('dialog');

export const saveBar = (page: Page): Locator => page.getByRole('region', { name: 'Unsaved changes' });

/** The save button, by either of its names. */
export const save = (page: Page): Promise<void> =>
  saveBar(page)
    .getByRole('button', { name: /^save$/i })
    .click();

/** Picks an item of a setting's list by its text. */
export async function choose(page: Page, name: string, item: string | RegExp): Promise<void> {
  await pick(page, control(page, name), item);
}

/** The messages of the error summary, in order. */
export const summary = (page: Page): Locator => page.getByRole('region', { name: /needs? your attention/ });

/** Shows the settings of a module that is off, if the screen is of one. */
export async function showSettings(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Show the settings' });
  if (await show.isVisible()) await show.click();
}

/** Waits until the page has drawn what it is changing. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
