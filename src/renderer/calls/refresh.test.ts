import { expect, test } from 'vitest';
import type { Role } from '../../language/model.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { fixtureApi } from '../test/fakeApi.ts';
import { contextFor, fixtureModule, GUILD } from '../test/fixture.ts';
import { readListsAnew, readTerms } from './refresh.ts';

const module = fixtureModule({ calls: { reads: ['roles'] } });
const role = (id: string) => ({ id, name: id }) as Role;
const known = {
  id: GUILD,
  roles: [role('1')],
  channels: null,
  voiceChannels: null,
  categories: null,
  botRoles: ['1'],
  withheldRoles: [],
};
const context = contextFor({ guild: known });

test('reloaded roles include those of the bot', async () => {
  const api = fixtureApi();
  api.on('GET roles/?force_refresh=true', { body: { roles: [role('1'), role('2')], bot_roles: ['2'] } });
  const { guild, unlisted } = await readListsAnew(api, module, context);
  expect(guild).toEqual({ ...known, roles: [role('1'), role('2')], botRoles: ['2'] });
  expect(unlisted).toEqual([]);
});

test('roles that cannot be reloaded keep their value, including those of the bot', async () => {
  const api = fixtureApi();
  api.on('GET roles/?force_refresh=true', { status: 502, body: { error: 'No roles' } });
  expect(await readListsAnew(api, module, context)).toEqual({ guild: known, lists: {}, unlisted: [] });
});

test('lists that were never loaded report the message of the server or of the screen', async () => {
  const api = fixtureApi();
  api.on('GET channels/?force_refresh=true', { status: 502, body: { error: 'No channels' } });
  const more = fixtureModule({ calls: { reads: ['roles', 'channels', 'categories'] } });
  const { unlisted } = await readListsAnew(api, more, context);
  expect(unlisted).toEqual(['No channels', 'Could not load']);
});

test('a screen without calls loads nothing', async () => {
  const api = fixtureApi();
  const { spec } = module;
  const still = { ...module, spec: { ...spec, calls: undefined } };
  expect(await readListsAnew(api, still, context)).toEqual({ guild: known, lists: {}, unlisted: [] });
  expect(api.sent).toEqual([]);
});

test.each([
  [{ is_premium: true }, 'premium'],
  [{ is_premium: false }, 'free'],
  [{ plan: 'premium' }, 'free'],
  [{ is_premium: 'yes' }, 'premium'],
  [{ is_premium: true, error: 'No' }, 'premium'],
  [{ is_premium: false, error: 'No' }, 'premium'],
])('the plan of a premium server whose response is %j is %s', async (body, plan) => {
  const api = fixtureApi();
  api.on('GET permissions/', { body });
  expect((await readTerms(api, resolveModule(module, contextFor({ plan: 'premium' })))).plan).toBe(plan);
});
