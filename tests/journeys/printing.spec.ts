import { QUIET_LIBRARY } from './support/guilds.ts';
import { expect, test } from './support/journey.ts';

test('a page is printed in dark on white, without what surrounds it', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(QUIET_LIBRARY, 'customize');
  // Makes the save bar appear.
  await page.getByRole('textbox', { name: 'Command prefix' }).fill('?!');
  const saveBar = page.getByText('You have unsaved changes in Customize Bot');
  const around = [page.getByRole('banner'), page.getByRole('region', { name: /cookie/i }), saveBar];
  const menu = page.getByRole('navigation').filter({ hasText: 'Overview' });
  for (const one of [...around, menu]) await expect(one).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  for (const one of [...around, menu]) await expect(one).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(29, 36, 34)');

  await page.goto('/premium');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const one of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(one).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
