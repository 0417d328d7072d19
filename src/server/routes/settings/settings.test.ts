import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor, type VisitorOptions } from '../../../../tests/server/site.ts';
import {
  ADMIN,
  FOREIGN_CHANNEL,
  HARBOUR_CHANNELS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  LIBRARY_CHANNELS,
  QUIET_LIBRARY,
} from '../../../simulators/demo/world.ts';

let site: Site;
let owner: Visitor;
let admin: Visitor;

beforeEach(async () => {
  await site?.close();
  site = await startSite();
  owner = await site.visit('owner');
  admin = await site.visit('admin');
});
afterAll(() => site.close());

const PREMIUM = `/auth/guilds/${HARBOUR_TAVERN}`;
const FREE = `/auth/guilds/${QUIET_LIBRARY}`;

const get = async (url: string, visitor = owner) => (await visitor('GET', url)).json();

async function post(
  url: string,
  body: unknown,
  { visitor = owner, headers }: { visitor?: Visitor } & VisitorOptions = {},
) {
  const answer = await visitor('POST', url, { body, headers });
  return { status: answer.statusCode, etag: answer.headers.etag, ...answer.json() };
}

describe('loading', () => {
  test('returns the defaults, the facts that the module declares, and revision 0', async () => {
    const answer = await owner('GET', `${FREE}/welcome-leave/`);
    expect(answer.headers.etag).toBe('"0"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      welcome_enabled: false,
      welcome_message: '',
      welcome_channel_id: null,
      welcome_image_enabled: false,
      welcome_image_theme: 'minimal',
      leave_enabled: false,
      leave_message: '',
      leave_channel_id: null,
      is_premium: false,
      server_name: 'Quiet Library',
    });
  });
});

describe('saving', () => {
  test('stores what is sent, and leaves the rest unchanged', async () => {
    expect(await post(`${PREMIUM}/customize/`, { prefix: '!', bot_name: 'Barkeep' })).toEqual({
      status: 200,
      etag: '"1"',
      success: true,
      message: 'All settings updated successfully!',
    });
    expect(await post(`${PREMIUM}/customize/`, { timezone: 'Europe/Bucharest' })).toMatchObject({ etag: '"2"' });
    const answer = await owner('GET', `${PREMIUM}/customize/`);
    expect(answer.headers.etag).toBe('"2"');
    expect(answer.json()).toMatchObject({
      prefix: '!',
      bot_name: 'Barkeep',
      timezone: 'Europe/Bucharest',
      is_premium: true,
    });
    const [row] = await site.store.db.selectFrom('history').selectAll().where('revision', '=', 2).execute();
    expect(JSON.parse(row?.value ?? '')).toEqual({ prefix: '!', bot_name: 'Barkeep', timezone: 'Europe/Bucharest' });
  });

  test.each([
    ['customize/', { timezone: 'Mars/Olympus' }, 'timezone', 'enum', 'Choose a time zone from the list'],
    [
      'reddit/settings/save/',
      { sources: ['memes', 'memes', 'MEMES'] },
      'sources',
      'uniqueItems',
      'Each subreddit can be in the list only once',
    ],
  ])('refuses what no form sends: %s %j', async (path, body, field, rule, message) => {
    expect(await post(`${PREMIUM}/${path}`, body)).toMatchObject({
      status: 400,
      error: message,
      problems: [{ path: field, rule, message }],
    });
  });

  test('from an outdated revision is refused with 412 and the current settings', async () => {
    await post(`${PREMIUM}/customize/`, { prefix: '!' }, { headers: { 'if-match': '"0"' } });
    const stale = await post(`${PREMIUM}/customize/`, { prefix: '?' }, { headers: { 'if-match': '"0"' } });
    expect(stale).toMatchObject({
      status: 412,
      etag: '"1"',
      error: 'These settings have changed in the meantime. Load them again and repeat your change.',
      current: { prefix: '!', bot_name: 'Guildhall', enable_slash_commands: true },
      by: null,
    });
    expect(await post(`${PREMIUM}/customize/`, { prefix: '?' }, { headers: { 'if-match': stale.etag } })).toMatchObject(
      {
        status: 200,
        etag: '"2"',
      },
    );
    expect((await post(`${PREMIUM}/customize/`, {}, { headers: { 'if-match': 'nonsense' } })).status).toBe(400);
  });

  test('from an outdated revision is told who else has saved', async () => {
    await post(`${PREMIUM}/settings/`, { admin_modify: true });
    await post(`${PREMIUM}/customize/`, { prefix: '!' }, { visitor: admin });
    const stale = await post(`${PREMIUM}/customize/`, { prefix: '?' }, { headers: { 'if-match': '"0"' } });
    expect(stale).toMatchObject({ status: 412, by: 'Harbourmaster' });
  });

  test('from an outdated revision is refused before it is validated', async () => {
    const rows = (count: number) =>
      [...'🎮🎲🎯🎳🎰🎨🎭🎪🎬🎤'].slice(0, count).map((emoji) => ({ emoji, role_id: null }));
    const store = (count: number) =>
      site.store.documents.save({
        guild: QUIET_LIBRARY,
        document: 'reactRoles.settings',
        value: { emoji_rows: rows(count) },
        version: 0,
        expectedRevision: null,
        user: '0',
        at: 0,
      });
    await store(10);
    const loaded = await get(`${FREE}/reactroles/`);
    expect(Object.keys(loaded.emoji_roles.roles)).toHaveLength(10);
    await store(7);
    const { emoji_roles } = loaded;
    const save = (etag: string, visitor = owner) =>
      post(
        `${FREE}/reactroles/save/`,
        { emoji_roles: { ...emoji_roles, message: 'Choose' } },
        { visitor, headers: { 'if-match': etag } },
      );
    const stale = await save('"1"');
    expect(stale).toMatchObject({ status: 412, etag: '"2"' });
    expect(Object.keys(stale.current.emoji_roles.roles)).toHaveLength(7);
    expect((await save('"2"')).status).toBe(400);
    // Users without the permission learn nothing about the settings.
    expect(await save('"1"', admin)).toMatchObject({ status: 403 });
  });

  test('different fields concurrently loses none of them', async () => {
    const changes = [
      { message_type: 'classic' },
      { timezone: 'Asia/Tokyo' },
      { enable_slash_commands: false },
      { bot_name: 'Ada' },
    ];
    const noise = Array.from({ length: 20 }, (_, index) => ({ prefix: '!'.repeat(1 + (index % 2)) }));
    const answers = await Promise.all([...noise, ...changes].map((body) => post(`${PREMIUM}/customize/`, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(24);
    expect(await get(`${PREMIUM}/customize/`)).toMatchObject(Object.assign({}, ...changes));
  });

  test('reports unknown keys, wrong types and other problems by their paths', async () => {
    expect(await post(`${PREMIUM}/customize/`, { prefix: '!', colour: 1 })).toMatchObject({
      status: 400,
      problems: [{ path: 'colour', rule: 'unknown', message: expect.stringContaining('colour') }],
    });
    const wrong = await post(`${PREMIUM}/customize/`, { prefix: '', bot_name: 'A', enable_slash_commands: 'true' });
    expect(wrong.status).toBe(400);
    expect(wrong.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
      'bot_name',
      'enable_slash_commands',
      'prefix',
    ]);
    expect(wrong.error).toBe(wrong.problems[0].message);
    expect((await owner('GET', `${PREMIUM}/customize/`)).headers.etag).toBe('"0"');
  });

  test('does not change fields that screens never send', async () => {
    const limit = async () => (await get(`${PREMIUM}/temporary-voice/`)).channel_creation_limit;
    await site.store.documents.save({
      guild: HARBOUR_TAVERN,
      document: 'tempVoice.settings',
      value: { channel_creation_limit: 4 },
      version: 0,
      expectedRevision: 0,
      user: '0',
      at: 0,
    });
    const body = { channel_creation_limit: 2, user_limit: 7 };
    expect(await post(`${PREMIUM}/temporary-voice/save/`, body)).toMatchObject({ status: 200 });
    expect(await get(`${PREMIUM}/temporary-voice/`)).toMatchObject({ user_limit: 7, channel_creation_limit: 4 });
    expect(await post(`${PREMIUM}/temporary-voice/save/`, { channel_creation_limit: 'x' })).toMatchObject({
      status: 200,
    });
    expect(await limit()).toBe(4);
  });

  test('validates fields that are always validated, even if they are not in use', async () => {
    const problem = { path: 'update_interval', message: 'Update interval must be between 5 and 60 minutes' };
    for (const update_interval of [4, 61]) {
      const answer = await post(`${PREMIUM}/statistics/save/`, { stats_channel_id: null, update_interval });
      expect(answer).toMatchObject({ status: 400, problems: [problem] });
    }
  });

  test('applies rules with their messages', async () => {
    const body = {
      welcome_enabled: true,
      welcome_message: 'Hello there',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    };
    expect(await post(`${PREMIUM}/welcome-leave/save/`, body)).toMatchObject({
      status: 400,
      error: 'Welcome message must include the {user} variable',
      problems: [{ path: 'welcome_message' }],
    });
    expect((await post(`${PREMIUM}/welcome-leave/save/`, { ...body, welcome_message: 'Hello {user}' })).status).toBe(
      200,
    );
  });

  test('refuses roles and channels of other servers, deleted ones and wrong types', async () => {
    for (const welcome_channel_id of [FOREIGN_CHANNEL, '1', HARBOUR_CHANNELS.taproomVoice, LIBRARY_CHANNELS.notices]) {
      expect(await post(`${PREMIUM}/welcome-leave/save/`, { welcome_channel_id })).toMatchObject({
        status: 400,
        problems: [{ path: 'welcome_channel_id', rule: 'reference' }],
      });
    }
    expect((await post(`${PREMIUM}/user-verification/save/`, { verified_role_id: '1' })).status).toBe(400);
    const verified_role_id = HARBOUR_ROLES.verified;
    expect((await post(`${PREMIUM}/user-verification/save/`, { verified_role_id })).status).toBe(200);
  });

  test('tolerates a stored reference to a deleted channel, but not a new one', async () => {
    const body = {
      welcome_enabled: true,
      welcome_message: 'Hello {user}',
      welcome_channel_id: HARBOUR_CHANNELS.welcome,
    };
    expect((await post(`${PREMIUM}/welcome-leave/save/`, body)).status).toBe(200);
    site.discord.world.deleteChannel(HARBOUR_TAVERN, HARBOUR_CHANNELS.welcome);
    site.advance(61_000);
    expect((await post(`${PREMIUM}/welcome-leave/save/`, { ...body, leave_message: 'Bye' })).status).toBe(200);
    expect((await post(`${PREMIUM}/welcome-leave/save/`, { leave_channel_id: HARBOUR_CHANNELS.welcome })).status).toBe(
      400,
    );
  });
});

describe('plans', () => {
  const locked = 'This feature requires premium subscription';

  test('refuse changes of locked fields, but accept them unchanged', async () => {
    expect(await post(`${FREE}/customize/`, { bot_name: 'Ada' })).toMatchObject({
      status: 403,
      error: locked,
      problems: [{ path: 'bot_name', rule: 'locked', message: locked }],
    });
    expect((await post(`${FREE}/customize/`, { bot_name: 'Guildhall', prefix: '!' })).status).toBe(200);
  });

  test('keep stored values when they lapse, and restore them later', async () => {
    await post(`${PREMIUM}/customize/`, { bot_name: 'Barkeep' });
    await site.store.subscriptions.revoke(HARBOUR_TAVERN, Date.now());
    for (const bot_name of ['Guildhall', 'Barkeep']) {
      expect((await post(`${PREMIUM}/customize/`, { bot_name, prefix: '!' })).status).toBe(200);
    }
    expect((await post(`${PREMIUM}/customize/`, { bot_name: 'Other' })).status).toBe(403);
    await site.store.subscriptions.grant({ guild: HARBOUR_TAVERN, plan: 'premium', now: Date.now() });
    expect(await get(`${PREMIUM}/customize/`)).toMatchObject({ bot_name: 'Barkeep', prefix: '!', is_premium: true });
  });

  test('and other modules can be required by a module, each with its message', async () => {
    expect(await post(`${FREE}/shop/config/`, {})).toMatchObject({
      status: 403,
      error: 'This feature requires a premium subscription',
    });
    expect(await post(`${PREMIUM}/shop/config/`, {})).toMatchObject({
      status: 409,
      error: 'Economy System must be enabled to use the Shop System',
    });
    const economy = { currency_system_enabled: true, primary_currency_emoji: '🪙' };
    expect((await post(`${PREMIUM}/currency-config/`, economy)).status).toBe(200);
    expect((await post(`${PREMIUM}/shop/config/`, {})).status).toBe(200);
  });
});

describe('rights', () => {
  test('are refused with the message of the module', async () => {
    expect(await post(`${FREE}/customize/`, {}, { visitor: admin })).toMatchObject({
      status: 403,
      error: 'You do not have permission to modify settings.',
    });
    expect(await post(`${FREE}/user-verification/save/`, {}, { visitor: admin })).toMatchObject({
      status: 403,
      error: 'You do not have permission to modify settings',
    });
  });

  test('to change who may modify settings belong to the owner', async () => {
    expect(await post(`${PREMIUM}/settings/`, { admin_modify: false }, { visitor: admin })).toMatchObject({
      status: 403,
      problems: [{ path: 'admin_modify', rule: 'owner' }],
    });
    expect((await post(`${PREMIUM}/settings/`, { admin_modify: true }, { visitor: admin })).status).toBe(200);
    expect((await post(`${PREMIUM}/settings/`, { admin_modify: false })).status).toBe(200);
    expect((await post(`${PREMIUM}/customize/`, {}, { visitor: admin })).status).toBe(403);
    expect((await get(`${PREMIUM}/permissions`, admin)).can_modify).toBe(false);
  });

  test('that were withdrawn are noticed by saves within two seconds', async () => {
    expect((await post(`${PREMIUM}/customize/`, { prefix: '!' }, { visitor: admin })).status).toBe(200);
    site.discord.world.setMember(HARBOUR_TAVERN, ADMIN, []);
    site.advance(2000);
    expect((await post(`${PREMIUM}/customize/`, { prefix: '?' }, { visitor: admin })).status).toBe(403);
  });
});

describe('bodies', () => {
  const send = async (body: string, type = 'application/json') => {
    const answer = await owner('POST', `${PREMIUM}/customize/`, { body, headers: { 'content-type': type } });
    return [answer.statusCode, answer.json().error];
  };

  test.each([
    ['nothing', '', 400, 'The request is not valid JSON.'],
    ['half of one', '{"prefix":', 400, 'The request is not valid JSON.'],
    ['a list', '[]', 400, 'The settings must be a JSON object.'],
    ['null', 'null', 400, 'The settings must be a JSON object.'],
    ['a text', '"text"', 400, 'The settings must be a JSON object.'],
    ['a prototype', '{"__proto__":{"x":1}}', 400, 'The key "__proto__" is not allowed.'],
    [
      'a hidden constructor',
      '{"prefix":{"constructor":{"prototype":{}}}}',
      400,
      'The key "constructor" is not allowed.',
    ],
    ['an empty character', '{"prefix":"a\\u0000"}', 400, 'The text contains a character that cannot be stored'],
    ['one in a key', '{"a\\u0000":1}', 400, 'The text contains a character that cannot be stored'],
    ['half a symbol', '{"prefix":"\\ud800"}', 400, 'The text contains a character that cannot be stored'],
    ['a deep nest', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, 400, 'The JSON is nested too deeply.'],
    [
      'a huge one',
      JSON.stringify({ prefix: 'x'.repeat(300_000) }),
      413,
      'The request is too large: at most 262,144 bytes are accepted.',
    ],
  ])('with %s are refused with a sentence', async (_like, body, status, sentence) => {
    const [code, error] = await send(body);
    expect(code).toBe(status);
    expect(error).toContain(sentence);
    expect((await owner('GET', `${PREMIUM}/customize/`)).headers.etag).toBe('"0"');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('of type %s are refused', async (type) => {
    expect(await send('{"prefix":"!"}', type)).toEqual([415, 'Send JSON (content type application/json).']);
  });
});
