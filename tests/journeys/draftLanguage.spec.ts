import type { Page } from '@playwright/test';
import { extendedProduct } from './support/extended.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { get } from './support/moduleScreen.ts';
import { control, field, problem, showSettings } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** German as `npm run languages -- add de` prepares it: a draft of which some texts are translated. */

test.describe.configure({ mode: 'serial' });

const extended = extendedProduct();

const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const german = (section: string) => `${extended.product.url}/de/dashboard/${HARBOUR_TAVERN}?section=${section}`;

test('the check finds nothing, and counts the texts that fall back', async () => {
  const said = await extended.project.script('scripts/check.ts', '--schemas');
  expect(said).toMatch(/^schemas: no findings, de: [1-9]\d{3} texts fall back to the default language\.$/m);
});

test('public pages are in German where they are translated', async ({ page }) => {
  await page.goto(`${extended.product.url}/de/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(h1(page)).toHaveText('Eine bessere Discord-Community');
  await expect(page.getByRole('link', { name: 'Mit Discord anmelden' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Free to start, with no time limit.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nutzungsbedingungen' }).click();
  await expect(page).toHaveURL(`${extended.product.url}/de/terms.html`);
  await expect(h1(page)).toHaveText('Nutzungsbedingungen');
  await expect(page.getByRole('heading', { level: 2, name: 'Der Dienst' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Your account' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('eine Vereinbarung zwischen dir und dem Betreiber von Guildhall');
  await expect(page.getByRole('main')).not.toContainText('{product}');
});

test('a person switches to German, is refused, saves and reads that it is saved', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  await page.goto(`${extended.product.url}/dashboard/${HARBOUR_TAVERN}?section=userVerification`);
  await expect(h1(page)).toHaveText('User Verification');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Language' }).click();
  await bar.getByRole('link', { name: 'Deutsch' }).click();
  await expect(h1(page)).toHaveText('Verifizierung von Mitgliedern');
  await expect(page).toHaveURL(german('userVerification'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('switch', { name: 'Verifizierung einschalten' })).toBeVisible();
  await showSettings(page);
  await expect(field(page, 'verification_instructions')).toContainText('Anleitung');
  // One text of a module that is translated otherwise.
  await expect(field(page, 'verification_instructions')).toContainText('Shown above the verify button.');

  const path = `**/auth/guilds/${HARBOUR_TAVERN}/user-verification/save/`;
  await page.route(path, (route) =>
    route.continue({
      postData: JSON.stringify({ ...route.request().postDataJSON(), verification_instructions: 'x'.repeat(5000) }),
    }),
  );
  const saveBar = page.getByRole('region', { name: 'Nicht gespeicherte Änderungen' });
  await control(page, 'verification_instructions').fill('Willkommen! Drücke den Knopf.');
  await expect(saveBar).toContainText('Möchtest du die Änderungen speichern?');
  await saveBar.getByRole('button', { name: 'SPEICHERN' }).click();
  await expect(problem(page, 'verification_instructions')).toHaveText(
    /^Die Anleitung darf höchstens [\d.]+ Zeichen haben$/,
  );
  await page.unroute(path);
  await saveBar.getByRole('button', { name: 'SPEICHERN' }).click();
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Einstellungen gespeichert!');
  await expect(saveBar).toHaveCount(0);
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  expect(await get(page, place, 'user-verification/')).toMatchObject({
    verification_instructions: 'Willkommen! Drücke den Knopf.',
  });
  await page.reload();
  await expect(control(page, 'verification_instructions')).toHaveValue('Willkommen! Drücke den Knopf.');
});

test('a module without any translation can be changed and saved', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  await page.goto(german('birthdays'));
  await expect(h1(page)).toHaveText('Birthdays');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await showSettings(page);
  await control(page, 'hour').fill('11:30');
  await page.getByRole('button', { name: 'SPEICHERN' }).click();
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Birthdays saved');
  const place = { url: extended.product.url, guild: HARBOUR_TAVERN };
  expect(await get(page, place, 'birthdays/settings/')).toMatchObject({ hour: '11:30' });
});

test('answers of the server to calls in German fall back, and say their language', async ({ page }) => {
  await signIn(page, extended.product.url, 'owner');
  const answer = await page.request.post(
    `${extended.product.url}/auth/guilds/${HARBOUR_TAVERN}/user-verification/save/`,
    {
      data: { verification_enabled: true, verified_role_id: null },
      headers: { origin: extended.product.url, 'if-match': '*', 'accept-language': 'de' },
    },
  );
  expect([answer.status(), answer.headers()['content-language']]).toEqual([400, 'de']);
  expect((await answer.json()).problems.map(({ message }: { message: string }) => message)).toContain(
    'Bitte wähle eine Rolle für verifizierte Mitglieder',
  );
  const nowhere = await page.request.get(`${extended.product.url}/api/nothing/`, {
    headers: { 'accept-language': 'de' },
  });
  const english = await page.request.get(`${extended.product.url}/api/nothing/`, {
    headers: { 'accept-language': 'en' },
  });
  expect(await nowhere.json()).toEqual(await english.json());
});
