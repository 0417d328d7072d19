import { moduleIds } from '../../generated/catalogue.ts';
import customize from '../../schemas/modules/customize/module.json' with { type: 'json' };
import { expectAccessible } from './support/axe.ts';
import { alter, answer, hold } from './support/calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { ECONOMY, take } from './support/modules.ts';
import { press } from './support/picker.ts';
import { inTurn } from './support/sample.ts';
import { control, dialog, field, messages, problem, save, saveBar, summary } from './support/screen.ts';
import { variable, variablesOf } from './support/variables.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
/** The content of a loaded module screen: settings, or the placeholder of an announced module. */
const content = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-field]')
    .or(page.getByText(/^(Coming soon|În curând)$/))
    .first();

const WIDTHS = [1280, 390];

for (const width of WIDTHS) {
  test.describe(`axe finds no violations at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(() => test.slow());
    const narrow = width < 769;
    /** What is arranged, but not made, by the width is tested at one of them. */
    const takesTurn = (turn: number) => inTurn(WIDTHS, turn).includes(width);

    test('on the public pages and their menus', async ({ page, as }) => {
      await page.goto('/');
      await expect(h1(page)).toBeVisible();
      await expectAccessible(page, 'home of a visitor');
      const opened = async (name: string) => {
        const button = page.getByRole('button', { name });
        await button.click();
        // The press is kept until the program is there.
        await expect(button).toHaveAttribute('aria-expanded', 'true');
      };
      await opened(narrow ? 'Menu' : 'Theme');
      await expectAccessible(page, narrow ? 'menu of a visitor' : 'theme menu');
      if (!narrow) {
        await opened('Language');
        await expectAccessible(page, 'language menu');
      }
      await page.keyboard.press('Escape');
      await as('owner');
      for (const path of ['/', '/ro/', '/premium', '/health', '/no/such/page', '/ro/no/such/page']) {
        await page.goto(path);
        await expect(h1(page)).toBeVisible();
        await expectAccessible(page, path);
      }
      await page.getByRole('button', { name: narrow ? 'Meniu' : /^Cont:/ }).click();
      await expect(page.getByRole('link', { name: 'Deconectare' })).toBeVisible();
      await expectAccessible(page, 'account menu');
    });

    if (takesTurn(1))
      test('on the server list in all its states', async ({ page, as }) => {
        await as('owner');
        const lists = '**/api/auth/user-data/';
        await page.goto('/dashboard');
        await expect(page.getByRole('link', { name: 'CONFIGURE' }).first()).toBeVisible();
        await expectAccessible(page, 'server list');
        const release = await hold(page, 'GET', lists);
        await page.reload();
        await expect(page.getByText('Loading your servers')).toBeVisible();
        await expectAccessible(page, 'loading');
        release();
        await page.unroute(lists);
        await answer(page, 'GET', lists, { body: { guilds_with_bot: [], guilds_without_bot: [] } });
        await page.reload();
        await expect(page.getByRole('heading', { name: 'No Servers Available' })).toBeVisible();
        await expectAccessible(page, 'no servers');
        await answer(page, 'GET', lists, { status: 500 });
        await page.reload();
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await expectAccessible(page, 'failed list');
      });

    if (takesTurn(0))
      test('on pages that redirect after a while', async ({ page, as }) => {
        await as('admin');
        // axe takes longer than these pages are shown.
        await page.addInitScript(() => {
          const { setTimeout } = window;
          const stay = (run: () => void, wait = 0) => setTimeout(run, wait >= 3000 ? 1e8 : wait);
          window.setTimeout = stay as typeof window.setTimeout;
        });
        await page.goto(`/dashboard/${QUIET_LIBRARY}`);
        await expect(h1(page)).toContainText('Access Denied');
        await expectAccessible(page, 'denied');
        await page.goto('/dashboard/abc');
        await expect(h1(page)).toContainText('An error occurred');
        await expectAccessible(page, 'load failure');
        await alter(page, '**/permissions/', { is_owner: false, is_admin: true, can_modify: false });
        await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
        await expect(page.getByText('You will be redirected to the dashboard shortly.')).toBeVisible();
        await expectAccessible(page, 'denied module');
      });

    if (takesTurn(1))
      test('on rows of lists, closed and open', async ({ page, open, store }) => {
        await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
        for (const section of ['shop', 'ranks']) {
          await open(GRAND_ASSEMBLY, section);
          await page.getByRole('button', { name: /^Add/ }).click();
          await expectAccessible(page, `a new row, ${section}`);
        }
        await control(page, 'ranks_0_role_id').click();
        // The first ones are above the bot's role, so the bot cannot assign them.
        await press(page.getByRole('option', { name: 'Amber Herald', exact: true }));
        await page.getByRole('button', { name: 'Done' }).click();
        await expect(page.getByRole('button', { name: /^Edit/ })).toBeVisible();
        await expectAccessible(page, 'a row in columns');

        await open(GRAND_ASSEMBLY, 'reactRoles');
        await page.getByRole('button', { name: 'Add Emoji Role' }).click();
        await page.getByRole('button', { name: 'Add Button Role' }).click();
        await expectAccessible(page, 'rows of reaction roles');
        await page.getByRole('group', { name: 'Emoji roles' }).getByRole('button', { name: 'Choose an emoji' }).click();
        await expect(page.getByPlaceholder('Search emojis...')).toBeVisible();
        await expectAccessible(page, 'emoji picker');
        await page.keyboard.press('Escape');
        await save(page);
        await expect(summary(page)).toBeVisible();
        await expectAccessible(page, 'rows that a save is refused for');

        await open(GRAND_ASSEMBLY, 'tempVoice');
        await page.getByRole('tab', { name: 'Templates' }).click();
        await page.getByRole('button', { name: 'Gaming' }).click();
        await expectAccessible(page, 'a tab with a row');
        await open(GRAND_ASSEMBLY, 'lottery');
        await take(page, 'Lottery type', 'Ticket');
        await take(page, 'How it starts', 'Scheduled');
        await expect(page.getByText(/^This message uses variables/).first()).toBeVisible();
        await expectAccessible(page, 'a warning at a message');

        await open(QUIET_LIBRARY, 'shop');
        await expect(page.getByRole('region', { name: 'Example' }).getByText('Captain')).toBeVisible();
        await expectAccessible(page, 'the example of a locked module');
      });

    if (takesTurn(0))
      test('on backups, with the history and the preview of a restore', async ({ page, open }) => {
        await open(HARBOUR_TAVERN, 'serverBackup');
        await page.getByRole('button', { name: 'Backup Now' }).click();
        const restore = page.getByRole('button', { name: /^Restore/ }).first();
        await expect(restore).toBeVisible();
        await expectAccessible(page, 'history of backups');
        await restore.click();
        await expect(dialog(page)).toContainText('What would change');
        await expectAccessible(page, 'what a restore would do');
      });

    test('on dialogs and the drawer', async ({ page, open }) => {
      await open(HARBOUR_TAVERN, 'customize');
      await control(page, 'prefix').fill('??');
      await expect(saveBar(page)).toBeVisible();
      if (narrow) {
        await page.getByRole('button', { name: 'Open the section menu' }).click();
        await expect(dialog(page)).toBeVisible();
        await expectAccessible(page, 'drawer');
      }
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Welcome & Leave' }).click();
      await expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
      await expectAccessible(page, 'question about unsaved changes');
      await dialog(page).getByRole('button', { name: 'Discard' }).click();
      await variablesOf(page, 'welcome_message').click();
      await press(variable(page, 'channel'));
      await expect(page.getByRole('dialog', { name: 'Select Channel' })).toBeVisible();
      await expectAccessible(page, 'channel dialog');
    });

    // `pickers.spec.ts` opens those of phones.
    if (!narrow)
      test('on open lists', async ({ page, open }) => {
        await open(HARBOUR_TAVERN, 'customize');
        await control(page, 'timezone').click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectAccessible(page, 'list of time zones');
        await open(HARBOUR_TAVERN, 'userVerification');
        // The settings of a module that is off are hidden.
        await control(page, 'verification_enabled').click();
        await control(page, 'verified_role_id').click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, 'list of roles');
        await page.keyboard.press('Escape');
        await control(page, 'verification_enabled').click();
        await expect(saveBar(page)).toHaveCount(0);
        await open(HARBOUR_TAVERN, 'welcomeLeave');
        await variablesOf(page, 'welcome_message').click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, 'list of variables');
        await page.keyboard.press('Escape');
        await control(page, 'welcome_channel_id').click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, 'list of channels');
      });

    if (takesTurn(1))
      test('on a message with marks, a completion and a list of mentions', async ({ page, open }) => {
        await open(HARBOUR_TAVERN, 'welcomeLeave');
        await control(page, 'welcome_message').fill('Hi {usr}, **welcome** to <#1>\n> {server} ||`soon`|| {');
        await expect(field(page, 'welcome_message').getByRole('button', { name: 'Replace with {user}' })).toBeVisible();
        await control(page, 'welcome_message').press('Backspace');
        await page.keyboard.type('{');
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, 'completion of a variable');
        await page.keyboard.press('Escape');
        await field(page, 'welcome_message').getByRole('button', { name: 'Insert a mention' }).click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await expectAccessible(page, 'list of mentions');
      });

    if (takesTurn(0))
      test('on a refused save, with its summary, messages and banner', async ({ page, open }) => {
        await open(HARBOUR_TAVERN, 'customize');
        await control(page, 'prefix').fill('');
        await control(page, 'bot_name').fill('x');
        await save(page);
        await expect(summary(page)).toBeVisible();
        await expect(problem(page, 'prefix')).not.toBeEmpty();
        await expectAccessible(page, 'refused save');
      });
  });
}

/** With Premium and, in Romanian, without. */
const PLACES = [
  { root: '', guild: GRAND_ASSEMBLY, plan: 'Premium', width: 390 },
  { root: '/ro', guild: QUIET_LIBRARY, plan: 'free', width: 1280 },
];

for (const [at, section] of moduleIds.entries()) {
  test(`axe finds no violations on ${section}`, async ({ page, as, store }) => {
    test.slow();
    await store(GRAND_ASSEMBLY, 'currency-config/', ECONOMY);
    await as('owner');
    for (const { root, guild, plan, width } of inTurn(PLACES, at)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${root}/dashboard/${guild}?section=${section}`);
      await expect(content(page)).toBeVisible();
      await expectAccessible(page, `${section}, ${plan}, ${width} px`);
    }
  });
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached with the keyboard').toBeFocused();
}

test('everything from signing in to a saved change works with the keyboard alone', async ({ page, store }) => {
  test.slow();
  await store(QUIET_LIBRARY, 'user-verification/save/', {
    verification_enabled: false,
    log_channel_id: null,
    verification_mode: 'permissive',
    verified_role_id: null,
  });
  await page.goto('/');
  await expect(h1(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login with Discord' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Continue as owner' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  const configure = page
    .getByRole('listitem')
    .filter({ hasText: 'Quiet Library' })
    .getByRole('link', { name: 'CONFIGURE' });
  await expect(configure).toBeVisible();
  await tabTo(page, configure);
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Quiet Library');
  const section = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'User Verification' });
  await tabTo(page, section);
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('User Verification');

  // A switch, an option, two selects, and a text.
  await expect(control(page, 'verification_enabled')).toBeVisible();
  await tabTo(page, control(page, 'verification_enabled'));
  await page.keyboard.press('Space');
  await expect(control(page, 'verification_enabled')).toBeChecked();
  await tabTo(page, control(page, 'log_channel_id'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'reading-room' })).toBeVisible();
  await page.keyboard.type('reading');
  await page.keyboard.press('Enter');
  await expect(control(page, 'log_channel_id')).toHaveText('reading-room');

  // The save is refused: the verified role is missing and gets the focus.
  await tabTo(page, saveBar(page).getByRole('button', { name: 'SAVE', exact: true }));
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Please select a role for verified members');
  await expect(control(page, 'verified_role_id')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('verif');
  await page.keyboard.press('Enter');
  await expect(control(page, 'verified_role_id')).toHaveText('Verified');
  await expect(control(page, 'verified_role_id'), 'focus comes back from the list').toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(messages(page)).toContainText('Settings saved successfully!');
  await page.reload();
  await expect(control(page, 'verified_role_id')).toHaveText('Verified');
});

test('a refused save lists every problem with a link to its field', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'customize');
  await control(page, 'bot_name').fill('x');
  await control(page, 'prefix').fill('');
  await save(page);
  await expect(summary(page).getByRole('heading')).toHaveText('2 settings need your attention');
  await expect(control(page, 'bot_name'), 'focus is at the first problem').toBeFocused();
  await expect(control(page, 'bot_name')).toHaveAttribute('aria-invalid', 'true');
  const { minLength, maxLength } = customize.settings.properties.bot_name;
  const sentence = new RegExp(`Bot name must be between ${minLength} and ${maxLength} characters`);
  await expect(control(page, 'bot_name')).toHaveAccessibleDescription(sentence);
  await summary(page)
    .getByRole('link', { name: /Prefix must be/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 'prefix')).toBeFocused();
  await control(page, 'prefix').fill('!');
  await expect(summary(page).getByRole('heading')).toHaveText('1 setting needs your attention');
});

test('Skip to content leads past the menu of a server', async ({ page, open }) => {
  await open(HARBOUR_TAVERN, 'history');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeFocused();

  await open(HARBOUR_TAVERN, 'shop');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page, 'nothing that would name a setting').toHaveURL(/section=shop$/);
});
