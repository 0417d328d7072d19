import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompiledModule, DocumentCall } from '../../language/model.ts';
import { resolveForPlan } from '../../language/plans/resolveForPlan.ts';
import { resolveModule } from '../../language/resolved/resolveModule.ts';
import { view } from '../../language/resolved/view.ts';
import { type FakeApi, fixtureApi, fixtureBody, NETWORK_FAILURE, PERMISSIONS } from '../test/fakeApi.ts';
import { fixtureModule } from '../test/fixture.ts';
import { loaded, run } from '../test/loading.ts';
import { present } from '../test/present.ts';
import { fetchScreen } from './load.ts';

const documents = present(fixtureModule().spec.calls?.documents);

/** The response of the fixture's main document. */
const document = (values: Record<string, unknown>) => ({ body: fixtureBody(values), etag: '"7"' });

describe('a screen', () => {
  const list = { path: 'backups/', entries: {}, failure: 'No backups' };
  const withLists = (module: CompiledModule): CompiledModule => ({
    ...module,
    spec: { ...module.spec, lists: { list } },
  });

  test('without calls loads only permissions', async () => {
    const { spec, ...rest } = fixtureModule();
    const still = { ...rest, spec: { ...spec, calls: undefined } };
    const screen = await loaded(fixtureApi(), still);
    expect(screen).toMatchObject({
      etags: {},
      answers: {},
      unread: [],
      unlisted: [],
      module: { context: { plan: 'premium' } },
    });
    const failing = fixtureApi();
    failing.on('GET permissions/', NETWORK_FAILURE);
    expect(await run(failing, still)).toEqual({ failure: '', ofRights: true });
  });

  test('has the lists that it declares, or reports why not', async () => {
    const api = fixtureApi();
    expect(await run(api, withLists(fixtureModule()))).toEqual({ failure: 'No backups' });
    api.on('GET backups/', { body: [{ id: 'a' }] });
    expect((await loaded(api, withLists(fixtureModule()))).module.context.lists).toEqual({ list: [{ id: 'a' }] });
  });

  test('starts with the effects of loading applied, and keeps the stored copy', async () => {
    const { spec, ...rest } = fixtureModule();
    const effects = [{ on: ['load'], when: '!self.enabled', set: { heading: "'Unnamed'" } }];
    const screen = await loaded(fixtureApi(), { ...rest, spec: { ...spec, effects } });
    expect([screen.saved.heading, screen.stored.heading]).toEqual(['Unnamed', 'Hello']);
  });

  test('keeps the responses of its documents', async () => {
    const { answers, facts, unknown, unread } = await loaded(fixtureApi());
    expect(Object.keys(answers)).toEqual(['permissions/', 'fixture/']);
    expect(answers['permissions/']).toEqual(PERMISSIONS);
    expect(facts).toEqual({ is_premium: true, botAvatar: null });
    expect([unknown, unread]).toEqual([[], []]);
  });

  test('has reported values, nested in the document or beside it', async () => {
    const reported = { count: { type: 'integer', default: 0 } } as const;
    const [first, main] = documents as [DocumentCall, DocumentCall];
    const module = (load: Partial<DocumentCall['load']>) =>
      fixtureModule({
        calls: {
          documents: [
            { ...first, load: { ...first.load, adds: ['is_premium'] } },
            { ...main, reported, load: { ...main.load, ...load } },
          ],
        },
      });
    const api = fixtureApi();
    api.on('GET fixture/', document({ count: 5, is_premium: false }));
    expect((await loaded(api, module({ adds: ['is_premium', 'server_name'] }))).facts).toEqual({
      is_premium: true,
      count: 5,
      botAvatar: null,
    });
    api.on('GET fixture/', { body: { settings: { ...fixtureBody(), count: 7 } }, etag: '"7"' });
    expect((await loaded(api, module({ nested: 'settings' }))).facts.count).toBe(7);
    api.on('GET fixture/', { status: 500 });
    expect((await loaded(api, module({ onFailure: 'defaults' }))).facts.count).toBe(0);
  });
});

describe('two documents of another module', () => {
  test('are merged', async () => {
    const field = { type: 'boolean', title: 'On', default: false } as const;
    const doc = (id: string, name: string): DocumentCall => ({
      id,
      fields: [name],
      load: { path: `${id}/`, failure: `No ${id}` },
      save: { path: `${id}/`, failure: '' },
    });
    const other = fixtureModule({
      id: 'other',
      fields: { a: field, b: field },
      calls: { documents: [doc('one', 'a'), doc('two', 'b')] },
    });
    const uses = ['one', 'two'].map((id) => ({ module: 'other', document: id }));
    const module = fixtureModule({ calls: { uses } });
    const api = fixtureApi();
    api.on('GET one/', { body: { a: true }, etag: '"1"' });
    api.on('GET two/', { body: { b: true }, etag: '"1"' });
    const screen = await loaded(api, module, { other });
    expect(screen.module.context.modules).toEqual({ other: { a: true, b: true } });
    expect([screen.unknown, screen.unread]).toEqual([[], []]);
    const wrong = fixtureModule({ calls: { uses: [{ module: 'other', document: 'gone' }] } });
    await expect(run(api, wrong, { other })).rejects.toThrow('other has no document gone');
  });
});

describe('a screen about the user', () => {
  const list = { path: 'premium/', entries: {}, failure: 'No servers' };
  const { spec, ...rest } = fixtureModule({ screen: { scope: 'user' } });
  const effects = [{ on: ['load'], set: { heading: "'Unnamed'" } }];
  const module = { ...rest, spec: { ...spec, effects, lists: { guilds: list } } };
  const open = (api: FakeApi, signedIn?: boolean) =>
    fetchScreen({ api, module, guildId: '', loadModule: async () => module, signedIn });

  beforeEach(() => void vi.stubGlobal('window', { location: { origin: 'https://site', pathname: '/premium' } }));
  afterEach(() => void vi.unstubAllGlobals());

  test('starts with defaults, on the lowest plan', async () => {
    const api = fixtureApi();
    api.on('GET /auth/premium/', { body: [{ id: '1' }] });
    const context = {
      plan: 'free',
      user: { is_owner: false, is_admin: false, can_modify: true, signed_in: true },
      guild: { id: '', roles: null, channels: null, voiceChannels: null, categories: null },
      modules: {},
      lists: { guilds: [{ id: '1' }] },
      page: 'https://site/premium',
    };
    expect(await open(api)).toEqual({
      loaded: {
        module: { ...resolveModule(module, context), words: expect.anything() },
        stored: view(resolveForPlan(module.spec, 'free'), {}),
        saved: { ...view(resolveForPlan(module.spec, 'free'), {}), heading: 'Unnamed' },
        etags: {},
        facts: {},
        answers: {},
        unread: [],
        unknown: [],
        unlisted: [],
        undisplayable: [],
      },
    });
  });

  test('reports lists that failed, unless nobody is signed in', async () => {
    const api = fixtureApi();
    api.on('GET /auth/premium/', { status: 500 });
    expect(await open(api)).toEqual({ failure: 'No servers' });
    api.on('GET /auth/premium/', { status: 401 });
    expect(await open(api)).toMatchObject({
      loaded: { module: { context: { user: { signed_in: false }, lists: {} } } },
    });
  });

  test('makes no calls if nobody is signed in', async () => {
    const api = fixtureApi();
    expect(await open(api, false)).toMatchObject({
      loaded: { module: { context: { user: { signed_in: false }, lists: {} } } },
    });
    expect(api.sent).toEqual([]);
  });
});
