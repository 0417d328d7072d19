import { expect, test } from '@playwright/test';
import { expectAccessible, expectFrameAccessible } from './support/axe.ts';
import { inTurn } from './support/sample.ts';
import { drawn, saveButton, screenOf, studioJourney } from './support/studio.ts';

const BLACKJACK = 'schemas/modules/blackjack/module.json';
const PLACE = `${BLACKJACK}#settings/properties/min_bet`;

const { textOf, write, open } = studioJourney();

test.describe.configure({ mode: 'serial' });

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 1920];
const WINDOWS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

for (const { width, theme } of inTurn(WINDOWS, 0))
  test(`a limit, a text, a rule and a new setting are changed, seen on the live screen, and saved, at ${width} pixels in the ${theme} theme`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const before = textOf(BLACKJACK);
    await open(page, PLACE);
    const screen = screenOf(page);
    const save = saveButton(page);
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
    await expect(page.getByRole('button', { name: /finding/ })).toContainText(/\d+ finding/);

    // What the check refuses is said before it is written.
    await save.click();
    const refusal = page.getByRole('dialog', { name: 'The check refuses this' });
    await expect(refusal).toBeVisible();
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
    write(BLACKJACK, before);
    await expect(page.getByLabel('order', { exact: true })).not.toHaveValue('12.5');
  });

test('a change of a file elsewhere is taken over, and asked about where both changed the same', async ({ page }) => {
  const before = textOf(BLACKJACK);
  await open(page, PLACE);
  const title = page.getByLabel('title', { exact: true });
  await title.fill('Mine');
  write(BLACKJACK, before.replace('"Maximum bet"', '"Largest bet"'));
  await expect(screenOf(page).getByText('Largest bet', { exact: true })).toBeVisible();
  await expect(title).toHaveValue('Mine');
  write(BLACKJACK, before.replace('"Minimum bet"', '"Theirs"'));
  await expect(page.getByRole('dialog', { name: 'This file has changed elsewhere' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the changes from elsewhere' }).click();
  await expect(title).toHaveValue('Theirs');
  write(BLACKJACK, before);
  await expect(title).toHaveValue('Minimum bet');
});

test('a schema is found by its words, and a finding leads to its place and stands beside the field', async ({
  page,
}) => {
  await open(page, `${BLACKJACK}#rules/0`);
  const search = page.getByLabel('Search schemas');
  await search.fill('no such thing anywhere');
  await expect(page.getByText('Nothing is called so.')).toBeVisible();
  await search.fill('minimum bet');
  await page.getByRole('treeitem', { name: 'min_bet' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Minimum bet' })).toBeVisible();
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${PLACE}`);
  await page.getByLabel('minimum', { exact: true }).fill('2000000');
  const findings = page.getByRole('button', { name: /\d+ findings?$/ });
  await expect(findings).toBeVisible();
  await search.fill('');
  await page.getByRole('treeitem', { name: 'max_bet' }).first().click();
  await findings.click();
  const panel = page.getByRole('region', { name: 'Findings' });
  await expectAccessible(page, 'studio, findings', ['light']);
  await panel.getByRole('button', { name: /The default is smaller than 2000000/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Minimum bet' })).toBeVisible();
  await expect(page.locator('[data-field="default"]').getByRole('alert')).toContainText('The default is smaller');
  await page.getByRole('button', { name: 'Close findings' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'No findings' })).toBeVisible();
});

test('the reference opens at the word that is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PLACE);
  await page.getByRole('button', { name: 'Reference', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Reference' });
  await expect(panel.getByRole('heading', { name: 'A setting (field)', exact: true })).toBeInViewport();
  await page.getByRole('treeitem', { name: 'rule: max_bet' }).click();
  await expect(panel.getByRole('heading', { name: 'A rule (rule)', exact: true })).toBeInViewport();
  await expectAccessible(page, 'studio, reference', ['dark']);
  await page.getByRole('button', { name: 'Close reference' }).click();
  await expect(panel).toBeHidden();
});

test('a second window follows what the first one saves, and asks if it has changed the same', async ({
  page,
  context,
}) => {
  const before = textOf(BLACKJACK);
  await open(page, PLACE);
  const second = await context.newPage();
  await open(second, PLACE);
  const title = (one: typeof page) => one.getByLabel('title', { exact: true });
  const save = async (one: typeof page) => {
    await saveButton(one).click();
    const anyway = one.getByRole('button', { name: 'Save anyway' });
    // A new text has no translation yet.
    await anyway.click();
    await expect(saveButton(one)).toBeDisabled();
  };
  await title(page).fill('From the first');
  await save(page);
  await expect(title(second)).toHaveValue('From the first');
  await expect(screenOf(second).getByText('From the first', { exact: true })).toBeVisible();
  await expect(saveButton(second)).toBeDisabled();
  await title(second).fill('From the second');
  await title(page).fill('Once more');
  await save(page);
  const question = second.getByRole('dialog', { name: 'This file has changed elsewhere' });
  await expect(question).toBeVisible();
  await expectAccessible(second, 'studio, a conflict', ['light']);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(title(second)).toHaveValue('From the second');
  await save(second);
  await expect(title(page)).toHaveValue('From the second');
  write(BLACKJACK, before);
  await expect(title(second)).toHaveValue('Minimum bet');
  await second.close();
});

for (const [turn, width] of WIDTHS.entries()) {
  test(`it is accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of inTurn(THEMES, turn + 1)) {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, PLACE);
      await expectAccessible(page, `studio, ${width}`, [theme]);
      await drawn(page);
      await expectFrameAccessible(page, 'The screen as it will be', `live screen, ${width}, ${theme}`);
      await open(page, `${BLACKJACK}#rules/0`);
      await page.getByRole('textbox', { name: 'rule' }).fill('self.');
      await page.getByRole('textbox', { name: 'rule' }).press('m');
      await expect(page.getByRole('listbox', { name: 'Completions' })).toBeVisible();
      await expectAccessible(page, `studio, ${width}, a rule with completions`, [theme]);
      await page.keyboard.press('Escape');
      await saveButton(page).click();
      await expect(page.getByRole('dialog', { name: 'The check refuses this' })).toBeVisible();
      await expectAccessible(page, `studio, ${width}, what the check refuses`, [theme]);
      await page.getByRole('button', { name: 'Go on editing' }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await open(page, BLACKJACK);
      await page.getByRole('button', { name: 'New setting' }).click();
      await expect(page.getByRole('dialog', { name: 'New setting' })).toBeVisible();
      await expectAccessible(page, `studio, ${width}, a new setting`, [theme]);
    }
  });
}

// The last one, since it leaves the files changed.
test('a setting is renamed wherever it is referred to, with a migration, and moved', async ({ page }) => {
  await open(page, PLACE);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename min_bet' });
  await expectAccessible(page, 'studio, rename', ['light']);
  await dialog.getByLabel('New name').fill('max_bet');
  await expect(dialog.getByText("There is 'max_bet' already.")).toBeVisible();
  await dialog.getByLabel('New name').fill('smallest_bet');
  await dialog.getByRole('button', { name: 'Rename everywhere' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Minimum bet' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save \d+ files$/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'No findings' })).toBeVisible();
  await page.getByRole('button', { name: 'Move down' }).click();
  await expect(page.getByRole('button', { name: 'Move down' })).toBeFocused();
  await saveButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: /Saved \d+ files/ })).toBeVisible();
  expect(textOf(BLACKJACK)).not.toContain('min_bet');
  const names = Object.keys(JSON.parse(textOf(BLACKJACK)).settings.properties);
  expect(names.indexOf('smallest_bet')).toBe(names.indexOf('max_bet') + 1);
  expect(JSON.parse(textOf('schemas/modules/blackjack/migrations/1.json')).steps[0]).toEqual({
    op: 'rename',
    from: 'min_bet',
    to: 'smallest_bet',
  });
});
