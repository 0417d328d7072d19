import ro from '../../generated/locales/ro/web.json' with { type: 'json' };
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { control } from './support/screen.ts';
import { bar, h1, openMenu, PHONE } from './support/siteFrame.ts';

test.describe('the choice of language', () => {
  const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'language')?.value;

  test('in the bar keeps path, query and hash, and is remembered', async ({ page, product }) => {
    await page.goto('/terms.html?from=mail#contact');
    const menu = bar(page).getByRole('button', { name: 'Language' });
    await menu.click();
    const choices = bar(page).getByRole('listitem').getByRole('link');
    await expect(choices).toHaveText(['English', 'Română']);
    await expect(choices.first()).toHaveAttribute('aria-current', 'true');
    await expect(choices.last()).toHaveAttribute('lang', 'ro');
    await expect(choices.last()).toHaveAttribute('hreflang', 'ro');
    await choices.last().click();
    await expect(page).toHaveURL(`${product.url}/ro/terms.html?from=mail#contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    expect(await cookie(page)).toBe('ro');
    await page.goto('/?a=1');
    await expect(page).toHaveURL(`${product.url}/ro/?a=1`);
    await bar(page).getByRole('button', { name: 'Limbă' }).click();
    await expect(choices.last()).toHaveAttribute('aria-current', 'true');
    await choices.first().click();
    await expect(page).toHaveURL(`${product.url}/?a=1`);
    expect(await cookie(page)).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('in the phone menu leads to the same page, and leaves no history entry of the menu', async ({
    page,
    product,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/privacy.html');
    await page.goto('/terms.html');
    await openMenu(page);
    await bar(page).getByRole('link', { name: 'Română' }).click();
    await expect(page).toHaveURL(`${product.url}/ro/terms.html`);
    expect(await cookie(page)).toBe('ro');
    await page.goBack();
    // The choice also applies to pages loaded later.
    await expect(page).toHaveURL(/\/terms\.html$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy\.html$/);
  });

  test('in the footer works on missing pages too', async ({ page, product }) => {
    await page.goto('/no/such?x=1');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Română' }).click();
    await expect(page).toHaveURL(`${product.url}/ro/no/such?x=1`);
    await expect(h1(page)).toHaveText(ro['notFound.title']);
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${product.url}/no/such?x=1`);
    // Also before the program of the page is there.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/no/such?x=1');
    await footer.getByRole('link', { name: 'Română' }).click();
    await expect(page).toHaveURL(`${product.url}/ro/no/such?x=1`);
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${product.url}/no/such?x=1`);
  });

  test('asks before unsaved changes are lost', async ({ page, open, product }) => {
    await open(HARBOUR_TAVERN, 'customize');
    await control(page, 'prefix').fill('??');
    await bar(page).getByRole('button', { name: 'Language' }).click();
    const asked = page.waitForEvent('dialog');
    const press = page.getByRole('link', { name: 'Română' }).click({ noWaitAfter: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await press;
    await expect(control(page, 'prefix')).toHaveValue('??');
    await expect(page).toHaveURL(`${product.url}/dashboard/${HARBOUR_TAVERN}?section=customize`);
    expect(await cookie(page), 'who stays has chosen nothing').toBeUndefined();
  });
});
