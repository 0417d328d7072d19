import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

const BLACKJACK = 'schemas/modules/blackjack/module.json';

let root: string;
let studio: ChildProcess;
let address: string;

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'guildhall-studio-'));
  for (const part of ['schemas', 'generated', 'biome.json']) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const stored = { shop: { version: 0, settings: { enabled: true, message: 'Fresh fish daily' } } };
  const exported = { type: 'bot-settings', format: 1, server: 'Harbour Tavern', modules: stored };
  writeFileSync(join(root, 'settings.json'), JSON.stringify(exported));
  studio = spawn(process.execPath, [
    'node_modules/tsx/dist/cli.mjs',
    'scripts/studio.ts',
    '--port',
    '0',
    '--root',
    root,
    '--settings',
    join(root, 'settings.json'),
  ]);
  address = await new Promise<string>((found, failed) => {
    let said = '';
    const listen = (part: Buffer) => {
      said += part.toString();
      const at = /http:\/\/localhost:\d+\//.exec(said)?.[0];
      if (at) found(at);
    };
    studio.stdout?.on('data', listen);
    studio.stderr?.on('data', listen);
    studio.once('exit', () => failed(new Error(said)));
  });
});

test.afterAll(() => {
  studio.kill();
  rmSync(root, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const screenOf = (page: Page) => page.frameLocator('iframe');

async function open(page: Page, place: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}#${place}`);
  await expect(screenOf(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until the live screen is the one that the drafts make. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Live screen' })).toHaveAttribute('aria-busy', 'false');
  const frame = page.getByTitle('The screen as it will be');
  await expect(async () => {
    expect(await frame.getAttribute('data-drawn')).toBe(await frame.getAttribute('data-turn'));
  }).toPass();
}

test('a limit, a text, a rule and a new setting are changed, seen on the live screen, and saved', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = textOf(BLACKJACK);
  await open(page, `${BLACKJACK}#settings/properties/min_bet`);
  const screen = screenOf(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);

  // A text.
  await page.getByLabel('title', { exact: true }).fill('Smallest bet');
  await expect(screen.getByText('Smallest bet', { exact: true })).toBeVisible();

  // A limit, which a save on the live screen then keeps to.
  await page.getByLabel('minimum', { exact: true }).fill('3');
  await expect(async () => {
    await screen.getByLabel('Smallest bet').fill('2');
    await screen.getByLabel('Smallest bet').blur();
    await expect(screen.getByLabel('Smallest bet')).toHaveValue('3', { timeout: 500 });
  }).toPass();

  // Undone to the byte, and made again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('minimum', { exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByLabel('title', { exact: true })).toHaveValue('Smallest bet');
  await expect(screen.getByText('Smallest bet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();

  // A rule: names are completed, a fault is shown while it is typed, and the screen keeps its last state.
  await open(page, `${BLACKJACK}#rules/0`);
  const rule = page.getByRole('textbox', { name: 'rule' });
  await rule.fill('self.max_bet >= self.min');
  await rule.press('End');
  await rule.press('_');
  await expect(page.getByRole('option', { name: /self\.min_bet/ })).toBeVisible();
  await expect(page.getByText('The screen shows the last state that could be drawn.')).toBeVisible();
  await rule.press('Enter');
  await rule.press('End');
  await rule.pressSequentially(' + 10');
  await expect(page.getByText('The screen shows the last state that could be drawn.')).toBeHidden();
  await page.getByText('What it says for the examples').click();
  await expect(page.getByRole('table')).toContainText('accepted');
  await drawn(page);
  // The default bets, 1 and 100, keep it; 95 and 100 do not.
  await screen.getByLabel('Minimum bet').fill('95');
  await screen.getByRole('button', { name: /save/i }).first().click();
  await expect(
    screen
      .getByText(/Maximum bet/)
      .filter({ hasText: 'bet' })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();

  // A setting.
  await open(page, BLACKJACK);
  await page.getByRole('button', { name: 'New setting' }).click();
  await page.getByLabel('Name under which it is stored').fill('table_name');
  await page.getByLabel('Title on the screen').fill('Name of the table');
  await page.getByRole('button', { name: 'Add setting' }).click();
  await expect(screen.getByLabel('Name of the table')).toBeVisible();
  await expect(page.getByRole('button', { name: /finding/ })).toContainText(/\d+ finding/, { timeout: 60_000 });

  // What the check refuses is said before it is written.
  await save.click();
  await expect(page.getByRole('dialog', { name: 'The check refuses this' })).toBeVisible();
  expect(textOf(BLACKJACK)).toBe(before);
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(save).toBeDisabled();

  // Saving a text is a line.
  await open(page, `${BLACKJACK}#screen/menu`);
  await page.getByLabel('order', { exact: true }).fill('12.5');
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const lines = before.split('\n');
  expect(
    textOf(BLACKJACK)
      .split('\n')
      .filter((line, index) => line !== lines[index]),
  ).toEqual(['      "order": 12.5,']);
  writeFileSync(join(root, BLACKJACK), before);
  await expect(page.getByLabel('order', { exact: true })).not.toHaveValue('12.5');
});

test('a screen is seen on each plan, by each visitor, in each language and theme', async ({ page }) => {
  await open(page, 'schemas/modules/shop/module.json');
  const screen = screenOf(page);
  await page.getByLabel('Plan').selectOption('free');
  await expect(screen.getByText(/premium/i).first()).toBeVisible();
  await page.getByLabel('Plan').selectOption('premium');
  await page.getByLabel('Plan').selectOption('free');
  await page.getByLabel('Settings', { exact: true }).selectOption('Harbour Tavern');
  await expect(screen.getByRole('textbox', { name: 'Shop message' })).toHaveValue('Fresh fish daily');
  await expect(page.getByLabel('Plan')).toHaveValue('premium');
  await page.getByLabel('Language').selectOption('ro');
  await expect(screen.getByText('Mesajul magazinului')).toBeVisible();
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('Seen by').selectOption('member');
  await expect(screen.getByRole('switch', { name: 'Enable the shop' })).toBeDisabled();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await expect(screen.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('tab', { name: 'Comparison of plans' }).click();
  await expect(screen.getByRole('table')).toBeVisible();
});

test('a change of a file elsewhere is taken over, and asked about where both changed the same', async ({ page }) => {
  const before = textOf(BLACKJACK);
  await open(page, `${BLACKJACK}#settings/properties/min_bet`);
  const title = page.getByLabel('title', { exact: true });
  await title.fill('Mine');
  writeFileSync(join(root, BLACKJACK), before.replace('"Maximum bet"', '"Largest bet"'));
  await expect(screenOf(page).getByText('Largest bet', { exact: true })).toBeVisible();
  await expect(title).toHaveValue('Mine');
  writeFileSync(join(root, BLACKJACK), before.replace('"Minimum bet"', '"Theirs"'));
  await expect(page.getByRole('dialog', { name: 'This file has changed elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the changes from elsewhere' }).click();
  await expect(title).toHaveValue('Theirs');
  writeFileSync(join(root, BLACKJACK), before);
  await expect(title).toHaveValue('Minimum bet');
});

for (const width of [1280, 1920]) {
  test(`it is accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${BLACKJACK}#settings/properties/min_bet`);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, `${BLACKJACK}#settings/properties/min_bet`);
      await expectAccessible(page, `studio, ${width}`, [theme]);
      await open(page, `${BLACKJACK}#rules/0`);
      await expectAccessible(page, `studio, ${width}, a rule`, [theme]);
    }
  });
}
