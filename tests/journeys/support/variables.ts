import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './picker.ts';
import { field } from './screen.ts';

/** The button of a text that opens the list of its variables. */
export const variablesOf = (page: Page, path: string): Locator =>
  field(page, path).getByRole('button', { name: 'Insert a variable', exact: true });

/** An item of the open list. */
export const variable = (page: Page, token: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(token, { exact: true }) });

/** Opens the list of a text, and presses a variable there. */
export async function insertVariable(page: Page, path: string, token: string): Promise<void> {
  await variablesOf(page, path).click();
  await press(variable(page, token));
}

/** The variables that a text offers, in their order. */
export async function offeredVariables(page: Page, path: string): Promise<string[]> {
  await variablesOf(page, path).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const names = await page.getByRole('option').locator('[dir="auto"]:first-child').allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  return names.filter((name) => name !== '');
}
