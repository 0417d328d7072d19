import type { Locator } from '@playwright/test';
import { browserOptions } from '../browserOptions.ts';
import { HARBOUR_ROLES, HARBOUR_TAVERN } from './support/guilds.ts';
import { expect, test } from './support/journey.ts';
import { ECONOMY } from './support/modules.ts';
import { control, dialog, field, save, saveBar } from './support/screen.ts';

// The smallest phone, with the text size that the browser's settings offer to those who need it.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: { ...browserOptions, args: [...browserOptions.args, '--blink-settings=defaultFontSize=32'] },
});

const NAME = 'A seat at the regulars’ table';

/** The texts and controls that stick out of an element, where they are cut or cover something else. */
async function cutIn(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const { left, right } = root.getBoundingClientRect();
    return [...root.querySelectorAll('button, p, span, label, input, dt, dd')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isSeen = box.width > 1 && getComputedStyle(part).visibility === 'visible';
      const isCut = isSeen && (box.left < left - 1 || box.right > right + 1);
      return isCut ? [part.ariaLabel ?? part.textContent] : [];
    });
  });
}

test('a list, its rows and a switch fit, with words that are not torn apart', async ({ page, store, open }) => {
  const seat = { type: 'role', role_id: HARBOUR_ROLES.regular, previous_role_id: null, name: NAME, description: '' };
  const item = { ...seat, price: 500, use_primary_currency: true, exchange_amount: 1 };
  const items = { seat: item, berth: { ...item, role_id: HARBOUR_ROLES.sailor, name: 'A berth' } };
  await store(HARBOUR_TAVERN, 'currency-config/', ECONOMY);
  await store(HARBOUR_TAVERN, 'shop/config/', { enabled: true, items, message: '', log_channel_id: null });
  await open(HARBOUR_TAVERN, 'shop');
  const list = field(page, 'items').first();
  await expect(list.getByRole('button', { name: 'Select several' })).toBeVisible();
  expect(await cutIn(list)).toEqual([]);
  // Narrower, its words would be torn apart.
  expect((await list.getByText(NAME).boundingBox())?.width).toBeGreaterThan(150);
  await open(HARBOUR_TAVERN, 'customize');
  const slash = field(page, 'enable_slash_commands');
  await expect(slash.getByRole('switch')).toBeVisible();
  expect(await cutIn(slash)).toEqual([]);
});

test('changes can be reviewed and merged', async ({ page, store, open }) => {
  const settings = { prefix: '/', bot_name: 'Guildhall', enable_slash_commands: true };
  await store(HARBOUR_TAVERN, 'customize/', settings);
  await open(HARBOUR_TAVERN, 'customize');
  await control(page, 'bot_name').fill('The barkeeper of the tavern');
  await field(page, 'enable_slash_commands').getByRole('switch').click();
  await saveBar(page).getByRole('button', { name: 'Review' }).click();
  await expect(dialog(page)).toContainText('2 unsaved changes');
  expect(await cutIn(dialog(page))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await store(HARBOUR_TAVERN, 'customize/', { ...settings, bot_name: 'Somebody named it differently' });
  await save(page);
  await dialog(page)
    .getByRole('radio', { name: /Take theirs/ })
    .check();
  expect(await cutIn(dialog(page))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(control(page, 'bot_name')).toHaveValue('Somebody named it differently');
});
