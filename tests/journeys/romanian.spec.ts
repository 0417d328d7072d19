import web from '../../generated/locales/ro/web.json' with { type: 'json' };
import landing from '../../generated/screens/landing.ro.json' with { type: 'json' };
import customize from '../../schemas/modules/customize/module.json' with { type: 'json' };
import { HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { settled } from './support/network.ts';
import { control, field, problem } from './support/screen.ts';

const { minLength, maxLength } = customize.settings.properties.bot_name;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const saveBar = (page: Page) => page.getByRole('region', { name: 'Modificări nesalvate' });
const messages = (page: Page) => page.getByRole('region', { name: 'Mesaje' });
const section = (guild: string, id: string) => `/ro/dashboard/${guild}?section=${id}`;

test.beforeEach(async ({ as }) => as('owner'));

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the list of servers', async ({ page, product }) => {
    await page.goto('/ro/dashboard');
    await expect(h1(page)).toHaveText('Serverele tale');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    await expect(page).toHaveTitle('Panou · Guildhall');
    await expect(page.getByRole('button', { name: 'ADAUGĂ' })).toBeVisible();
    const card = page.getByRole('listitem').filter({ hasText: 'Harbour Tavern' });
    await expect(card).toContainText('Proprietar · 1.284 de membri');
    const { x: start = Number.NaN } = (await card.getByRole('heading').boundingBox()) ?? {};
    // Measures the dot alone: a slow page keeps the fallback font, whose space is wider.
    const dotEnd = await card.getByText('· 1.284 de membri').evaluate(({ firstChild: separator }) => {
      const [range, at] = [document.createRange(), separator?.textContent?.indexOf('·') ?? -1];
      if (!separator || at < 0) return Number.NaN;
      range.setStart(separator, at);
      range.setEnd(separator, at + 1);
      return range.getBoundingClientRect().right;
    });
    expect(dotEnd, 'no line begins or ends with a dot').toBeLessThanOrEqual(start + 1);
    await page.setViewportSize({ width: 320, height: 800 });
    const [facts, button] = [
      await card.getByText('Proprietar').boundingBox(),
      await card.getByRole('link').boundingBox(),
    ];
    expect(button?.y, 'the button leaves the facts their width').toBeGreaterThan(facts?.y ?? Number.POSITIVE_INFINITY);
    expect(button?.x).toBeLessThan(facts?.x ?? 0);
    await card.getByRole('link').tap();
    await expect(h1(page)).toHaveText('Harbour Tavern');
    await expect(page).toHaveURL(`${product.url}/ro/dashboard/${HARBOUR_TAVERN}`);
  });

  test('a list that cannot be loaded', async ({ page }) => {
    await page.route('**/api/auth/user-data/', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/ro/dashboard');
    await expect(page.getByRole('alert')).toContainText(web['dashboard.failed']);
    await expect(page.getByRole('button', { name: web['dashboard.retry'] })).toBeVisible();
  });

  test('a module: labels, help, reasons, messages of the screen and the server, and success', async ({ page }) => {
    await page.goto(section(HARBOUR_TAVERN, 'customize'));
    await expect(h1(page)).toHaveText('Personalizarea botului');
    await expect(page.getByLabel('Numele botului')).toBeVisible();
    await expect(field(page, 'bot_name')).toContainText('Apare deasupra fiecărui mesaj al botului.');

    await control(page, 'bot_name').fill('G');
    await saveBar(page).getByRole('button', { name: 'Salvează', exact: true }).tap();
    await expect(problem(page, 'bot_name')).toHaveText(
      `Numărul de caractere din numele botului trebuie să fie între ${minLength} și ${maxLength}`,
    );
    await control(page, 'bot_name').fill('Guildhall');

    // A time zone that only the server can refuse.
    const path = `**/auth/guilds/${HARBOUR_TAVERN}/customize/`;
    await page.route(path, (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.fallback();
      return route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), timezone: '?' }) });
    });
    await control(page, 'prefix').fill('r?');
    await saveBar(page).getByRole('button', { name: 'Salvează', exact: true }).tap();
    await expect(problem(page, 'timezone')).toHaveText('Alege un fus orar din listă');
    await page.unroute(path);
    await saveBar(page).getByRole('button', { name: 'Salvează', exact: true }).tap();
    await expect(messages(page)).toContainText('Toate setările au fost actualizate!');
  });

  test('a module locked by the plan says why', async ({ page }) => {
    await page.goto(section(QUIET_LIBRARY, 'serverBackup'));
    await expect(h1(page)).toHaveText('Copii de siguranță');
    await expect(page.getByRole('main')).toContainText(
      'copiile de siguranță sunt disponibile doar pentru serverele Premium',
    );
  });
});

test('times and messages of the server are in Romanian', async ({ page, store }) => {
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '!' });
  await page.goto(section(HARBOUR_TAVERN, 'serverBackup'));
  await page.getByRole('button', { name: 'Creează o copie acum' }).click();
  await expect(messages(page)).toContainText('Copia de siguranță a fost creată!');
  const made = page.getByRole('main').locator('time').first();
  const written = await made.evaluate((time: HTMLTimeElement) =>
    new Date(time.dateTime).toLocaleString('ro', { dateStyle: 'medium', timeStyle: 'short' }),
  );
  await expect(made).toHaveText(written);
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '~' });
  await page
    .getByRole('button', { name: /^Restaurează/ })
    .first()
    .click();
  const changes = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(changes).toContainText('Prefixul comenzilor');
});

test('by keyboard, the language switch keeps the section', async ({ page, product }) => {
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=userVerification`);
  await expect(h1(page)).toHaveText('User Verification');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Language' }).press('Enter');
  await bar.getByRole('link', { name: 'Română' }).press('Enter');
  await expect(h1(page)).toHaveText('Verificarea utilizatorilor');
  await expect(page).toHaveURL(product.url + section(HARBOUR_TAVERN, 'userVerification'));
  // Old links redirect to the chosen language.
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=ranks`);
  await expect(page).toHaveURL(product.url + section(HARBOUR_TAVERN, 'ranks'));
});

test('the sections keep the language of the page, and a visitor returns to it', async ({ page, product, context }) => {
  await page.goto(section(HARBOUR_TAVERN, 'customize'));
  await page
    .getByRole('navigation', { name: web['configure.menu'] })
    .getByRole('link', { name: 'Verificarea utilizatorilor' })
    .click();
  await expect(page).toHaveURL(product.url + section(HARBOUR_TAVERN, 'userVerification'));
  // A call answered after the end of the session would redirect too.
  await expect(h1(page)).toHaveText('Verificarea utilizatorilor');
  await settled(page);
  await context.clearCookies();
  await page.goto('/ro/dashboard');
  await expect(h1(page)).toHaveText(landing.hero.title);
  await expect(page).toHaveURL(`${product.url}/ro/`);
});

test('logging out leads to the Romanian start page, whatever language the browser remembers', async ({
  page,
  signIn,
}) => {
  // A session of its own, because the others are shared.
  await page.context().clearCookies();
  await signIn('owner');
  await page.goto('/ro/dashboard');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Marisol Vane/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: web['nav.logout'] }).click();
  await page.waitForURL((url) => url.pathname === '/ro/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  expect((await page.request.get('/auth/user-data/')).status()).toBe(401);
});
