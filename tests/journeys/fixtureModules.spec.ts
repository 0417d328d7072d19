import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { expectAccessible } from './support/axe.ts';
import { extendedProduct } from './support/extended.ts';
import { get, moduleScreen } from './support/moduleScreen.ts';
import { control } from './support/screen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { insertVariable } from './support/variables.ts';

/** Modules that only schemas describe, with every control filled in: what the bot gets is what was entered. */

test.describe.configure({ mode: 'default' });

const extended = extendedProduct();
test.beforeEach(({ page }) => signIn(page, extended.product.url, 'owner'));

const place = () => ({ url: extended.product.url, guild: HARBOUR_TAVERN });

test('applications: a form with questions of every kind', async ({ page }) => {
  const screen = moduleScreen(page, { ...place(), section: 'applications' });
  const { open, toggle, box, choose } = screen;
  await open();
  await expect(control(page, 'accepted')).toBeDisabled();
  await toggle('Take applications').press('Space');
  await choose('Role of those who are accepted', 'Sailor');

  await page.getByRole('button', { name: 'Add form' }).press('Enter');
  await box('Name').fill('Harbour staff');
  await box('Code').fill('STAFF_2');
  await expect(box('Apply again after')).toBeDisabled();
  await expect(page.getByText('Only while the form is open')).toBeVisible();
  await expect(screen.picker('Review channels')).toHaveCount(0);
  await choose('State', 'Open');
  await box('Apply again after').fill('30');
  await page.getByRole('button', { name: 'Age', exact: true }).press('Enter');
  await expect(box('Question')).toHaveValue('How old are you?');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await box('Question').last().fill('When can you come?');
  await screen.picker('Answer').last().click();
  await page.getByRole('option', { name: 'A choice' }).click();
  for (const word of ['Mornings', 'Evenings']) {
    await box('Choices').last().fill(word);
    await box('Choices').last().press('Enter');
  }
  await screen.picker('Review channels').click();
  await page.getByRole('option', { name: 'market' }).click();
  await page.getByRole('button', { name: 'Done' }).last().press('Enter');

  await control(page, 'accepted').fill('Come aboard, ');
  await insertVariable(page, 'accepted', '{member}');
  await box('To those who are not').fill('Another time');
  await box('Votes needed').fill('75.5');
  await expectAccessible(page, 'applications, filled in');
  await screen.saved('Applications saved');
  await page.reload();
  await expect(box('Votes needed')).toHaveValue('75.5');
  await expect(control(page, 'accepted')).toHaveValue('Come aboard, {member}');
  await page.getByRole('button', { name: 'Edit Harbour staff' }).click();
  await expect(box('Question').last()).toHaveValue('When can you come?');

  const { forms, ...rest } = await get(page, place(), 'applications/settings/');
  expect(rest).toEqual({
    enabled: true,
    accepted_role_id: HARBOUR_ROLES.sailor,
    accepted: 'Come aboard, {member}',
    rejected: 'Another time',
    share: 0.755,
  });
  expect(Object.values(forms)).toEqual([
    {
      name: 'Harbour staff',
      code: 'STAFF_2',
      state: 'open',
      questions: [
        { id: expect.any(String), text: 'How old are you?', kind: 'number', answers: [] },
        { id: expect.any(String), text: 'When can you come?', kind: 'choice', answers: ['Mornings', 'Evenings'] },
      ],
      reviewers: [HARBOUR_CHANNELS.market],
      cooldown: 30,
    },
  ]);
});

test('starboard: a board with weights, and what counts', async ({ page }) => {
  const screen = moduleScreen(page, { ...place(), section: 'starboard' });
  const { open, toggle, box, choose } = screen;
  await open();
  await expect(toggle('Members may vote for themselves')).toBeDisabled();
  await toggle('Keep boards').press('Space');
  await toggle('Members may vote for themselves').press('Space');
  await box('Share of votes that may be retracted').fill('40.5');

  await page.getByRole('button', { name: 'Add board' }).press('Enter');
  await box('Name').fill('Finest catches');
  await choose('Channel', 'market');
  await box('Counts').fill('💀');
  await box('Counts').press('Enter');
  await box('Stars needed').fill('2');
  await expect(page.getByText('Boards that count 💀 need at least 3 stars')).toBeVisible();
  await box('Stars needed').fill('12');
  await expect(page.getByText('Boards that count 💀 need at least 3 stars')).toHaveCount(0);
  await toggle('Weigh votes by role').click();
  await page.getByRole('button', { name: 'Add role' }).press('Enter');
  await choose('Role', 'Regular');
  await box('Weight').fill('2.5');
  await page.getByRole('button', { name: 'Done' }).last().press('Enter');

  await screen.picker('Ignored channels').click();
  await page.getByRole('option', { name: 'rules' }).click();
  await box('Oldest message').fill('400');
  await box('Label').fill('{count} likes');
  await box('Prefix of posts').fill('TOP10');
  await box('Minutes between posts').fill('45');
  await box('Motto').fill('Best');
  await page.getByRole('button', { name: 'Remove funny' }).click();
  await box('Words for a good post').fill('kind');
  await box('Words for a good post').press('Enter');
  await expectAccessible(page, 'starboard, filled in');
  await screen.saved('Starboard saved');
  await page.reload();
  await expect(box('Oldest message')).toHaveValue('400');
  await page.getByRole('button', { name: 'Edit Finest catches' }).click();
  await expect(box('Weight')).toHaveValue('2.5');

  const { boards, ...rest } = await get(page, place(), 'starboard/settings/');
  expect(rest).toEqual({
    enabled: true,
    self_votes: true,
    limits: { share: 0.405 },
    ignored: [HARBOUR_CHANNELS.rules],
    oldest: 400,
    label: '{count} likes',
    prefix: 'TOP10',
    every: 45,
    motto: 'Best',
    words: ['great', 'clever', 'kind'],
  });
  expect(Object.values(boards)).toEqual([
    {
      name: 'Finest catches',
      channel_id: HARBOUR_CHANNELS.market,
      emojis: ['⭐', '💀'],
      threshold: 12,
      weighs: true,
      weights: [{ id: expect.any(String), role_id: HARBOUR_ROLES.regular, weight: 2.5 }],
      style: { color: '#ffcc00', compact: false },
    },
  ]);
});
