import type { Locator } from '@playwright/test';
import { ASSEMBLY_EMOJI_COUNT } from '../../src/simulators/demo/world.ts';
import { expectAccessible } from './support/axe.ts';
import { answer } from './support/calls.ts';
import { GRAND_ASSEMBLY, HARBOUR_EMOJIS, HARBOUR_ROLES, HARBOUR_TAVERN, QUIET_LIBRARY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { bodyAt, recordSaves } from './support/moduleScreen.ts';
import { inTurn } from './support/sample.ts';
import { choose, control, field, messages, save } from './support/screen.ts';

const SAVE = 'reactroles/save/';
const PART = { message: '', channel_id: null, message_id: null, roles: {} };
const ALL_EMOJIS = /\/assets\/en-[\w-]+\.json$/;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Emojis' });
const search = (page: Page) => panel(page).getByRole('searchbox', { name: 'Search emojis...' });
const emoji = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const grid = (page: Page, name: string) => panel(page).getByRole('grid', { name });
const value = (page: Page, at = 0) => control(page, `emoji_rows_${at}_emoji`);
const trigger = (page: Page, at = 0) =>
  field(page, `emoji_rows.${at}.emoji`).getByRole('button', { name: 'Choose an emoji' });

/** The natural width of a loaded picture; 0 if it could not be loaded. */
const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Adds an emoji role and opens its picker. */
async function openPicker(page: Page, at = 0): Promise<void> {
  await page.getByRole('button', { name: 'Add Emoji Role' }).click();
  await trigger(page, at).click();
  await expect(search(page)).toBeFocused();
}

test.beforeEach(async ({ store }) => {
  await store(HARBOUR_TAVERN, SAVE, { emoji_roles: PART, button_roles: PART });
});

test('an uncommon emoji and a server emoji can be found, picked, saved and loaded again', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const saves = recordSaves(page);
  await open(HARBOUR_TAVERN, 'reactRoles');
  await page.getByRole('textbox', { name: 'Emoji roles message' }).fill('React!');
  const lists = () => asked.filter((path) => ALL_EMOJIS.test(path) || path.endsWith('/emojis/'));
  expect(lists()).toEqual([]);

  await openPicker(page);
  await expect(grid(page, 'This server').getByRole('button')).toHaveCount(5);
  await expect(emoji(page, 'otter')).toHaveCount(0);
  await search(page).fill('otter');
  await emoji(page, 'otter').click();
  await expect(value(page)).toHaveValue('🦦');
  await expect(trigger(page)).toBeFocused();
  await choose(page, 'emoji_rows_0_role_id', /^Sailor$/);

  await openPicker(page, 1);
  const lantern = grid(page, 'This server').getByRole('button', { name: 'lantern' });
  await expect.poll(() => widthOf(lantern.locator('img'))).toBe(64);
  await lantern.click();
  await expect(value(page, 1)).toHaveValue(`<a:lantern:${HARBOUR_EMOJIS.lantern}>`);
  await choose(page, 'emoji_rows_1_role_id', /^Regular$/);

  await openPicker(page, 2);
  await search(page).fill(':anchor:');
  await expect(grid(page, 'This server').getByRole('button')).toHaveCount(1);
  await expect(grid(page, 'Search results').getByRole('button', { name: 'anchor' })).toHaveText('⚓');
  await search(page).press('Enter');
  await expect(value(page, 2)).toHaveValue(`<:anchor:${HARBOUR_EMOJIS.anchor}>`);
  await choose(page, 'emoji_rows_2_role_id', /^Verified$/);
  // Both lists were requested only once.
  expect(lists()).toHaveLength(2);

  await save(page);
  await expect(messages(page).getByText('Settings saved successfully!')).toBeVisible();
  expect(bodyAt<{ emoji_roles: { roles: object } }>(saves, 0).emoji_roles.roles).toEqual({
    '🦦': HARBOUR_ROLES.sailor,
    [`<a:lantern:${HARBOUR_EMOJIS.lantern}>`]: HARBOUR_ROLES.regular,
    [`<:anchor:${HARBOUR_EMOJIS.anchor}>`]: HARBOUR_ROLES.verified,
  });
  await page.reload();
  await expect(value(page)).toHaveValue('🦦');
  await expect(value(page, 1)).toHaveValue(`<a:lantern:${HARBOUR_EMOJIS.lantern}>`);
  await expect(value(page, 2)).toHaveValue(`<:anchor:${HARBOUR_EMOJIS.anchor}>`);
  for (const at of [1, 2]) {
    await expect.poll(() => widthOf(field(page, `emoji_rows.${at}.emoji`).locator('img'))).toBe(128);
  }
});

test('the picker can be used with the keyboard alone, in a server with many emojis', async ({ page, open }) => {
  await open(GRAND_ASSEMBLY, 'reactRoles');
  await openPicker(page);
  await expect(grid(page, 'This server')).toHaveAttribute('aria-rowcount', String(ASSEMBLY_EMOJI_COUNT / 8));
  expect(await grid(page, 'This server').getByRole('button').count()).toBeLessThan(ASSEMBLY_EMOJI_COUNT);
  await page.keyboard.press('ArrowDown');
  await expect(emoji(page, 'amber_hall')).toBeFocused();
  // Down through all rows of the server, which are rendered as they are reached, to the first common emoji.
  for (let row = 1; row < ASSEMBLY_EMOJI_COUNT / 8; row += 1) await page.keyboard.press('ArrowDown');
  await expect(emoji(page, 'juniper_kitchen')).toBeFocused();
  await expect(emoji(page, 'juniper_kitchen')).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(emoji(page, 'grinning face')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(emoji(page, 'juniper_wave')).toBeFocused();

  // Typing moves to the search box.
  await page.keyboard.type('face');
  await expect(search(page)).toHaveValue('face');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const second = await page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(value(page)).toHaveValue(second);
  await expect(trigger(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('none of these');
  await expect(panel(page).getByText('No emoji found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await expect(value(page)).toHaveValue(second);
});

test('the common emojis can be used if neither list can be loaded, and a retry loads both', async ({ page, open }) => {
  await answer(page, 'GET', `**/auth/guilds/${QUIET_LIBRARY}/emojis/`, { status: 503, body: { error: 'Out.' } });
  await page.route(ALL_EMOJIS, (route) => route.abort());
  await open(QUIET_LIBRARY, 'reactRoles');
  await openPicker(page);
  await expect(panel(page).getByRole('heading')).toHaveCount(8);
  await expect(panel(page).getByRole('button')).toHaveCount(100);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await search(page).fill('unicorn');
  await expect(emoji(page, 'unicorn')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveText(/^We couldn't load the full list/);
  await expect(messages(page)).toBeEmpty();
  await expectAccessible(page, 'a list that is not there');

  await page.unroute(ALL_EMOJIS);
  await search(page).fill('otter');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(emoji(page, 'otter')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  await search(page).press('Enter');
  await expect(value(page)).toHaveValue('🦦');
});

for (const width of inTurn([1280, 390], 1)) {
  test(`axe finds no violations in the picker at ${width} px, and it fits`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(HARBOUR_TAVERN, 'reactRoles');
    await openPicker(page);
    await expect(grid(page, 'This server')).toBeVisible();
    await expectAccessible(page, 'picker');
    await search(page).fill('heart');
    await expect(emoji(page, 'heart on fire')).toBeVisible();
    await expectAccessible(page, 'results');
    await search(page).fill('none of these');
    await expect(panel(page).getByText('No emoji found')).toBeVisible();
    await expectAccessible(page, 'no results');
    const box = await panel(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
