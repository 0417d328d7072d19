import { expectAccessible } from './support/axe.ts';
import { extendedProduct } from './support/extended.ts';
import { LIBRARY_CHANNELS, QUIET_LIBRARY } from './support/guilds.ts';
import { get, moduleScreen } from './support/moduleScreen.ts';
import { close, subscribe } from './support/premium.ts';
import { dialog } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** A module made by the documented steps, in a product with a plan below Premium and one above. */

const extended = extendedProduct();

test('a new module names the lowest plan that includes it, which an owner buys to save its settings', async ({
  page,
}) => {
  await signIn(page, extended.product.url, 'owner');
  const place = { url: extended.product.url, guild: QUIET_LIBRARY };
  const screen = moduleScreen(page, { ...place, section: 'suggestions' });
  await page.goto(`${place.url}/dashboard/${QUIET_LIBRARY}?section=overview`);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Suggestions' }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Suggestions' })).toBeVisible();
  await expect(page.getByText('Suggestions are part of Gold.')).toBeVisible();
  await expectAccessible(page, 'a new module that the plan does not include');

  await page.getByRole('link', { name: 'Upgrade to Gold' }).press('Enter');
  await expect(page).toHaveURL(`${place.url}/premium?guild_id=${QUIET_LIBRARY}&plan=gold`);
  await expect(page.getByRole('radiogroup', { name: 'Plan' }).getByRole('radio', { name: 'Gold' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Quiet Library');
  await subscribe(page).click();
  await page.waitForURL('**/webapps/billing/subscriptions*');
  await page.getByRole('button', { name: 'Agree and subscribe' }).click();
  await expect(dialog(page)).toContainText('Payment successful! Your Gold subscription is now active.');
  await close(page);

  await screen.open();
  await expect(page.getByText('Suggestions are part of Gold.')).toHaveCount(0);
  await screen.toggle('Enable Suggestions').press('Space');
  await screen.box('Message').fill('What do you wish for?');
  await screen.choose('Channel', 'reading-room');
  await screen.saved('Settings saved successfully!');
  await page.reload();
  await expect(screen.box('Message')).toHaveValue('What do you wish for?');
  expect(await get(page, place, 'suggestions/config/')).toMatchObject({
    enabled: true,
    message: 'What do you wish for?',
    channel_id: LIBRARY_CHANNELS.readingRoom,
  });
});
