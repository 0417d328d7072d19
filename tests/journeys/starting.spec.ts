import { hold } from './support/calls.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, test } from './support/journey.ts';

const CONTROLS = 'a, button, input, [tabindex]';

for (const [what, path] of [
  ['the list of servers', '/dashboard'],
  ['a section of a server', `/dashboard/${HARBOUR_TAVERN}?section=shop`],
] as const)
  test(`${what} shows its bar before its program has loaded, with nothing to press`, async ({ page, open }) => {
    await open(HARBOUR_TAVERN, 'shop');
    const release = await hold(page, 'GET', '**/assets/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Guildhall', { exact: true })).toBeVisible();
    await expect(page.locator(`#root :is(${CONTROLS})`)).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of the application has one bar', async ({ page }) => {
    await page.goto('/premium');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('#root > [aria-hidden="true"]')).toBeHidden();
  });
});
