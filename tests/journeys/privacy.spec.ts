import { expect, type Page, test } from './support/journey.ts';
import { checkOut } from './support/premium.ts';

// A purchase is started.
test.use({ apart: 'orders' });

/** The names of everything that the page has stored in the browser so far. */
async function storedNames(page: Page): Promise<string[]> {
  const own = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const host = new URL(page.url()).hostname;
  const cookies = (await page.context().cookies()).filter(({ domain }) => domain === host);
  return [...own, ...cookies.map(({ name }) => name)];
}

test('the privacy policy names everything stored in the browser, in both languages', async ({ page, baseURL }) => {
  test.slow();
  const names = new Set<string>();
  const note = async () => {
    for (const name of await storedNames(page)) names.add(name);
  };
  // Cookies that exist only during the login are seen in the answers.
  page.on('response', async (response) => {
    if (!response.url().startsWith(String(baseURL))) return;
    const set = (await response.headerValues('set-cookie').catch(() => [])).map((cookie) => cookie.split('=')[0] ?? '');
    // One for each login that is under way.
    for (const name of set) names.add(name.startsWith('sign-in-') ? 'sign-in-' : name);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Hide the announcement' }).click();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('banner').getByText('Dark').click();
  await page.keyboard.press('Escape');
  await page.goto('/auth/login/?login_hint=owner&next=/premium');
  await page.waitForURL('**/premium');
  await page.evaluate(() => scrollTo(0, 200));
  await checkOut(page, 'New Workshop');
  await page.goBack();
  await note();
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Română' }).click();
  await page.waitForURL('**/ro/premium?**');
  await note();
  expect([...names]).toEqual(expect.arrayContaining(['session', 'user', 'premium_server']));
  await page.context().clearCookies({ name: 'language' });
  for (const [language, address] of [
    ['en', '/privacy.html'],
    ['ro', '/ro/privacy.html'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const said = await page.locator('main code').allTextContents();
    await note();
    expect([...names].filter((name) => !said.includes(name))).toEqual([]);
  }
});
