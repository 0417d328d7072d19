import type { Page } from '@playwright/test';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { get, type ModuleScreen, moduleScreen, put } from './support/moduleScreen.ts';
import { pick } from './support/picker.ts';
import { expect, test as journey } from './support/test.ts';

const DIALOG = /saved these settings in the meantime$/;

interface Pair {
  mine: ModuleScreen;
  theirs: ModuleScreen;
}

const test = journey.extend<{
  /** The owner in one browser and an administrator in another, both with the section of Harbour Tavern open. */
  both: (section: string) => Promise<Pair>;
  stored: (path: string, settings: object) => Promise<void>;
  adminPage: Page;
}>({
  adminPage: async ({ browser, faults, signIn }, use) => {
    const context = await browser.newContext();
    context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
    });
    const page = await context.newPage();
    await signIn('admin', page);
    await use(page);
    await context.close();
  },
  stored: async ({ page, product, signIn }, use) => {
    await signIn('owner');
    await use((path, settings) => put(page, { url: product.url, guild: HARBOUR_TAVERN }, path, settings));
  },
  both: async ({ page, adminPage, product }, use) => {
    await use(async (section) => {
      const place = { url: product.url, guild: HARBOUR_TAVERN, section };
      const pair = { mine: moduleScreen(page, place), theirs: moduleScreen(adminPage, place) };
      await pair.mine.open();
      await pair.theirs.open();
      return pair;
    });
  },
});

const dialogOf = ({ page }: ModuleScreen) => page.getByRole('dialog', { name: DIALOG });
const choiceOf = (screen: ModuleScreen, label: string) =>
  dialogOf(screen).getByRole('group', { name: label, exact: true });
const goOn = (screen: ModuleScreen) => dialogOf(screen).getByRole('button', { name: 'Continue' }).click();

test('for a field changed by two users, the second chooses and saves the rest with it', async ({
  product,
  both,
  stored,
}) => {
  await stored('customize/', { prefix: '!', timezone: 'UTC', enable_slash_commands: true, bot_name: 'Guildhall' });
  const { mine, theirs } = await both('customize');
  await mine.box('Command prefix').fill('?');
  await mine.toggle('Slash commands').click();
  await mine.saved('All settings updated successfully!');

  await theirs.box('Command prefix').fill('>>');
  await theirs.box('Bot name').fill('Barkeep');
  const answer = theirs.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/customize/'),
  );
  await theirs.save();
  expect((await answer).status()).toBe(412);
  await expect(dialogOf(theirs)).toContainText('Slash commands');
  const prefix = choiceOf(theirs, 'Command prefix');
  await expect(prefix.getByRole('radio', { name: /Keep mine/ })).toBeChecked();
  await expect(prefix).toContainText('>>');
  await expect(prefix).toContainText('?');
  await expect(dialogOf(theirs).getByRole('group')).toHaveCount(1);
  await prefix.getByRole('radio', { name: /Take theirs/ }).check();
  await goOn(theirs);
  await expect(theirs.box('Command prefix')).toHaveValue('?');
  await expect(theirs.box('Bot name')).toHaveValue('Barkeep');
  await expect(theirs.toggle('Slash commands')).not.toBeChecked();
  await expect(theirs.saveBar).toBeVisible();
  await theirs.saved('All settings updated successfully!');
  expect(await get(mine.page, { url: product.url, guild: HARBOUR_TAVERN }, 'customize/')).toMatchObject({
    prefix: '?',
    bot_name: 'Barkeep',
    enable_slash_commands: false,
  });
});

test('one can keep their own value', async ({ product, both, stored }) => {
  await stored('customize/', { prefix: '!', timezone: 'UTC', enable_slash_commands: true, bot_name: 'Guildhall' });
  const { mine, theirs } = await both('customize');
  await mine.box('Command prefix').fill('?');
  await mine.saved('All settings updated successfully!');
  await theirs.box('Command prefix').fill('>>');
  await theirs.save();
  await expect(choiceOf(theirs, 'Command prefix')).toBeVisible();
  // Closing the dialog loses nothing either.
  await theirs.page.keyboard.press('Escape');
  await expect(dialogOf(theirs)).toHaveCount(0);
  await expect(theirs.box('Command prefix')).toHaveValue('>>');
  await theirs.saved('All settings updated successfully!');
  expect((await get(mine.page, { url: product.url, guild: HARBOUR_TAVERN }, 'customize/')).prefix).toBe('>>');
});

test('changes of different fields are merged without a question', async ({ product, both, stored }) => {
  await stored('welcome-leave/save/', { welcome_message: 'Hello {user}', leave_message: 'Bye {user}' });
  const { mine, theirs } = await both('welcomeLeave');
  await mine.box('Welcome message').fill('Ahoy {user}');
  await mine.saved('Settings updated successfully!');
  await theirs.box('Leave message').fill('Fair winds {user}');
  await theirs.save();
  await expect(dialogOf(theirs)).toContainText("We've kept the other changes: Welcome message.");
  await expect(dialogOf(theirs).getByRole('radio')).toHaveCount(0);
  await goOn(theirs);
  await expect(theirs.box('Welcome message')).toHaveValue('Ahoy {user}');
  await theirs.saved('Settings updated successfully!');
  expect(await get(mine.page, { url: product.url, guild: HARBOUR_TAVERN }, 'welcome-leave/')).toMatchObject({
    welcome_message: 'Ahoy {user}',
    leave_message: 'Fair winds {user}',
  });
});

test('both documents of a screen are merged at once', async ({ product, both, stored }) => {
  await stored('currency-config/', {
    currency_system_enabled: true,
    primary_currency_name: 'Doubloons',
    primary_currency_emoji: '🪙',
    use_secondary_currency: false,
  });
  await stored('farming/config/', { voice_rate: 1, message_rate: 0.5 });
  const { mine, theirs } = await both('economy');
  await mine.box('Primary currency name').fill('Crowns');
  await mine.box('Voice rate').fill('3');
  await mine.saved('Economy settings saved successfully!');
  await theirs.box('Primary currency name').fill('Ducats');
  await theirs.box('Message rate').fill('4');
  await theirs.save();
  await choiceOf(theirs, 'Primary currency name')
    .getByRole('radio', { name: /Take theirs/ })
    .check();
  await goOn(theirs);
  await theirs.saved('Economy settings saved successfully!');
  const at = { url: product.url, guild: HARBOUR_TAVERN };
  expect(await get(mine.page, at, 'currency-config/')).toMatchObject({ primary_currency_name: 'Crowns' });
  expect(await get(mine.page, at, 'farming/config/')).toMatchObject({ voice_rate: 3, message_rate: 4 });
});

test('items edited, added or deleted by both are merged one by one', async ({ product, both, stored }) => {
  const item = (role_id: string, name: string) => ({ type: 'role', role_id, name, price: 10, description: '' });
  await stored('currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
  await stored('shop/config/', {
    items: {
      a: item(HARBOUR_ROLES.sailor, 'Sailor'),
      b: item(HARBOUR_ROLES.regular, 'Regular'),
      c: item(HARBOUR_ROLES.verified, 'Verified'),
    },
  });
  const { mine, theirs } = await both('shop');
  const edit = async ({ page, box }: ModuleScreen, name: string, fields: Record<string, string>) => {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    for (const [field, value] of Object.entries(fields)) await box(field).fill(value);
    await page.getByRole('button', { name: 'Done' }).click();
  };
  const add = async ({ page, picker }: ModuleScreen, role: RegExp, isDangerous = false) => {
    await page.getByRole('button', { name: 'Add item' }).click();
    await pick(page, picker('Role'), role);
    if (isDangerous) await page.getByRole('button', { name: 'Use this role' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
  };
  await edit(mine, 'Sailor', { Price: '20', Description: 'Salty' });
  await edit(mine, 'Regular', { Price: '30' });
  await mine.page.getByRole('button', { name: 'Delete Verified' }).click();
  await add(mine, /^Newcomer/);
  await mine.saved('Shop settings saved successfully!');

  await edit(theirs, 'Sailor', { Price: '25' });
  await edit(theirs, 'Regular', { Description: 'Often here' });
  await edit(theirs, 'Verified', { Price: '99' });
  await add(theirs, /^Moderator/, true);
  await theirs.save();
  const price = choiceOf(theirs, 'Items › Sailor › Price');
  await expect(price).toContainText('25');
  await expect(price).toContainText('20');
  await expect(dialogOf(theirs).getByRole('group')).toHaveCount(2);
  const gone = choiceOf(theirs, 'Items › Verified');
  await expect(gone).toContainText('Deleted');
  await price.getByRole('radio', { name: /Take theirs/ }).check();
  await goOn(theirs);
  await theirs.saved('Shop settings saved successfully!');
  const { items } = await get(mine.page, { url: product.url, guild: HARBOUR_TAVERN }, 'shop/config/');
  const short = Object.values(items as Record<string, Record<string, unknown>>).map(
    ({ name, price: cost, description }) => [name, cost, description],
  );
  expect(short.sort()).toEqual(
    [
      ['Sailor', 20, 'Salty'],
      ['Regular', 30, 'Often here'],
      ['Verified', 99, ''],
      ['Newcomer', 10, ''],
      ['Moderator', 10, ''],
    ].sort(),
  );
});
