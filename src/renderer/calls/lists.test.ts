import { describe, expect, test } from 'vitest';
import type { CompiledModule, ListCall } from '../../language/model.ts';
import { fakeApi, NETWORK_FAILURE } from '../test/fakeApi.ts';
import { fixtureModule, GUILD } from '../test/fixture.ts';
import { readDeclared, readEmojis, readLists } from './lists.ts';

const role = { id: '1', name: 'Baron' };

describe('the lists of a server', () => {
  test('are loaded from their own paths, and only if requested', async () => {
    const api = fakeApi({
      'GET roles/': { body: { roles: [role], bot_roles: ['9'] } },
      'GET channels/': { body: { channels: [{ id: '2' }] } },
      'GET voice-channels/': { body: { channels: [{ id: '3' }] } },
      'GET categories/': { body: { categories: [{ id: '4' }] } },
    });
    const all = await readLists(api, GUILD, ['roles', 'channels', 'voiceChannels', 'categories'], 'Failed');
    expect(all.guild).toEqual({
      id: GUILD,
      roles: [role],
      channels: [{ id: '2' }],
      voiceChannels: [{ id: '3' }],
      categories: [{ id: '4' }],
      botRoles: ['9'],
      withheldRoles: [],
    });
    expect([...all.failures]).toEqual([]);
    expect(all.botAvatar).toBeNull();
    api.sent.length = 0;
    const one = await readLists(api, GUILD, ['channels'], 'Failed');
    expect(one.guild).toMatchObject({ roles: null, channels: [{ id: '2' }], botRoles: null });
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/guilds/100/channels/']);
  });

  test('bypass the cache of the server on request', async () => {
    const api = fakeApi();
    await readLists(api, GUILD, ['roles'], 'Failed', { fresh: true });
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/guilds/100/roles/?force_refresh=true']);
  });

  test('that fail have a message each', async () => {
    const api = fakeApi({
      'GET roles/': { body: { roles: [role], bot_roles: 'none' } },
      'GET channels/': { status: 502, body: { error: 'Discord is away' } },
      'GET categories/': { body: { categories: 'none' } },
    });
    const { guild, failures } = await readLists(api, GUILD, ['roles', 'channels', 'categories'], 'Failed');
    expect(guild).toMatchObject({ roles: [role], botRoles: null, channels: null, categories: null });
    expect([...failures]).toEqual([
      ['channels', 'Discord is away'],
      ['categories', 'Failed'],
    ]);
  });

  test('come with the avatar of the bot, if there is one', async () => {
    const pictureOf = async (answer: Parameters<typeof fakeApi>[0]) =>
      (await readLists(fakeApi(answer), GUILD, ['botAvatar'], 'Failed')).botAvatar;
    expect(await pictureOf({ 'GET /auth/bot-avatar/': { body: { avatar_url: 'a.png' } } })).toBe('a.png');
    expect(await pictureOf({ 'GET /auth/bot-avatar/': { body: { avatar_url: 5 } } })).toBeNull();
    expect(await pictureOf({ 'GET /auth/bot-avatar/': { status: 500, body: { avatar_url: 'a.png' } } })).toBeNull();
    expect(await pictureOf({ 'GET /auth/bot-avatar/': NETWORK_FAILURE })).toBeNull();
  });
});

describe('the emoji of a server', () => {
  const emoji = { id: '1', name: 'party', animated: false };

  test('are those that are available', async () => {
    const emojis = [
      { ...emoji, available: true },
      { ...emoji, id: '2', available: false },
    ];
    expect(await readEmojis(fakeApi({ 'GET emojis/': { body: { emojis } } }), GUILD)).toEqual([emojis[0]]);
  });

  test('reject if they cannot be loaded', async () => {
    await expect(readEmojis(fakeApi(), GUILD)).rejects.toThrow('emojis');
    await expect(readEmojis(fakeApi({ 'GET emojis/': NETWORK_FAILURE }), GUILD)).rejects.toThrow('emojis');
  });
});

describe('lists that a screen declares', () => {
  const list = (path: string): ListCall => ({ path, entries: {}, failure: `No ${path}` });
  const withLists = (lists: Record<string, ListCall>, scope?: 'user'): CompiledModule['spec'] => {
    const { spec } = fixtureModule({ screen: { scope } });
    return { ...spec, lists };
  };
  const spec = withLists({ kept: list('backups/'), open: list('invoices/') });

  test('are read from the body, without entries that are no objects', async () => {
    const api = fakeApi({
      'GET backups/': { body: [{ id: 'a' }, 'nonsense', null] },
      'GET invoices/': { body: [{ id: 'b' }] },
    });
    expect(await readDeclared(api, spec, GUILD)).toEqual({
      lists: { kept: [{ id: 'a' }], open: [{ id: 'b' }] },
      signedOut: false,
    });
  });

  test('report the message of the first that failed', async () => {
    const api = fakeApi({ 'GET backups/': { status: 500 }, 'GET invoices/': { body: { invoices: [] } } });
    expect(await readDeclared(api, spec, GUILD)).toEqual({ lists: {}, failure: 'No backups/', signedOut: false });
    const half = fakeApi({ 'GET backups/': { body: [] }, 'GET invoices/': NETWORK_FAILURE });
    expect(await readDeclared(half, spec, GUILD)).toEqual({
      lists: { kept: [] },
      failure: 'No invoices/',
      signedOut: false,
    });
  });

  test('are not read from a failed response', async () => {
    const api = fakeApi({ 'GET backups/': { status: 500, body: [{ id: 'a' }] }, 'GET invoices/': { body: [] } });
    expect((await readDeclared(api, spec, GUILD)).lists).toEqual({ open: [] });
  });

  test('report that nobody is signed in', async () => {
    const api = fakeApi({ 'GET backups/': { body: [] }, 'GET invoices/': { status: 401 } });
    expect((await readDeclared(api, spec, GUILD)).signedOut).toBe(true);
  });

  test('are none if the screen declares none', async () => {
    expect(await readDeclared(fakeApi(), fixtureModule().spec, GUILD)).toEqual({ lists: {}, signedOut: false });
  });

  test('have paths without a server on screens about the user, and absolute paths as they are', async () => {
    const api = fakeApi();
    await readDeclared(api, withLists({ own: list('premium/'), all: list('/api/all/') }, 'user'), '');
    await readDeclared(api, withLists({ all: list('/api/all/') }), GUILD);
    expect(api.sent.map(({ path }) => path)).toEqual(['/auth/premium/', '/api/all/', '/api/all/']);
    await readDeclared(api, withLists({ own: list('premium/') }), 'a/b');
    expect(api.sent.at(-1)?.path).toBe('/auth/guilds/a%2Fb/premium/');
  });
});
