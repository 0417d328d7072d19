import { expectAccessible } from './support/axe.ts';
import { HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { inTurn } from './support/sample.ts';
import { control, dialog, messages, saveBar } from './support/screen.ts';

/** Unsaved changes: what they are, taking them back, and what becomes of them when the page is left. */

const review = (page: Page) => page.getByRole('dialog', { name: 'Review your changes' });
const slash = (page: Page) => page.getByRole('switch', { name: 'Slash commands' });
const prefix = (page: Page) => control(page, 'prefix');
const step = (page: Page, name: 'Undo the last change' | 'Redo the change') => page.getByRole('button', { name });

/** Reloads the page, though the browser asks. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => question.accept());
  await page.reload();
}

test.beforeEach(async ({ store, open }) => {
  await store(HARBOUR_TAVERN, 'customize/', { prefix: '/', bot_name: 'Guildhall', enable_slash_commands: true });
  await open(HARBOUR_TAVERN, 'customize');
});

for (const width of inTurn([1280, 390], 1)) {
  test(`changes are reviewed, and one is taken back with the keyboard, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await prefix(page).fill('!');
    await slash(page).click();
    await expect(saveBar(page)).toContainText('2 unsaved changes');
    await saveBar(page).getByRole('button', { name: 'Review' }).focus();
    await page.keyboard.press('Enter');
    await expect(review(page)).toContainText('Before/Now!');
    await expectAccessible(page, `review at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await review(page)
      .getByRole('button', { name: /^Undo this change: .*prefix/i })
      .focus();
    await page.keyboard.press('Enter');
    await expect(review(page)).toContainText('1 unsaved change');
    await review(page)
      .getByRole('button', { name: /^Go to Slash commands/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(review(page)).toHaveCount(0);
    await expect(slash(page)).toBeFocused();
    await expect(prefix(page)).toHaveValue('/');
  });
}

test('edits and their history survive a reload, once somebody asks for them', async ({ page }) => {
  await prefix(page).fill('!');
  await slash(page).click();
  await expect(saveBar(page)).toContainText('2 unsaved changes');
  await reload(page);
  await expect(prefix(page)).toHaveValue('/');
  await expect(page.getByRole('heading', { name: /^You left unsaved changes/ })).toBeVisible();
  await expectAccessible(page, 'offer of unsaved changes');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(prefix(page)).toHaveValue('!');
  await expect(saveBar(page)).toContainText('2 unsaved changes');
  await step(page, 'Undo the last change').click();
  await step(page, 'Undo the last change').click();
  await expect(prefix(page)).toHaveValue('/');
  await expect(page.getByRole('region', { name: 'All changes undone' })).toBeVisible();
  await step(page, 'Redo the change').click();
  await expect(prefix(page)).toHaveValue('!');
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(prefix(page)).toHaveValue('/');
  await expect(page.getByRole('heading', { name: /^You left unsaved changes/ })).toHaveCount(0);
});

test('edits of another person on the same device are not offered', async ({ page, open }) => {
  await prefix(page).fill('!');
  await expect(saveBar(page)).toContainText('1 unsaved change');
  page.once('dialog', (question) => question.accept());
  await open(HARBOUR_TAVERN, 'customize', 'admin');
  await expect(prefix(page)).toHaveValue('/');
  await expect(page.getByRole('heading', { name: /^You left unsaved changes/ })).toHaveCount(0);
});

test('signing out asks about unsaved changes, and deletes what was kept on the device once it is decided', async ({
  page,
  signIn,
}) => {
  // In a session of its own: signing out would end the one that other journeys share.
  await page.context().clearCookies();
  await signIn('owner');
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
  const kept = () =>
    page.evaluate(async () => ({
      marks: Object.keys(localStorage).filter((key) => key.startsWith('unsaved')).length,
      databases: (await indexedDB.databases()).length,
    }));
  const signOut = async (answer: string) => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('link', { name: 'Logout', exact: true }).click();
    const leave = page.getByRole('dialog', { name: 'Unsaved changes' });
    await leave.getByRole('button', { name: answer }).click();
    await expect(leave).toHaveCount(0);
  };
  await prefix(page).fill('!');
  await expect.poll(kept).toEqual({ marks: 1, databases: 1 });
  await signOut('Keep editing');
  await expect(page.getByRole('button', { name: /^Account/ })).toBeFocused();
  expect(await kept()).toEqual({ marks: 1, databases: 1 });
  await expect(prefix(page)).toHaveValue('!');
  await signOut('Discard');
  await expect(page).toHaveURL('/');
  await expect.poll(kept).toEqual({ marks: 0, databases: 0 });
});

test('signing out can save first', async ({ page, signIn }) => {
  await page.context().clearCookies();
  await signIn('owner');
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
  await prefix(page).fill('!');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('link', { name: 'Logout', exact: true }).click();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL('/');
  await signIn('owner');
  await page.goto(`/dashboard/${HARBOUR_TAVERN}?section=customize`);
  await expect(prefix(page)).toHaveValue('!');
});

test('leaving can save first, and stays if that fails', async ({ page }) => {
  const economy = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Economy' }).first();
  const leave = page.getByRole('dialog', { name: 'Unsaved changes' });
  await prefix(page).fill('');
  await economy.click();
  await leave.getByRole('button', { name: 'Save and leave' }).click();
  await expect(prefix(page)).toBeFocused();
  await expect(page).toHaveURL(/section=customize/);
  await prefix(page).fill('?');
  await economy.click();
  await leave.getByRole('button', { name: 'Save and leave' }).click();
  await expect(page).toHaveURL(/section=economy/);
  await page.goBack();
  await expect(prefix(page)).toHaveValue('?');
  await expect(dialog(page)).toHaveCount(0);
  await expect(messages(page)).not.toContainText('discarded');
});

/** Discards what is edited by leaving for the economy, with the keyboard. */
async function leaveForEconomy(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open the section menu' });
  if (await menu.isVisible()) await menu.press('Enter');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Economy' })
    .first()
    .press('Enter');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=economy/);
}

for (const width of inTurn([390, 1280], 0)) {
  test.describe(`by keyboard at ${width} px`, () => {
    test.beforeEach(async ({ page }) => page.setViewportSize({ width, height: 844 }));

    test('edits are undone and redone, from the field and from the bar', async ({ page }) => {
      await prefix(page).fill('!');
      await slash(page).press('Space');
      await expect(saveBar(page)).toContainText('2 unsaved changes');
      await page.keyboard.press('Control+z');
      await expect(slash(page)).toBeChecked();
      await page.keyboard.press('Control+y');
      await expect(slash(page)).not.toBeChecked();
      await step(page, 'Undo the last change').press('Enter');
      await step(page, 'Undo the last change').press('Enter');
      await expect(prefix(page)).toHaveValue('/');
      await step(page, 'Redo the change').press('Enter');
      await expect(prefix(page)).toHaveValue('!');
      await expect(saveBar(page)).toContainText('1 unsaved change');
    });

    test('an offer is discarded, and that is undone', async ({ page }) => {
      await prefix(page).fill('!');
      await expect(saveBar(page)).toContainText('1 unsaved change');
      await reload(page);
      const offer = page.getByRole('heading', { name: /^You left unsaved changes/ });
      await page.getByRole('button', { name: 'Discard' }).press('Enter');
      await expect(offer).toHaveCount(0);
      await expect(messages(page)).toContainText('Your changes were discarded.');
      await expectAccessible(page, `a discarded offer at ${width} px`);
      await messages(page).getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(prefix(page)).toHaveValue('!');
      await expect(saveBar(page)).toContainText('1 unsaved change');
    });

    test('changes that were discarded on leaving are had back from the next section', async ({ page }) => {
      await prefix(page).fill('!');
      await slash(page).press('Space');
      await expect(saveBar(page)).toContainText('2 unsaved changes');
      await leaveForEconomy(page);
      const notice = page.getByRole('status').filter({ hasText: 'Your changes to Customize Bot were discarded.' });
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await expectAccessible(page, `changes discarded on leaving at ${width} px`);
      await notice.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(page).toHaveURL(/section=customize/);
      await expect(prefix(page)).toHaveValue('!');
      await expect(saveBar(page)).toContainText('2 unsaved changes');
      await step(page, 'Undo the last change').press('Enter');
      await expect(slash(page)).toBeChecked();
      await expect(prefix(page)).toHaveValue('!');
    });

    test('they are offered once more where they were made', async ({ page }) => {
      await prefix(page).fill('!');
      await expect(saveBar(page)).toContainText('1 unsaved change');
      await leaveForEconomy(page);
      await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(page.getByText('Your changes to Customize Bot were discarded.')).toHaveCount(0);
      await page.goBack();
      await expect(messages(page)).toContainText('You discarded your changes');
      await messages(page).getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(prefix(page)).toHaveValue('!');
    });
  });
}
