import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { expectAccessible } from './support/axe.ts';
import { extendedProduct } from './support/extended.ts';
import { journeysFolder } from './support/journeysFolder.ts';
import { get, moduleScreen } from './support/moduleScreen.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const CLOCK = pathToFileURL(resolve('tests/journeys/support/leapingClock.mjs'));
/** Its own in each worker, for whose server the rollout has not begun yet. */
const LEAP = join(journeysFolder(), `leap-${process.pid}`);

const extended = extendedProduct({ NODE_OPTIONS: `--import ${CLOCK}`, LEAP });

test('a form that is open when a rollout begins keeps what was typed, says that limits have changed, and marks it', async ({
  page,
}) => {
  const { product } = extended;
  await signIn(page, product.url, 'owner');
  const place = { url: product.url, guild: HARBOUR_TAVERN };
  const screen = moduleScreen(page, { ...place, section: 'customize' });
  await screen.open();
  const prefix = screen.box('Command prefix');
  const before = await get(page, place, 'customize/');
  await prefix.fill('g!go');
  await expect(screen.sentence('prefix')).toHaveText('');

  writeFileSync(LEAP, '');
  await expect(async () => {
    const answer = await page.request.get(`${product.url}/auth/guilds/${HARBOUR_TAVERN}/permissions/`);
    expect((await answer.json()).rollouts).toEqual({ customize: ['prefix'] });
  }).toPass();
  await screen.save();
  await expect(page.getByRole('status').filter({ hasText: 'The limits on this screen have changed' })).toBeVisible();
  await expect(prefix).toHaveValue('g!go');
  await expect(screen.sentence('prefix')).toContainText('Prefix must be between 1 and 2 characters');
  expect(await get(page, place, 'customize/')).toEqual(before);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(prefix).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `a form with a rollout at ${width} px`);
  }
  await prefix.fill('g!');
  await screen.saved('All settings updated successfully!');
  expect(await get(page, place, 'customize/')).toMatchObject({ prefix: 'g!' });
});
