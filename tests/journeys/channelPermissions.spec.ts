import { BOT, LIBRARY_CHANNELS } from '../../src/simulators/demo/world.ts';
import { QUIET_LIBRARY } from './support/guilds.ts';
import { expect } from './support/journey.ts';
import { recordSaves } from './support/moduleScreen.ts';
import { moduleTest } from './support/modules.ts';
import { choose, press } from './support/picker.ts';
import type { Product } from './support/product.ts';
import { empty, message } from './support/welcomeLeave.ts';

const PATH = 'welcome-leave/save/';
const SUCCESS = 'Settings updated successfully!';
const CHANNEL = 'Leave channel';
const NOTE = 'missing permissions';
const SEND_MESSAGES = 1 << 11;
const sentence = (permissions: string) =>
  `The bot lacks permissions in this channel: ${permissions}. ` +
  "Grant them to the bot in the channel's settings, or choose another channel.";
const CANNOT_WRITE = sentence('Send Messages, Embed Links');

const test = moduleTest('welcomeLeave');
// These journeys change what the bot may do in the foyer.
test.use({ apart: 'access' });
// One product serves all.
test.describe.configure({ mode: 'default' });

/** Lets the bot write in the foyer, or not. */
async function allowWriting({ discordUrl }: Product, allowed: boolean): Promise<void> {
  const answer = await fetch(`${discordUrl}/__world/set-overwrite`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      guild_id: QUIET_LIBRARY,
      channel_id: LIBRARY_CHANNELS.foyer,
      id: BOT,
      deny: String(allowed ? 0 : SEND_MESSAGES),
    }),
  });
  expect(answer.status).toBe(204);
}

test('a channel without the needed permissions is marked and cannot be chosen', async ({
  page,
  free,
  store,
  refusal,
}) => {
  await store(QUIET_LIBRARY, PATH, empty);
  await free.open();
  await free.picker(CHANNEL).click();
  const hidden = page.getByRole('option', { name: `staff-room ${NOTE}`, exact: true });
  await expect(page.getByRole('option', { name: `new-arrivals ${NOTE}`, exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'foyer', exact: true })).toBeVisible();
  await press(hidden);
  await expect(free.banner(sentence('View Channel, Send Messages, Embed Links'))).toBeVisible();
  await expect(free.picker(CHANNEL)).toHaveText('Select channel');
  await expect(free.saveBar).toHaveCount(0);
  const body = { ...empty, leave_channel_id: LIBRARY_CHANNELS.newArrivals };
  expect(await refusal(PATH, body, QUIET_LIBRARY)).toEqual([400, CANNOT_WRITE]);
});

test('a channel that loses them before the save is rejected', async ({ page, product, free, store }) => {
  await allowWriting(product, true);
  await store(QUIET_LIBRARY, PATH, empty);
  const saves = recordSaves(page);
  await free.open();
  await free.choose(CHANNEL, 'foyer');
  await allowWriting(product, false);
  await free.picker(CHANNEL).click();
  // The server may answer from its cache for three seconds.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh the list' }).click();
    await expect(page.getByRole('option', { name: `foyer ${NOTE}`, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await free.save();
  await expect(free.sentence('leave_channel_id')).toHaveText(CANNOT_WRITE);
  await expect(free.picker(CHANNEL)).toHaveAttribute('aria-invalid', 'true');
  expect(saves).toEqual([]);
  await free.picker(CHANNEL).click();
  await choose(page, 'reading-room', true);
  await expect(free.sentence('leave_channel_id')).toHaveText('');
  await free.saved(SUCCESS);
  expect(saves).toMatchObject([{ body: { leave_channel_id: LIBRARY_CHANNELS.readingRoom } }]);
});

test('a stored channel is marked and does not block other settings', async ({
  page,
  product,
  free,
  owner,
  store,
  read,
}) => {
  const lists = async () => (await owner.get(`/auth/guilds/${QUIET_LIBRARY}/channels/?force_refresh=true`)).text();
  await allowWriting(product, true);
  await expect.poll(lists).not.toMatch(/"foyer"[^}]*SEND_MESSAGES/);
  await store(QUIET_LIBRARY, PATH, { ...empty, leave_channel_id: LIBRARY_CHANNELS.foyer });
  await allowWriting(product, false);
  await expect.poll(lists).toMatch(/"foyer"[^}]*SEND_MESSAGES/);
  await free.open();
  await expect(free.picker(CHANNEL)).toHaveText(`foyer${NOTE}`);
  await expect(page.getByText(CANNOT_WRITE)).toBeVisible();
  await expect(free.saveBar).toHaveCount(0);
  await message(page, 'leave').fill('Goodbye {username}');
  await free.saved(SUCCESS);
  await expect(page.getByText(CANNOT_WRITE)).toBeVisible();
  expect(await read('welcome-leave/', QUIET_LIBRARY)).toMatchObject({
    leave_channel_id: LIBRARY_CHANNELS.foyer,
    leave_message: 'Goodbye {username}',
  });
});
