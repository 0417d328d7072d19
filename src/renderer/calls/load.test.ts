import { describe, expect, test } from 'vitest';
import type { CompiledModule, DocumentCall, GuildLists } from '../../language/model.ts';
import { fixtureApi, fixtureBody, NETWORK_FAILURE, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { loaded, run } from '../test/loading.ts';
import { present } from '../test/present.ts';
import { fetchScreen } from './load.ts';

const documents = present(fixtureModule().spec.calls?.documents);

/** The fixture, with changes to the load of its main document. */
function withLoad(load: Partial<DocumentCall['load']>): CompiledModule {
  const changed = documents.map((call) => (call.id === 'main' ? { ...call, load: { ...call.load, ...load } } : call));
  return fixtureModule({ calls: { documents: changed } });
}

/** The response of the fixture's main document. */
const document = (values: Record<string, unknown>) => ({ body: fixtureBody(values), etag: '"7"' });

describe('loading', () => {
  test('makes each call once and combines the responses', async () => {
    const api = fixtureApi();
    const screen = await loaded(api);
    expect(api.sent.map(({ path }) => path).sort()).toEqual([
      '/auth/guilds/100/fixture/',
      '/auth/guilds/100/permissions/',
    ]);
    expect(screen.saved.items).toEqual([
      { id: 'a', name: 'VIP', price: 5, note: '' },
      { id: 'b', name: 'Gold', price: 20, note: '' },
    ]);
    expect(screen.module.context).toMatchObject({ plan: 'premium', user: { is_owner: true, can_modify: true } });
    expect(screen.etags).toEqual({ staff: '"1"', main: '"7"' });
  });

  test('takes the plan from the document if it adds one, else from the permissions', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    expect((await loaded(api)).module.context.plan).toBe('free');
    api.on('GET fixture/', document({ heading: 'Hi', nickname: 'Jo', is_premium: true }));
    const screen = await loaded(api, withLoad({ adds: ['is_premium'] }));
    expect(screen.module.context.plan).toBe('premium');
    expect(screen.saved).toMatchObject({ heading: 'Hi', nickname: 'Jo', rate: 1 });
  });

  test('shows locked fields at their default', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    api.on('GET fixture/', document({ nickname: 'Jo' }));
    expect((await loaded(api)).saved.nickname).toBe('Bot');
  });

  test('reads nested documents and read-only values beside them', async () => {
    const api = fixtureApi();
    const { body: settings } = document({ heading: 'Deep' });
    api.on('GET fixture/', { body: { is_premium: true, settings, server_name: 'Home' }, etag: '"7"' });
    const screen = await loaded(api, withLoad({ nested: 'settings', adds: ['is_premium', 'server_name'] }));
    expect(screen.saved.heading).toBe('Deep');
    expect(screen.facts.server_name).toBe('Home');
  });

  test('replaces values that no control can show by defaults', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', document({ heading: { no: 'text' }, items: 'none', rate: '3' }));
    expect((await loaded(api)).saved).toMatchObject({ heading: 'Hello', items: [], rate: 1 });
  });
});

describe('a failed load', () => {
  test.each([
    ['the sentence of the server', { status: 500, body: { error: 'The store is away' } }, 'The store is away'],
    ['the declared sentence', { status: 500, body: null }, 'Could not load'],
    ['an error in a success', { status: 200, body: { error: 'Half a failure' } }, 'Half a failure'],
    ['success false', { status: 200, body: { success: false } }, 'Could not load'],
  ])('says %s', async (_, answer, sentence) => {
    const api = fixtureApi();
    api.on('GET fixture/', answer);
    expect(await run(api)).toEqual({ failure: sentence });
  });

  test('reports the declared message if the network or the permissions call fails', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', NETWORK_FAILURE);
    expect(await run(api)).toEqual({ failure: 'Could not load' });
    const other = fixtureApi();
    other.on('GET permissions/', NETWORK_FAILURE);
    expect(await run(other)).toEqual({ failure: 'Could not load', ofRights: true });
  });

  test.each([
    ['the network', NETWORK_FAILURE],
    ['an error', { status: 500, body: { error: 'Could not load' } }],
    ['a page', { status: 200, body: null }],
    ['a list', { status: 200, body: [PERMISSIONS] }],
    ['no plan', { status: 200, body: { is_owner: true, can_modify: true } }],
  ])('assumes neither permissions nor a plan if the permissions are %s', async (_, failure) => {
    const api = fixtureApi();
    api.on('GET permissions/', failure);
    const module = fixtureModule({ calls: { documents: documents.slice(1) } });
    expect(await run(api, module)).toEqual({ failure: 'Could not load', ofRights: true });
  });

  test('skips plan-specific documents if the plan is unknown', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', NETWORK_FAILURE);
    const call = present(documents[1]);
    const limited = { ...call, load: { ...call.load, plan: 'premium' } };
    expect(await run(api, fixtureModule({ calls: { documents: [limited] } }))).toMatchObject({ ofRights: true });
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/guilds/100/permissions/']);
  });

  test('falls back to defaults if declared, without a revision', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { status: 500 });
    const screen = await loaded(api, withLoad({ onFailure: 'defaults' }));
    expect(screen.unread).toEqual(['Could not load']);
    expect(screen.saved).toMatchObject({ heading: 'Hello', items: [] });
    expect(screen.etags).toEqual({ staff: '"1"' });
  });

  test.each([
    ['a page', { body: null }],
    ['an empty object', { body: {}, etag: '"7"' }],
    ['a list', { body: [], etag: '"7"' }],
    ['no revision', { etag: null }],
    ['a field too few', { body: { enabled: true, heading: 'Mine' }, etag: '"7"' }],
  ])('treats a success with %s as a failure', async (_, answer) => {
    const api = fixtureApi();
    const { body } = await fixtureApi().get('/auth/guilds/100/fixture/');
    api.on('GET fixture/', { body, etag: '"7"', ...answer });
    expect(await run(api)).toEqual({ failure: 'Could not load' });
  });

  test('accepts a document without owner-only fields', async () => {
    const api = fixtureApi();
    const { staff: _, ...rest } = PERMISSIONS;
    api.on('GET permissions/', { body: { ...rest, is_owner: false }, etag: '"1"' });
    expect((await loaded(api)).etags).toEqual({ staff: '"1"', main: '"7"' });
  });

  test('loads plan-specific documents only on that plan', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const call = present(documents[1]);
    const module = fixtureModule({ calls: { documents: [{ ...call, load: { ...call.load, plan: 'premium' } }] } });
    expect((await loaded(api, module)).unread).toEqual([]);
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/guilds/100/permissions/']);
  });
});

describe('lists', () => {
  test('reads lists from a property or the body', async () => {
    const api = fixtureApi();
    api.on('GET roles/', { body: { roles: [{ id: '1', name: 'A' }] } });
    api.on('GET voice-channels/', { body: { channels: [{ id: '2', name: 'V' }] } });
    api.on('GET categories/', { body: [{ id: '3', name: 'C' }] });
    api.on('GET /auth/bot-avatar/', { body: { avatar_url: 'https://cdn/a.png' } });
    const module = fixtureModule({ calls: { reads: ['roles', 'voiceChannels', 'categories', 'botAvatar'] } });
    const {
      module: { context },
      facts,
    } = await loaded(api, module);
    expect(context.guild).toMatchObject({
      roles: [{ id: '1' }],
      voiceChannels: [{ id: '2' }],
      categories: [{ id: '3' }],
      channels: null,
    });
    expect(facts.botAvatar).toBe('https://cdn/a.png');
  });

  test('fail the screen or are missing, as declared; a missing avatar never fails it', async () => {
    const api = fixtureApi();
    api.on('GET roles/', { status: 502, body: { error: 'Discord is away' } });
    expect(await run(api, fixtureModule({ calls: { reads: ['roles'] } }))).toEqual({ failure: 'Discord is away' });
    const module = fixtureModule({ calls: { reads: ['roles', 'botAvatar'], onReadFailure: 'empty' } });
    const {
      module: { context },
      facts,
      unlisted,
    } = await loaded(api, module);
    expect(context.guild.roles).toBeNull();
    expect(unlisted).toEqual(['Discord is away']);
    expect(facts.botAvatar).toBeNull();
  });

  test('keep their known value if they cannot be reloaded', async () => {
    const api = fixtureApi();
    api.on('GET roles/', { status: 502, body: { error: 'Discord is away' } });
    api.on('GET channels/', { body: { channels: [{ id: '2', name: 'new' }] } });
    const module = fixtureModule({ calls: { reads: ['roles', 'channels'] } });
    const roles = [{ id: '1', name: 'A', color: 0, icon: null, position: 1, managed: false, permissions: [] }];
    const known = { id: GUILD, roles, channels: [], voiceChannels: null, categories: null, botRoles: ['1'] };
    const again = (lists: GuildLists) =>
      fetchScreen({ api, module, guildId: GUILD, loadModule: async () => module, known: lists });
    expect(await again(known)).toMatchObject({
      loaded: { module: { context: { guild: { ...known, channels: [{ id: '2', name: 'new' }] } } }, unlisted: [] },
    });
    expect(await again({ ...known, roles: null })).toEqual({ failure: 'Discord is away' });
  });
});

describe('other modules', () => {
  const other = fixtureModule({
    id: 'other',
    fields: { on: { type: 'boolean', title: 'On', default: false } },
    calls: {
      documents: [
        { id: 'doc', fields: ['on'], load: { path: 'other/', failure: '' }, save: { path: 'other/', failure: '' } },
      ],
    },
  });
  const module = fixtureModule({ calls: { uses: [{ module: 'other', document: 'doc' }] } });

  test('are loaded by their own call', async () => {
    const api = fixtureApi();
    api.on('GET other/', { body: { on: true, is_premium: true }, etag: '"3"' });
    expect((await loaded(api, module, { other })).module.context.modules).toEqual({ other: { on: true } });
  });

  test('are unknown if that fails, even if defaults are shown', async () => {
    const api = fixtureApi();
    for (const answer of [
      { status: 500, body: { error: 'no' } },
      { body: {}, etag: '"3"' },
    ]) {
      api.on('GET other/', answer);
      const screen = await loaded(api, module, { other });
      expect(screen).toMatchObject({ unknown: ['other'], module: { context: { modules: { other: { on: false } } } } });
      expect(screen.unread).toHaveLength(1);
    }
  });
});

describe('a plan above Premium', () => {
  const withPlans = (module: CompiledModule, requires = module.spec.requires): CompiledModule => ({
    ...module,
    spec: { ...module.spec, plans: ['free', 'premium', 'royal'], requires },
  });
  const needsPremium = { plan: 'premium', notice: { title: '', text: '', action: { label: '', to: '' } }, message: '' };
  const other = fixtureModule({
    id: 'other',
    fields: { on: { type: 'boolean', title: 'On', default: false } },
    calls: {
      documents: [
        { id: 'doc', fields: ['on'], load: { path: 'other/', failure: '' }, save: { path: 'other/', failure: '' } },
      ],
    },
  });

  test('is recognized by its id, and includes Premium', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, plan: 'royal' } });
    api.on('GET other/', { body: { on: true }, etag: '"3"' });
    const call = present(documents[1]);
    const calls = {
      uses: [{ module: 'other', document: 'doc' }],
      documents: [{ ...call, load: { ...call.load, plan: 'premium' } }],
    };
    const screen = await loaded(api, withPlans(fixtureModule({ calls })), { other: withPlans(other, [needsPremium]) });
    expect(screen.module.context).toMatchObject({ plan: 'royal', modules: { other: { on: true } } });
    expect(screen.etags).toEqual({ main: '"7"' });
  });

  test('is not accepted against the flag, nor guessed without an id', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false, plan: 'royal' } });
    expect((await loaded(api, withPlans(fixtureModule()))).module.context.plan).toBe('free');
    api.on('GET permissions/', { body: PERMISSIONS });
    expect((await loaded(api, withPlans(fixtureModule()))).module.context.plan).toBe('premium');
  });
});

describe('permissions', () => {
  test.each([
    [
      { is_owner: true, is_admin: false, can_modify: false },
      { is_owner: true, is_admin: false, can_modify: true },
    ],
    [
      { is_owner: false, is_admin: true, can_modify: true },
      { is_owner: false, is_admin: true, can_modify: true },
    ],
    [
      { is_owner: false, is_admin: true, can_modify: false },
      { is_owner: false, is_admin: true, can_modify: false },
    ],
    [
      { is_owner: false, is_admin: 'yes', can_modify: false },
      { is_owner: false, is_admin: false, can_modify: false },
    ],
  ])('%j are those of the response', async (answered, user) => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, ...answered }, etag: '"1"' });
    expect((await loaded(api)).module.context.user).toEqual(user);
  });

  test('are unknown if the response is a failure, whatever its body', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { status: 500, body: PERMISSIONS });
    expect(await run(api)).toMatchObject({ ofRights: true });
  });
});
