import { readFile, writeFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { GRAND_ASSEMBLY, HARBOUR_CHANNELS, HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { pick } from './support/picker.ts';

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const noOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

/** Chooses one module of those that are offered. */
async function only(page: Page, module: string): Promise<void> {
  await page.getByRole('button', { name: 'Select none' }).press('Enter');
  await page.getByRole('checkbox', { name: module }).press('Space');
  await page.getByRole('button', { name: 'Show what changes' }).press('Enter');
}

test.use({ apart: 'transfer' });
// One product serves all.
test.describe.configure({ mode: 'default' });

test('settings are copied from another server, with a channel chosen here', async ({ page, open, store }) => {
  await store(HARBOUR_TAVERN, 'welcome-leave/save/', {
    welcome_enabled: true,
    welcome_channel_id: HARBOUR_CHANNELS.welcome,
    welcome_message: 'Ahoy {user}',
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(QUIET_LIBRARY, 'transfer');
  await noOverflow(page);
  await expectAccessible(page, 'where settings come from');
  await part(page, 'Copy from another server').getByRole('button', { name: 'Harbour Tavern' }).click();
  await expect(heading(page, 'What do you want to copy from Harbour Tavern?')).toBeFocused();
  await only(page, 'Welcome & Leave Messages');

  const review = part(page, 'What would change with Harbour Tavern');
  await expect(review.getByRole('list', { name: 'Not copied' })).toContainText('Please select a channel');
  await noOverflow(page);
  await expectAccessible(page, 'what would change');
  await pick(page, review.getByRole('combobox', { name: 'Channel welcome' }), /foyer/);
  await expect(review.getByRole('list', { name: 'Changes' })).toContainText('foyer');
  await expect(review.getByRole('list', { name: 'Not copied' })).toHaveCount(0);
  await review.getByRole('button', { name: /^Apply \d+ changes$/ }).click();
  await expect(heading(page, 'Done')).toBeFocused();
  await expectAccessible(page, 'what was done', ['light']);
  await page.goto(`/dashboard/${QUIET_LIBRARY}?section=welcomeLeave`);
  await expect(page.getByRole('textbox', { name: 'Welcome message' })).toHaveValue('Ahoy {user}');
});

test('settings are exported and imported again, by keyboard at 390 px', async ({ page, open, store }) => {
  await store(GRAND_ASSEMBLY, 'customize/', { prefix: '!' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(GRAND_ASSEMBLY, 'transfer');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).press('Enter');
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^the-grand-assembly-settings-.*\.json$/);
  const buffer = await readFile(await download.path());
  await store(GRAND_ASSEMBLY, 'customize/', { prefix: '?' });
  const file = { name: 'settings.json', mimeType: 'application/json', buffer };
  const choosing = page.waitForEvent('filechooser');
  await page.getByLabel('Choose a file with settings…').press('Enter');
  await (await choosing).setFiles(file);
  await only(page, 'Customize Bot');
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Command prefix');
  await noOverflow(page);
  await expectAccessible(page, 'what a file would change');
  await page.getByRole('button', { name: 'Apply 1 change' }).press('Enter');
  await expect(heading(page, 'Done')).toBeVisible();
  await page.goto(`/dashboard/${GRAND_ASSEMBLY}?section=customize`);
  await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('!');
});

test('files are dropped on the place for one', async ({ page, open }, info) => {
  const files = ['first.json', 'second.json'].map((name) => info.outputPath(name));
  for (const file of files) await writeFile(file, '{"type":"bot-settings","format":1,"modules":{}}');
  await open(QUIET_LIBRARY, 'transfer');
  const browser = await page.context().newCDPSession(page);
  async function drop(...files: string[]): Promise<void> {
    const input = page.getByLabel('Choose a file with settings…');
    await input.scrollIntoViewIfNeeded();
    const { x, y } = (await input.boundingBox()) ?? { x: 0, y: 0 };
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data });
    }
  }
  await drop(...files);
  await expect(page.getByRole('alert')).toContainText('Only one file can be imported at a time.');
  await drop(info.outputDir);
  await expect(page.getByRole('alert')).toContainText("This isn't a settings file.");
  await drop(files[1] ?? '');
  await expect(heading(page, 'What do you want to copy from second.json?')).toBeFocused();
});

test('a server starts from a preset, and hostile files are refused with a sentence', async ({ page, open }) => {
  await open(QUIET_LIBRARY, 'transfer');
  const input = page.getByLabel('Choose a file with settings…');
  const fileOf = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await input.setInputFiles(fileOf('<html>'));
  await expect(page.getByRole('alert')).toContainText("This isn't a settings file.");
  await input.setInputFiles(fileOf(JSON.stringify('x'.repeat(1_100_000))));
  await expect(page.getByRole('alert')).toContainText('This file is too large');
  await input.setInputFiles(fileOf('{"type":"bot-settings","format":2,"modules":{}}'));
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(page.getByRole('alert')).toContainText('made by a newer version');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('button', { name: /^Study group/ }).click();
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const review = part(page, 'What would change with Study group');
  await expect(review.getByText('Role Verified')).toBeVisible();
  await pick(page, review.getByRole('combobox', { name: 'Voice channel Study hall' }), /Listening Booth/);
  await expect(review.getByRole('list', { name: 'Changes' })).toContainText('Listening Booth');
  await review.getByRole('button', { name: /^Apply/ }).click();
  await expect(heading(page, 'Done')).toBeVisible();
});

test('a change is taken to several servers at 390 px, and goes on after the page was closed', async ({
  page,
  open,
  store,
}) => {
  await store(HARBOUR_TAVERN, 'welcome-leave/save/', {
    welcome_enabled: true,
    welcome_channel_id: HARBOUR_CHANNELS.welcome,
    welcome_message: 'Welcome aboard {user}',
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(HARBOUR_TAVERN, 'transfer');
  await page.getByRole('button', { name: 'Choose what to copy' }).click();
  await page.getByRole('button', { name: 'Select none' }).first().click();
  await page.getByRole('checkbox', { name: 'Welcome & Leave Messages' }).check();
  const targets = page.getByRole('group', { name: 'Servers that get the settings' });
  await targets.getByRole('button', { name: 'Select all' }).click();
  await noOverflow(page);
  await expectAccessible(page, 'which servers');
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(heading(page, 'What would change on 2 servers with Harbour Tavern')).toBeFocused();
  await expect(page.getByText('2 servers would change.')).toBeVisible();
  const library = page.getByRole('listitem', { name: 'Quiet Library' });
  await library.getByText('Quiet Library').click();
  await pick(page, library.getByRole('combobox', { name: 'Channel welcome' }), /foyer/);
  await expect(library.getByRole('combobox', { name: 'Channel welcome' })).toContainText('foyer');
  await expect(page.getByRole('button', { name: 'Change 2 servers' })).toBeVisible();
  await expect(library.getByRole('list', { name: 'Not copied' })).toHaveCount(0);
  await noOverflow(page);
  await expectAccessible(page, 'what would change on several servers');

  // The answer of the second server never arrives.
  const lost = `**/auth/guilds/${GRAND_ASSEMBLY}/transfer/`;
  await page.route(lost, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Change 2 servers' }).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost.');
  await page.unroute(lost);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^You were changing several servers/ })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('2 servers were changed.')).toBeVisible();
  await expectAccessible(page, 'what was done on several servers', ['light']);
  await page.goto(`/dashboard/${GRAND_ASSEMBLY}?section=history&kind=copy&module=welcomeLeave`);
  await expect(page.getByRole('listitem', { name: /Harbour Tavern/ })).toHaveCount(1);
});

test('a change is taken to several servers by keyboard alone', async ({ page, open, store }) => {
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '~' });
  await open(HARBOUR_TAVERN, 'transfer');
  const press = async (name: string | RegExp, key = 'Enter') => {
    await page.getByRole('button', { name }).first().focus();
    await page.keyboard.press(key);
  };
  await press('Choose what to copy');
  await expect(heading(page, 'What do you want to copy from Harbour Tavern?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Select none' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const commands = page.getByRole('checkbox', { name: 'Commands' });
  await commands.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Customize Bot' })).toBeChecked({ indeterminate: true });
  await page.getByRole('checkbox', { name: 'The Grand Assembly' }).focus();
  await page.keyboard.press('Space');
  await press('Show what changes');
  await expect(page.getByText('1 server would change.')).toBeVisible();
  await press('Change 1 server');
  await expect(page.getByText('1 server was changed.')).toBeVisible();
  await page.goto(`/dashboard/${GRAND_ASSEMBLY}?section=customize`);
  await expect(page.getByRole('textbox', { name: 'Command prefix' })).toHaveValue('~');
});
