import { FOREIGN_KEEP, GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';
import { control, messages, save, saveBar, showSettings } from './support/screen.ts';

const widths = [1280, 390];
const denied = 'Access Denied: You do not have permission to access this page.';

/** Opens a section from the menu, or from the drawer on a narrow screen. */
async function pick(page: Page, title: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Open the section menu' });
  if (await open.isVisible()) await open.click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await showSettings(page);
}

async function saved(page: Page, sentence: string): Promise<void> {
  await save(page);
  await expect(messages(page)).toContainText(sentence);
  await expect(saveBar(page)).toHaveCount(0);
}

async function fromList(page: Page, name: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: name });
  await card.getByRole('link', { name: 'CONFIGURE' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const width of inTurn(widths, 1)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the owner, with Premium: signs in, changes a setting in each of five modules, saves and finds it again', async ({
      page,
      signIn,
    }) => {
      test.slow();
      const mark = `w${width}`;
      await signIn('owner');
      await page.goto('/dashboard');
      await fromList(page, 'The Grand Assembly');
      await pick(page, 'Customize Bot');
      await control(page, 'bot_name').fill(`Herald ${mark}`);
      await saved(page, 'All settings updated successfully!');

      await pick(page, 'Welcome & Leave Messages');
      await control(page, 'leave_message').fill(`Farewell {username} ${mark}`);
      await saved(page, 'Settings updated successfully!');

      await pick(page, 'User Verification');
      await control(page, 'verification_instructions').fill(`Knock twice ${mark}`);
      await saved(page, 'Settings saved successfully!');

      await pick(page, 'Economy');
      await control(page, 'currency_system_enabled').check();
      await control(page, 'primary_currency_emoji').fill('🪙');
      await control(page, 'primary_currency_name').fill(`Crowns ${mark}`);
      await saved(page, 'Economy settings saved successfully!');

      await pick(page, 'Shop');
      await control(page, 'message').fill(`Open for trade ${mark}`);
      await saved(page, 'Shop settings saved successfully!');

      const kept = [
        ['customize', 'bot_name', `Herald ${mark}`],
        ['welcomeLeave', 'leave_message', `Farewell {username} ${mark}`],
        ['userVerification', 'verification_instructions', `Knock twice ${mark}`],
        ['economy', 'primary_currency_name', `Crowns ${mark}`],
        ['shop', 'message', `Open for trade ${mark}`],
      ] as const;
      for (const [section, name, value] of kept) {
        await page.goto(`/dashboard/${GRAND_ASSEMBLY}?section=${section}`);
        await expect(control(page, name)).toHaveValue(value);
      }
    });

    test('the owner, without Premium: free modules can be changed, premium ones name their plan', async ({
      page,
      signIn,
    }) => {
      const mark = `w${width}`;
      await signIn('owner');
      await page.goto('/dashboard');
      await fromList(page, 'Quiet Library');
      await pick(page, 'Customize Bot');
      await control(page, 'prefix').fill(width === 390 ? '$' : '%');
      await saved(page, 'All settings updated successfully!');
      await pick(page, 'Welcome & Leave Messages');
      await control(page, 'leave_message').fill(`Hush {username} ${mark}`);
      await saved(page, 'Settings updated successfully!');
      await pick(page, 'User Verification');
      await control(page, 'verification_instructions').fill(`Whisper ${mark}`);
      await saved(page, 'Settings saved successfully!');

      for (const section of ['Economy', 'Shop']) {
        await pick(page, section);
        await expect(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
          'href',
          `/premium?guild_id=${QUIET_LIBRARY}&plan=premium`,
        );
        await expect(page.locator('[data-field] :is(input, textarea):enabled')).toHaveCount(0);
        await expect(page.locator('[data-field] [role="switch"]').first()).toBeDisabled();
        await expect(saveBar(page)).toHaveCount(0);
      }
      await page.goto(`/dashboard/${QUIET_LIBRARY}?section=userVerification`);
      await expect(control(page, 'verification_instructions')).toHaveValue(`Whisper ${mark}`);
      await page.goto(`/dashboard/${QUIET_LIBRARY}?section=welcomeLeave`);
      await expect(control(page, 'leave_message')).toHaveValue(`Hush {username} ${mark}`);
    });

    test('an administrator changes what the owner allows, and is denied elsewhere', async ({ page, signIn, store }) => {
      await store(HARBOUR_TAVERN, 'settings/', { admin_modify: true });
      await signIn('admin');
      await page.goto('/dashboard');
      await fromList(page, 'Harbour Tavern');
      await pick(page, 'User Verification');
      await control(page, 'verification_instructions').fill(`Ahoy w${width}`);
      await saved(page, 'Settings saved successfully!');
      await page.reload();
      await expect(control(page, 'verification_instructions')).toHaveValue(`Ahoy w${width}`);

      await page.goto('/dashboard');
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Quiet Library' })
        .getByRole('link', { name: 'CONFIGURE' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: denied })).toBeVisible();
      await page.getByRole('link', { name: 'Return to Dashboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your servers' })).toBeVisible();
    });

    test('a member sees no servers, and is denied at a typed address', async ({ page, signIn }) => {
      await signIn('member');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'No Servers Available' })).toBeVisible();
      for (const guild of [HARBOUR_TAVERN, QUIET_LIBRARY, FOREIGN_KEEP]) {
        await page.goto(`/dashboard/${guild}?section=economy`);
        await expect(page.getByRole('heading', { level: 1, name: denied })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
      }
    });
  });
}
