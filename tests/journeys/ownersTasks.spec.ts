import { expectAccessible } from './support/axe.ts';
import { HARBOUR_CHANNELS, HARBOUR_TAVERN, LIBRARY_CHANNELS, LIBRARY_ROLES, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';
import { control, field, messages, saveBar } from './support/screen.ts';

/** What owners do from the overview, from the history and with the list of their servers, all of it with the keyboard. */

// It changes Discord, and what the history contains.
test.use({ apart: 'tasks of owners' });
// One product serves all.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const noOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

for (const width of inTurn([390, 1280], 0)) {
  test.describe(`by keyboard at ${width} px`, () => {
    test.beforeEach(async ({ page }) => page.setViewportSize({ width, height: 844 }));

    test('what is missing is followed from the overview, and the economy is turned off', async ({
      page,
      as,
      owner,
      store,
      product,
    }) => {
      await store(HARBOUR_TAVERN, 'currency-config/', {
        currency_system_enabled: true,
        primary_currency_name: 'Doubloons',
        primary_currency_emoji: '🪙',
      });
      await store(HARBOUR_TAVERN, 'shop/config/', { enabled: true });
      await store(HARBOUR_TAVERN, 'ranks/config/', { enabled: true });
      await store(HARBOUR_TAVERN, 'welcome-leave/save/', {
        leave_enabled: true,
        leave_channel_id: HARBOUR_CHANNELS.market,
        leave_message: 'Fair winds, {username}!',
      });
      const gone = { guild_id: HARBOUR_TAVERN, channel_id: HARBOUR_CHANNELS.market };
      await owner.post(`${product.discordUrl}/__world/delete-channel`, { data: gone });
      await expect
        .poll(async () => (await owner.get(`/auth/guilds/${HARBOUR_TAVERN}/channels/?force_refresh=true`)).text())
        .not.toContain(HARBOUR_CHANNELS.market);

      await as('owner');
      await page.goto(`/dashboard/${HARBOUR_TAVERN}`);
      const welcome = card(page, 'Welcome & Leave Messages');
      await expect(welcome).toContainText('Needs attention');
      await noOverflow(page);
      await welcome.getByRole('link', { name: 'Leave channel' }).press('Enter');
      await expect(page).toHaveURL(/section=welcomeLeave#leave_channel_id$/);
      await expect(field(page, 'leave_channel_id').locator(':focus')).toBeVisible();
      await page.goBack();

      await card(page, 'Economy').getByRole('link', { name: 'Economy', exact: true }).press('Enter');
      const economy = page.getByRole('switch', { name: 'Enable the economy' });
      await economy.press('Space');
      const question = page.getByRole('dialog', { name: 'Turn off Economy?' });
      await expect(question).toContainText('Shop');
      await expect(question).toContainText('Ranks');
      await expectAccessible(page, `turning the economy off at ${width} px`);
      await question.getByRole('button', { name: 'Keep it on' }).press('Enter');
      await expect(question).toHaveCount(0);
      await expect(economy).toBeChecked();
      await expect(economy).toBeFocused();
      await page.keyboard.press('Space');
      await question.getByRole('button', { name: 'Turn it off' }).press('Enter');
      await expect(economy).not.toBeChecked();
      await page.keyboard.press('Control+s');
      await expect(saveBar(page)).toHaveCount(0);
      await page.goto(`/dashboard/${HARBOUR_TAVERN}`);
      await expect(card(page, 'Shop').getByText('Locked')).toBeVisible();
      await expect(card(page, 'Ranks').getByText('Locked')).toBeVisible();
    });

    test('a new server follows its first steps, is told what the bot lacks, and takes a preset', async ({
      page,
      as,
      owner,
      store,
      product,
    }) => {
      await as('owner');
      await page.goto(`/dashboard/${QUIET_LIBRARY}`);
      const steps = main(page).getByRole('region', { name: 'First steps' });
      await expect(steps).toContainText('1 of 3 done');
      const presets = main(page).getByRole('region', { name: 'Start from a preset' });
      await presets.getByRole('link', { name: /^Small friends' server/ }).press('Enter');
      await expect(page).toHaveURL(/section=transfer&preset=friends/);
      await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
      await page.goBack();
      await steps.getByRole('link', { name: 'User Verification' }).press('Enter');
      await expect(main(page).getByRole('heading', { level: 1, name: 'User Verification' })).toBeVisible();

      await store(QUIET_LIBRARY, 'user-verification/save/', {
        verification_enabled: true,
        verification_mode: 'permissive',
        log_channel_id: LIBRARY_CHANNELS.foyer,
        verified_role_id: LIBRARY_ROLES.verified,
      });
      const lacking = { guild_id: QUIET_LIBRARY, permissions: '3072' };
      await owner.post(`${product.discordUrl}/__world/add-bot`, { data: lacking });
      await expect
        .poll(async () => {
          await owner.get(`/auth/guilds/${QUIET_LIBRARY}/roles/?force_refresh=true`);
          return (await owner.get(`/auth/guilds/${QUIET_LIBRARY}/overview/`)).text();
        })
        .toContain('Manage Roles');
      await page.goto(`/dashboard/${QUIET_LIBRARY}`);
      const attention = main(page).getByRole('region', { name: 'Needs your attention' });
      await expect(attention).toContainText('The bot lacks permissions in this server: Manage Roles');
      await expect(attention).toContainText('open Server Settings → Roles');
      await noOverflow(page);
      await expectAccessible(page, `what the bot lacks at ${width} px`);
      await attention
        .getByRole('link', { name: /Verified role/ })
        .first()
        .press('Enter');
      await expect(page).toHaveURL(/section=userVerification#verified_role_id$/);
      await page.goto(`/ro/dashboard/${QUIET_LIBRARY}`);
      await expect(main(page)).toContainText('Botului îi lipsesc permisiuni pe acest server: Gestionare roluri');
    });

    test('the history is narrowed down, two versions are compared, and a section is restored and had back', async ({
      page,
      as,
      store,
    }) => {
      await store(HARBOUR_TAVERN, 'customize/', { prefix: '?', embed_color: '#112233', bot_name: 'Scribe' });
      await store(HARBOUR_TAVERN, 'customize/', { prefix: '!!', embed_color: '#445566', bot_name: 'Herald' });
      await as('owner');
      await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=history`);
      const entries = main(page).locator('ol > li');
      const narrow = async (name: string, chosen: string) => {
        const list = main(page).getByRole('combobox', { name, exact: true });
        const option = list.locator('option:checked');
        await list.focus();
        for (let at = await option.textContent(); at !== chosen; at = await option.textContent()) {
          await page.keyboard.press('ArrowDown');
          await expect(option).not.toHaveText(at ?? '');
        }
      };
      await expect(entries.first()).toBeVisible();
      await narrow('Module', 'Customize Bot');
      await narrow('User', 'Marisol Vane');
      await narrow('When', 'Last 24 hours');
      await expect(page).toHaveURL(/module=customize.*user=\d+.*time=1/);
      await expect(entries.first()).toContainText('!!');
      await noOverflow(page);

      await entries.nth(0).getByRole('button', { name: 'Compare' }).press('Enter');
      await entries.nth(1).getByRole('button', { name: 'Compare with this' }).press('Enter');
      const compared = page.getByRole('dialog', { name: "What's different in Customize Bot" });
      await expect(compared).toContainText('Herald');
      await page.keyboard.press('Escape');
      await expect(compared).toHaveCount(0);

      await entries.first().getByRole('button', { name: 'Restore…' }).press('Enter');
      const restoring = page.getByRole('dialog', { name: 'Restore Customize Bot' });
      const parts = restoring.getByRole('region', { name: 'Changes' });
      await expect(parts.getByRole('checkbox').first()).toBeVisible();
      await parts.getByRole('checkbox', { name: 'All changes' }).press('Space');
      await parts.getByRole('checkbox', { name: 'Commands', exact: true }).press('Space');
      await restoring.getByRole('button', { name: 'Restore 1 setting' }).press('Enter');
      await expect(messages(page)).toContainText('Customize Bot has been restored.');
      await messages(page).getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(messages(page)).toContainText('Customize Bot is back to how it was.');
      await entries.first().getByRole('link', { name: 'Customize Bot', exact: true }).press('Enter');
      await expect(control(page, 'prefix')).toHaveValue('!!');
    });

    test('another server is chosen from the list of servers', async ({ page, as }) => {
      await as('owner');
      await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=history`);
      const opener = page.getByRole('button', { name: /Harbour Tavern.*Switch server/i });
      const search = page.getByRole('combobox', { name: 'Search servers' });
      await opener.press('Enter');
      await expect(search).toBeFocused();
      await expect(page.getByRole('option')).not.toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(search).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'false');

      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).not.toHaveCount(0);
      const active = () =>
        search.evaluate((box) => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent);
      await expect.poll(active).toContain('Harbour Tavern');
      await page.keyboard.press('ArrowDown');
      await expect.poll(active).toContain('Quiet Library');
      await page.keyboard.press('ArrowUp');
      await expect.poll(active).toContain('Harbour Tavern');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/dashboard/${QUIET_LIBRARY}\\?section=history$`));
      await expect(page.getByRole('button', { name: /Quiet Library.*Switch server/i })).toBeVisible();
      await page.goBack();
      await expect(opener).toBeVisible();
    });
  });
}
