import type { Locator, Page } from '@playwright/test';
import { answer, recordCalls } from './calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from './guilds.ts';
import { test as base, expect } from './journey.ts';
import { type ModuleScreen, moduleScreen, recordSaves } from './moduleScreen.ts';
import { messages } from './screen.ts';

/** An economy with both currencies. */
export const ECONOMY = {
  currency_system_enabled: true,
  transfer_enabled: false,
  primary_currency_name: 'Doubloons',
  primary_currency_emoji: '🪙',
  use_secondary_currency: true,
  secondary_currency_name: 'Pearls',
  secondary_currency_emoji: '🦪',
};

interface Fixtures {
  /** The module in a server with Premium. */
  premium: ModuleScreen;
  /** The module in a server without Premium. */
  free: ModuleScreen;
  /** The module in a server with Premium where no journey saves it. */
  untouched: ModuleScreen;
  /** The response of a settings call. */
  read(path: string, guild?: string): Promise<Record<string, unknown>>;
  /** The status and the error with which the server refuses a body. */
  refusal(path: string, body: object, guild?: string): Promise<[number, string]>;
}

/** Journeys through one module as the owner. */
export function moduleTest(section: string) {
  return base.extend<Fixtures>({
    premium: async ({ page, product, as }, use) => {
      await as('owner');
      await use(moduleScreen(page, { url: product.url, guild: HARBOUR_TAVERN, section }));
    },
    free: async ({ page, product, as }, use) => {
      await as('owner');
      await use(moduleScreen(page, { url: product.url, guild: QUIET_LIBRARY, section }));
    },
    untouched: async ({ page, product, as }, use) => {
      await as('owner');
      await use(moduleScreen(page, { url: product.url, guild: GRAND_ASSEMBLY, section }));
    },
    read: async ({ owner }, use) => {
      await use(async (path, guild = HARBOUR_TAVERN) => (await owner.get(`/auth/guilds/${guild}/${path}`)).json());
    },
    refusal: async ({ owner }, use) => {
      await use(async (path, body, guild = HARBOUR_TAVERN) => {
        const refused = await owner.post(`/auth/guilds/${guild}/${path}`, { data: body });
        return [refused.status(), (await refused.json()).error];
      });
    },
  });
}

/** Opens the screen and returns the calls it makes, relative to the server, sorted. */
export async function callsOnOpening(screen: ModuleScreen): Promise<string[]> {
  const calls = recordCalls(screen.page, 'GET');
  await screen.open();
  const paths = calls.map(({ path }) => /^\/auth\/guilds\/\d+\/(.+)$/.exec(path)?.[1]);
  return paths.filter((path): path is string => path !== undefined && path !== 'permissions').sort();
}

/** One of the cards of a choice. */
export const card = (page: Page, choice: string, title: string): Locator =>
  page.getByRole('radiogroup', { name: choice, exact: true }).getByRole('radio', { name: title, exact: true });

/** Chooses a card. */
export const take = (page: Page, choice: string, title: string): Promise<void> => card(page, choice, title).check();

/** Presses a button that is marked as disabled and explains why. */
export const pressAnyway = (button: Locator): Promise<void> => button.press('Enter');

/** A chip of a message's templates. */
export const chip = (page: Page, title: string): Locator => page.getByRole('button', { name: title, exact: true });

/** The visible error and success banners. */
export const banners = (page: Page): Locator => messages(page).locator(':scope > *');

/** The bot's commands with their badges, in order. */
export const commands = (page: Page): Promise<string[]> =>
  page
    .locator('dt:has(code)')
    .evaluateAll((terms) =>
      terms.map(({ children }) => Array.from(children, ({ textContent }) => textContent).join(' ')),
    );

/** Expects every control of the screen to be disabled. */
export async function expectOff(page: Page, atLeast: number): Promise<void> {
  const controls = page.getByRole('main').locator('[role=switch], input:not([aria-hidden]), [role=combobox], textarea');
  expect(await controls.count()).toBeGreaterThanOrEqual(atLeast);
  for (const control of await controls.all()) await expect(control).toBeDisabled();
}

/** Expects the whole module to require Premium: notice, link, disabled controls, and the refusal of a save. */
export async function expectPremiumNeeded(screen: ModuleScreen, sentence: string, atLeast: number): Promise<void> {
  const { page } = screen;
  await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    /^\/premium\?guild_id=\d+&plan=premium$/,
  );
  await expect(page.getByRole('region', { name: 'Example' })).toBeVisible();
  await expectOff(page, atLeast);
  await expectOnlySaid(screen, sentence);
}

/** Opens the screen as a user who may only read it. */
export async function expectReadOnly(screen: ModuleScreen, atLeast: number): Promise<void> {
  const { page } = screen;
  const rights = { is_owner: false, is_admin: true, can_modify: false, admin_modify: false, is_premium: true };
  await answer(page, 'GET', '**/permissions/', { body: rights });
  await screen.open();
  await expect(page.getByText('You do not have permission to modify these settings.')).toBeVisible();
  await expect(page.getByText('Administrator modifications are currently disabled for this server.')).toBeVisible();
  await expectOff(page, atLeast);
  await expectOnlySaid(screen, 'You do not have permission to modify settings');
}

/** Opens the screen of a server whose economy is off. */
export async function expectEconomyNeeded(screen: ModuleScreen, sentence: string, atLeast: number): Promise<void> {
  const { page } = screen;
  await screen.open();
  await expect(page.getByRole('heading', { name: 'Economy System Required' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Economy Settings' });
  await expect(link).toHaveAttribute('href', `/configure/${HARBOUR_TAVERN}/economy`);
  await expectOff(page, atLeast);
  await expectOnlySaid(screen, sentence);
  await link.click();
  await page.waitForURL('**?section=economy');
}

async function expectOnlySaid(screen: ModuleScreen, sentence: string): Promise<void> {
  await screen.page.keyboard.press('Control+s');
  await expect(screen.banner(sentence)).toBeVisible();
  await expect(screen.saveBar).toHaveCount(0);
}

/** Types something that is no value of the field: it stays with a message that says what to type, and nothing is saved. */
export async function expectRefusedText(
  screen: ModuleScreen,
  box: Locator,
  { typed, sentence }: { typed: string; sentence: string },
): Promise<void> {
  const saves = recordSaves(screen.page);
  await box.fill(typed);
  await box.blur();
  await expect(box).toHaveValue(typed);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(screen.page.locator(`[id="${await box.getAttribute('id')}__draft"]`)).toHaveText(sentence);
  await screen.save();
  await expect(screen.banner(sentence).last()).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(typed);
  expect(saves).toEqual([]);
}

/** A failed save shows the server's error, or the screen's own; the edits stay and can be saved later. */
export async function expectSaveFailure(
  screen: ModuleScreen,
  path: string,
  { sentence, success }: { sentence: string; success: string },
): Promise<void> {
  const { page } = screen;
  await answer(page, 'POST', `**/${path}`, { status: 500, times: 1 });
  await screen.save();
  await expect(screen.banner(sentence)).toBeVisible();
  await expect(screen.saveBar).toBeVisible();
  await answer(page, 'POST', `**/${path}`, { status: 503, body: { error: 'The harbour is closed.' }, times: 1 });
  await screen.save();
  await expect(screen.banner('The harbour is closed.')).toBeVisible();
  await expect(screen.saveBar).toBeVisible();
  await screen.saved(success);
}
