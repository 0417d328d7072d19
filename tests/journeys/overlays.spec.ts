import type { Locator } from '@playwright/test';
import { GRAND_ASSEMBLY } from './support/guilds.ts';
import { expect, type Page, test } from './support/journey.ts';
import { control, drawn, saveBar } from './support/screen.ts';
import { insertVariable } from './support/variables.ts';
import { channelDialog, openWith } from './support/welcomeLeave.ts';

/** Lists, panels and dialogs in front of a page, where they are and what they leave alone. */

const list = (page: Page) => page.getByRole('listbox');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

/** Whether the middle of an element is what the pointer would meet there. */
async function isInFront(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Windows that are large, narrow, at a zoom of 200 %, and low. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 390, height: 240 },
];

test('a list is whole and in the window, beside a field and in a dialog', async ({ page, open }) => {
  await openWith(page, open, { welcome_enabled: true, leave_enabled: true });
  for (const { width, height } of WINDOWS) {
    await test.step(`at ${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const inWindow = async () => {
        // On phones it slides in from below.
        await expect(list(page)).toBeInViewport({ ratio: 1 });
        const { x, y, width: across, height: down } = await boxOf(list(page));
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + across).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + down).toBeLessThanOrEqual(height);
        expect(down).toBeGreaterThan(60);
        expect(await isInFront(list(page))).toBe(true);
      };
      for (const name of ['welcome_channel_id', 'leave_channel_id']) {
        await control(page, name).click();
        await inWindow();
        await page.keyboard.press('Escape');
        await expect(list(page)).toHaveCount(0);
      }
      await insertVariable(page, 'welcome_message', 'channel');
      await channelDialog(page).getByRole('combobox').click();
      await inWindow();
      await page.keyboard.press('Escape');
      await expect(list(page)).toHaveCount(0);
      await expect(channelDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(channelDialog(page)).toHaveCount(0);
    });
  }
});

test('a list follows its field, and its own scrolling leaves the page alone', async ({ page, open }) => {
  await open(GRAND_ASSEMBLY, 'userVerification');
  const trigger = control(page, 'verified_role_id');
  await trigger.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  // It is above the field, where more room is, once it has faded in.
  const gap = async () => {
    const { y, height } = await boxOf(list(page));
    return Math.abs((await boxOf(trigger)).y - y - height - 6);
  };
  // Positions on the screen are whole pixels.
  await expect.poll(gap).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollBy(0, 20));
  await expect.poll(gap).toBeLessThanOrEqual(1);

  const scrolled = await page.evaluate(() => window.scrollY);
  await list(page).hover();
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, 2000);
  const last = page.getByRole('option').last();
  await expect
    .poll(async () => Number(await last.getAttribute('aria-posinset')))
    .toBe(Number(await last.getAttribute('aria-setsize')));
  await page.mouse.wheel(0, 2000);
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

  await test.step('what is typed on a closed list is searched for', async () => {
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await trigger.focus();
    await page.keyboard.type('verif');
    await expect(page.getByPlaceholder('Search roles...')).toHaveValue('verif');
  });
});

test('an open dialog keeps the focus, the pointer and the scroll position from the page behind it', async ({
  page,
  open,
}) => {
  await openWith(page, open, { welcome_enabled: true });
  await insertVariable(page, 'welcome_message', 'channel');
  await expect(channelDialog(page)).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    // The body stands for the browser's own controls.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.nodeName)).toMatch(/DIALOG|BODY/);
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  }
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await drawn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  // Where the dialog is not.
  await page.mouse.click(20, 400);
  await expect(channelDialog(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('Back closes a dialog in whose list a search is typed', async () => {
    await insertVariable(page, 'welcome_message', 'channel');
    await channelDialog(page).getByRole('combobox').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('gen');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(list(page)).toHaveCount(0);
    await expect(page).toHaveURL(/section=welcomeLeave/);
  });
});

test('a hint stays while the pointer is on it, and in the window', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, open, { welcome_enabled: true });
  await page.getByRole('switch', { name: 'Welcome image' }).click();
  await saveBar(page).getByRole('button', { name: 'Undo the last change' }).hover();
  const hint = page.locator('[popover]');
  await expect(hint).toBeVisible();
  const { x, width } = await boxOf(hint);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});
