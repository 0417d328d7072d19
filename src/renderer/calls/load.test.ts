import { describe, expect, it } from 'vitest';
import type { CompiledModule, DocumentCall } from '../../language/model.ts';
import { type FakeApi, fixtureApi, NETWORK_FAILURE, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { type LoadedScreen, loadScreen } from './load.ts';

const documents = fixtureModule().spec.calls?.documents as DocumentCall[];

function run(api: FakeApi, module = fixtureModule(), others: Record<string, CompiledModule> = {}) {
  return loadScreen({
    api,
    module,
    guildId: GUILD,
    loadModule: async (id) => others[id] as CompiledModule,
  });
}

async function loaded(api: FakeApi, module = fixtureModule(), others: Record<string, CompiledModule> = {}) {
  const outcome = await run(api, module, others);
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.loaded as LoadedScreen;
}

/** The fixture with its main document's load changed. */
function withLoad(load: Partial<DocumentCall['load']>): CompiledModule {
  const changed = documents.map((call) => (call.id === 'main' ? { ...call, load: { ...call.load, ...load } } : call));
  return fixtureModule({ calls: { documents: changed } });
}

describe('loading', () => {
  it('asks for everything once and puts it together', async () => {
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
    expect(screen.context).toMatchObject({ plan: 'premium', user: { is_owner: true, can_modify: true } });
    expect(screen.etags).toEqual({ staff: '"1"', main: '"7"' });
  });

  it('takes the plan from the document where it adds it, else from the permissions', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    expect((await loaded(api)).context.plan).toBe('free');
    api.on('GET fixture/', { body: { heading: 'Hi', nickname: 'Jo', is_premium: true } });
    const screen = await loaded(api, withLoad({ adds: ['is_premium'] }));
    expect(screen.context.plan).toBe('premium');
    expect(screen.saved).toMatchObject({ heading: 'Hi', nickname: 'Jo', rate: 1 });
  });

  it('shows locked fields at their default', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    api.on('GET fixture/', { body: { nickname: 'Jo' } });
    expect((await loaded(api)).saved.nickname).toBe('Bot');
  });

  it('reads nested documents and the facts beside them', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { body: { is_premium: true, settings: { heading: 'Deep' }, server_name: 'Home' } });
    const screen = await loaded(api, withLoad({ nested: 'settings', adds: ['is_premium', 'server_name'] }));
    expect(screen.saved.heading).toBe('Deep');
    expect(screen.facts.server_name).toBe('Home');
  });

  it('gives a field its default where the answer has something no control can show', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { body: { heading: { no: 'text' }, items: 'none', rate: '3' } });
    expect((await loaded(api)).saved).toMatchObject({ heading: 'Hello', items: [], rate: 1 });
  });
});

describe('failing to load', () => {
  it.each([
    ['the sentence of the server', { status: 500, body: { error: 'The store is away' } }, 'The store is away'],
    ['the declared sentence', { status: 500, body: null }, 'Could not load'],
    ['an error in a success', { status: 200, body: { error: 'Half a failure' } }, 'Half a failure'],
    ['success false', { status: 200, body: { success: false } }, 'Could not load'],
  ])('says %s', async (_, answer, sentence) => {
    const api = fixtureApi();
    api.on('GET fixture/', answer);
    expect(await run(api)).toEqual({ failure: sentence });
  });

  it('says the declared sentence when the network fails, or the permissions do', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', NETWORK_FAILURE);
    expect(await run(api)).toEqual({ failure: 'Could not load' });
    const other = fixtureApi();
    other.on('GET permissions/', NETWORK_FAILURE);
    expect(await run(other)).toEqual({ failure: 'Could not load' });
  });

  it.each([
    ['allow', true],
    ['deny', false],
  ] as const)('takes failing permissions as the module says: %s', async (onPermissionFailure, may) => {
    const module = fixtureModule({ calls: { onPermissionFailure, documents: documents.slice(1) } });
    for (const failure of [NETWORK_FAILURE, { status: 500, body: { error: 'Away' } }]) {
      const api = fixtureApi();
      api.on('GET permissions/', failure);
      const { context, failures, saved } = await loaded(api, module);
      expect(context.user).toEqual({ is_owner: false, is_admin: false, can_modify: may });
      expect(context.plan).toBe('free');
      expect(failures).toEqual([]);
      expect(saved.heading).toBe('Hello');
    }
  });

  it('asks no server of an unknown plan for what only one plan has', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', NETWORK_FAILURE);
    const call = documents[1] as DocumentCall;
    const limited = { ...call, load: { ...call.load, plan: 'premium' } };
    const module = fixtureModule({ calls: { onPermissionFailure: 'allow', documents: [limited] } });
    expect((await loaded(api, module)).saved.heading).toBe('Hello');
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/guilds/100/permissions/']);
  });

  it('falls back to the defaults, aloud or silently', async () => {
    const api = fixtureApi();
    api.on('GET fixture/', { status: 500 });
    const aloud = await loaded(api, withLoad({ onFailure: 'defaults' }));
    expect(aloud.failures).toEqual(['Could not load']);
    expect(aloud.saved).toMatchObject({ heading: 'Hello', items: [] });
    expect((await loaded(api, withLoad({ onFailure: 'defaultsSilently' }))).failures).toEqual([]);
  });

  it('asks only the servers of a plan', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false } });
    const call = documents[1] as DocumentCall;
    const module = fixtureModule({ calls: { documents: [{ ...call, load: { ...call.load, plan: 'premium' } }] } });
    expect((await loaded(api, module)).failures).toEqual([]);
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/guilds/100/permissions/']);
  });
});

describe('side reads', () => {
  it('takes lists under their key or alone', async () => {
    const api = fixtureApi();
    api.on('GET roles/', { body: { roles: [{ id: '1', name: 'A' }] } });
    api.on('GET voice-channels/', { body: { channels: [{ id: '2', name: 'V' }] } });
    api.on('GET categories/', { body: [{ id: '3', name: 'C' }] });
    api.on('GET /auth/bot-avatar/', { body: { avatar_url: 'https://cdn/a.png' } });
    const module = fixtureModule({ calls: { reads: ['roles', 'voiceChannels', 'categories', 'botAvatar'] } });
    const { context, facts } = await loaded(api, module);
    expect(context.guild).toMatchObject({
      roles: [{ id: '1' }],
      voiceChannels: [{ id: '2' }],
      categories: [{ id: '3' }],
      channels: null,
    });
    expect(facts.botAvatar).toBe('https://cdn/a.png');
  });

  it('fail the screen or are missing, as declared; the picture never fails it', async () => {
    const api = fixtureApi();
    api.on('GET roles/', { status: 502, body: { error: 'Discord is away' } });
    expect(await run(api, fixtureModule({ calls: { reads: ['roles'] } }))).toEqual({ failure: 'Discord is away' });
    const module = fixtureModule({ calls: { reads: ['roles', 'botAvatar'], onReadFailure: 'empty' } });
    const { context, facts } = await loaded(api, module);
    expect(context.guild.roles).toBeNull();
    expect(facts.botAvatar).toBeNull();
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

  it('are read by their own call', async () => {
    const api = fixtureApi();
    api.on('GET other/', { body: { on: true, is_premium: true } });
    expect((await loaded(api, module, { other })).context.modules).toEqual({ other: { on: true } });
  });

  it('count as their defaults where that fails', async () => {
    const api = fixtureApi();
    api.on('GET other/', { status: 500, body: { error: 'no' } });
    expect((await loaded(api, module, { other })).context.modules).toEqual({ other: { on: false } });
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

  it('is known by its name, and has what Premium has', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, plan: 'royal' } });
    api.on('GET other/', { body: { on: true } });
    const call = documents[1] as DocumentCall;
    const calls = {
      uses: [{ module: 'other', document: 'doc' }],
      documents: [{ ...call, load: { ...call.load, plan: 'premium' } }],
    };
    const screen = await loaded(api, withPlans(fixtureModule({ calls })), { other: withPlans(other, [needsPremium]) });
    expect(screen.context).toMatchObject({ plan: 'royal', modules: { other: { on: true } } });
    expect(screen.etags).toEqual({ main: '"7"' });
  });

  it('is not taken from a name that the flag denies, nor guessed without one', async () => {
    const api = fixtureApi();
    api.on('GET permissions/', { body: { ...PERMISSIONS, is_premium: false, plan: 'royal' } });
    expect((await loaded(api, withPlans(fixtureModule()))).context.plan).toBe('free');
    api.on('GET permissions/', { body: PERMISSIONS });
    expect((await loaded(api, withPlans(fixtureModule()))).context.plan).toBe('premium');
  });
});
