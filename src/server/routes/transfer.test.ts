import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { availableEngines } from '../../../tests/server/engines.ts';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import {
  ADMIN,
  FOREIGN_KEEP,
  GRAND_ASSEMBLY,
  HARBOUR_CHANNELS,
  HARBOUR_EMOJIS,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  LIBRARY_CHANNELS,
  LIBRARY_ROLES,
  MEMBER,
  NEW_WORKSHOP,
  QUIET_LIBRARY,
} from '../../simulators/demo/world.ts';

const TAVERN = `/auth/guilds/${HARBOUR_TAVERN}`;
const LIBRARY = `/auth/guilds/${QUIET_LIBRARY}`;
const FROM_TAVERN = { source: { from: 'server', guild_id: HARBOUR_TAVERN } };
const WELCOME = {
  welcome_enabled: true,
  welcome_channel_id: HARBOUR_CHANNELS.welcome,
  welcome_message: 'Hello {user}',
};

const engines = await availableEngines();

describe.each(engines)('settings from elsewhere, stored in $name', (engine) => {
  let site: Site;
  let owner: Visitor;
  let admin: Visitor;

  beforeEach(async () => {
    await engine.prepare();
    const store = await engine.open();
    site = await startSite({ LIMIT_SAVES: '0' }, { store });
    owner = await site.visit('owner');
    admin = await site.visit('admin');
  });
  afterEach(async () => {
    const { store } = site;
    await site.close();
    await store.close();
    await engine.clear();
  });

  async function save(guild: string, path: string, body: object, visitor = owner) {
    const answer = await visitor('POST', `${guild}/${path}`, { body });
    expect([path, answer.statusCode, answer.json().error]).toEqual([path, 200, undefined]);
  }

  async function preview(guild: string, body: object, visitor = owner) {
    const answer = await visitor('POST', `${guild}/transfer/preview/`, { body });
    return { status: answer.statusCode, etag: String(answer.headers.etag), ...answer.json() };
  }

  async function apply(guild: string, body: object, headers: Record<string, string>, visitor = owner) {
    const answer = await visitor('POST', `${guild}/transfer/`, { body, headers });
    return { status: answer.statusCode, etag: String(answer.headers.etag), ...answer.json() };
  }

  /** Previews and applies, as screens do. */
  async function take(guild: string, body: object, visitor = owner) {
    const { etag } = await preview(guild, body, visitor);
    return (await apply(guild, body, { 'if-match': etag }, visitor)).status;
  }

  const load = async (guild: string, path: string, visitor = owner) =>
    (await visitor('GET', `${guild}/${path}`)).json();

  /** Everything that is stored for a server. */
  async function stored(guild: string): Promise<string> {
    const rows = await site.store.db.selectFrom('documents').selectAll().where('guild_id', '=', guild).execute();
    return JSON.stringify(rows.map(({ document, value }) => [document, value]).sort());
  }

  test('are previewed, mapped and applied exactly as shown', async () => {
    await save(TAVERN, 'welcome-leave/save/', WELCOME);
    const body = { ...FROM_TAVERN, select: { welcomeLeave: null } };
    const first = await preview(LIBRARY, body);
    const key = `channel:${HARBOUR_CHANNELS.welcome}`;
    expect(first).toMatchObject({
      status: 200,
      refused: null,
      missing: [{ key, name: 'welcome', count: 1, target: null }],
    });
    // Without a channel, a welcome cannot be switched on.
    expect(first.changes.map(({ title }: { title: string }) => title.split(' › ').at(-1))).toEqual(['Welcome message']);
    expect(first.left_out).toMatchObject([{ message: 'Please select a channel for welcome messages' }]);

    const mapped = { ...body, mapping: { [key]: LIBRARY_CHANNELS.foyer } };
    const second = await preview(LIBRARY, mapped);
    expect(second.left_out).toEqual([]);
    expect(second.changes.map(({ after }: { after: string }) => after)).toEqual(['On', 'foyer', 'Hello {user}']);
    expect((await apply(LIBRARY, mapped, { 'if-match': first.etag })).status).toBe(412);
    expect((await apply(LIBRARY, mapped, { 'if-match': second.etag })).status).toBe(200);
    expect(await load(LIBRARY, 'welcome-leave/')).toMatchObject({
      ...WELCOME,
      welcome_channel_id: LIBRARY_CHANNELS.foyer,
    });
    expect((await preview(LIBRARY, mapped)).changes).toEqual([]);
  });

  test('show again what has changed on either side, and repeat nothing', async () => {
    await save(TAVERN, 'customize/', { prefix: '!' });
    const body = { ...FROM_TAVERN, select: { customize: ['prefix'] } };
    const seen = await preview(LIBRARY, body);
    await save(TAVERN, 'customize/', { prefix: '?' });
    const stale = await apply(LIBRARY, body, { 'if-match': seen.etag });
    expect(stale).toMatchObject({ status: 412, current: { changes: [{ before: '/', after: '?' }] } });
    await save(LIBRARY, 'customize/', { prefix: '#' });
    const again = await apply(LIBRARY, body, { 'if-match': stale.etag });
    expect(again).toMatchObject({ status: 412, current: { changes: [{ before: '#', after: '?' }] } });
    const headers = { 'if-match': again.etag, 'idempotency-key': '0123456789abcdef' };
    expect((await apply(LIBRARY, body, headers)).status).toBe(200);
    await save(LIBRARY, 'customize/', { prefix: '$' });
    expect((await apply(LIBRARY, body, headers)).status).toBe(200);
    expect(await load(LIBRARY, 'customize/')).toMatchObject({ prefix: '$' });
    expect((await apply(LIBRARY, { ...body, select: {} }, headers)).status).toBe(422);
    expect((await owner('POST', `${LIBRARY}/transfer/`, { body, headers: { 'if-match': '' } })).statusCode).toBe(428);
  });

  test('are made once by two processes, and stopped by a change of the right to make them', async () => {
    const store = await engine.open();
    const other = await startSite({ LIMIT_SAVES: '0' }, { store });
    try {
      await save(TAVERN, 'customize/', { prefix: '!' });
      const body = { ...FROM_TAVERN, select: { customize: ['prefix'] } };
      const { etag } = await preview(LIBRARY, body);
      const headers = { 'if-match': etag, 'idempotency-key': 'one-key-for-two-processes' };
      const made = await Promise.all(
        [owner, await other.visit('owner')].map((visitor) => apply(LIBRARY, body, headers, visitor)),
      );
      expect(made.map(({ status }) => status)).toEqual([200, 200]);
      const versions = site.store.db.selectFrom('history').selectAll().where('guild_id', '=', QUIET_LIBRARY);
      expect(await versions.where('kind', '=', 'copy').execute()).toHaveLength(1);

      await save(TAVERN, 'settings/', { admin_modify: true });
      const back = { source: { from: 'server', guild_id: QUIET_LIBRARY }, select: { customize: ['bot_name'] } };
      await save(TAVERN, 'customize/', { bot_name: 'Barkeeper' });
      const seen = await preview(TAVERN, back, admin);
      expect([seen.changes.length, seen.refused]).toEqual([1, null]);
      await save(TAVERN, 'settings/', { admin_modify: false });
      expect((await apply(TAVERN, back, { 'if-match': seen.etag }, admin)).status).toBe(403);
      expect(await load(TAVERN, 'customize/')).toMatchObject({ bot_name: 'Barkeeper' });
    } finally {
      await other.close();
      await store.close();
    }
  });

  test('replace what texts mention, and never hold an ID of the other server', async () => {
    const { verified } = HARBOUR_ROLES;
    const link = `https://discord.com/channels/${HARBOUR_TAVERN}/${HARBOUR_CHANNELS.rules}`;
    await save(TAVERN, 'welcome-leave/save/', {
      ...WELCOME,
      welcome_message: `Hi {user} <@&${verified}> <#${HARBOUR_CHANNELS.rules}> <:anchor:${HARBOUR_EMOJIS.anchor}>`,
      leave_message: `Bye {user} ${link}`,
    });
    const body = { ...FROM_TAVERN, select: { welcomeLeave: ['welcome_message', 'leave_message'] } };
    const seen = await preview(LIBRARY, body);
    // The role has a namesake, the channel and the emoji have none.
    expect(seen.missing.map(({ key, target }: Record<string, string>) => [key?.split(':')[0], target])).toEqual([
      ['role', LIBRARY_ROLES.verified],
      ['channel', null],
      ['emoji', null],
    ]);
    expect(seen.left_out).toMatchObject([{ message: 'It contains an ID of the other server.' }]);
    expect(await take(LIBRARY, body)).toBe(200);
    const { welcome_message, leave_message } = await load(LIBRARY, 'welcome-leave/');
    expect([welcome_message, leave_message]).toEqual([`Hi {user} <@&${LIBRARY_ROLES.verified}> #rules :anchor:`, '']);
    expect(await stored(QUIET_LIBRARY)).not.toContain(HARBOUR_TAVERN.slice(0, 14));
  });

  test('say of each entry of a list that it holds an ID of the other server', async () => {
    await save(TAVERN, 'reddit/settings/save/', { blacklist_keywords: [HARBOUR_CHANNELS.rules, 'spoiler'] });
    const body = { ...FROM_TAVERN, select: { redditDelivery: ['blacklist_keywords'] } };
    const { changes, left_out } = await preview(`/auth/guilds/${GRAND_ASSEMBLY}`, body);
    expect(changes).toMatchObject([{ after: 'spoiler' }]);
    expect(left_out).toMatchObject([
      { title: 'Reddit Delivery › Blocked keywords › 1', message: 'It contains an ID of the other server.' },
    ]);
  });

  test('leave everything alone that is not taken, whatever IDs it contains', async () => {
    const link = `https://discord.com/channels/${QUIET_LIBRARY}/${LIBRARY_CHANNELS.foyer}/990000000000000001`;
    const own = { ...WELCOME, welcome_channel_id: LIBRARY_CHANNELS.foyer, welcome_message: `Hi {user}, see ${link}` };
    await save(LIBRARY, 'welcome-leave/save/', { ...own, leave_message: 'Bye <:bye:900000000000000009>' });
    const before = await load(LIBRARY, 'welcome-leave/');
    await save(TAVERN, 'customize/', { prefix: '!' });
    const others = { ...FROM_TAVERN, select: { customize: ['prefix'] } };
    expect(await preview(LIBRARY, others)).toMatchObject({ changes: [{ path: 'prefix' }], missing: [], left_out: [] });
    expect(await take(LIBRARY, others)).toBe(200);
    expect(await load(LIBRARY, 'welcome-leave/')).toEqual(before);

    // It has a welcome message, and no leave message.
    const preset = { source: { from: 'preset', preset: 'friends' }, select: { welcomeLeave: null } };
    expect(await preview(LIBRARY, preset)).toMatchObject({ missing: [{ key: 'channel:1' }], left_out: [] });
    expect(await take(LIBRARY, preset)).toBe(200);
    const { welcome_message, leave_message } = await load(LIBRARY, 'welcome-leave/');
    expect(welcome_message).toContain('Make yourself at home');
    expect(leave_message).toBe(before.leave_message);
  });

  test('leave out what the plan does not allow, and name the plan that does', async () => {
    await save(TAVERN, 'customize/', { bot_name: 'Barkeeper', prefix: '!' });
    await save(TAVERN, 'currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
    const body = { ...FROM_TAVERN, select: { customize: ['bot_name', 'prefix'], economy: null } };
    const { changes, left_out } = await preview(LIBRARY, body);
    expect(changes).toMatchObject([
      { module: 'customize', path: 'prefix', title: 'Customize Bot › Command prefix', after: '!' },
    ]);
    expect(left_out).toMatchObject([
      { title: 'Customize Bot › Bot name', plan: 'premium' },
      { title: 'Economy', plan: 'premium' },
    ]);
    expect((await preview(`/auth/guilds/${GRAND_ASSEMBLY}`, body)).left_out).toEqual([]);
  });

  test('ask about nothing that is left out with its module', async () => {
    await save(TAVERN, 'currency-config/', { currency_system_enabled: true, primary_currency_emoji: '🪙' });
    await save(TAVERN, 'ranks/config/', { ranks: { mate: { name: 'Mate', role_id: HARBOUR_ROLES.sailor } } });
    await save(TAVERN, 'welcome-leave/save/', WELCOME);
    const body = { ...FROM_TAVERN, select: { economy: null, ranks: null, welcomeLeave: null } };
    const keys = ({ missing }: { missing: { key: string }[] }) => missing.map(({ key }) => key);
    const [role, channel] = [`role:${HARBOUR_ROLES.sailor}`, `channel:${HARBOUR_CHANNELS.welcome}`];
    const onFree = await preview(LIBRARY, body);
    expect(onFree.left_out).toMatchObject([{ title: 'Economy' }, { title: 'Ranks' }, {}]);
    expect(keys(onFree)).toEqual([channel]);
    expect(keys(await preview(`/auth/guilds/${GRAND_ASSEMBLY}`, body)).sort()).toEqual([channel, role]);
  });

  test('need rights in both servers, and settings of owners need their owners', async () => {
    await save(TAVERN, 'customize/', { prefix: '!' });
    const statuses = async (body: object, visitor: Visitor, guild: string) => [
      (await preview(guild, body, visitor)).status,
      (await apply(guild, body, { 'if-match': '*' }, visitor)).status,
    ];
    for (const guild_id of [FOREIGN_KEEP, '1', '99999999999999999999']) {
      expect(await statuses({ source: { from: 'server', guild_id } }, owner, LIBRARY)).toEqual([403, 403]);
    }
    const botless = { source: { from: 'server', guild_id: NEW_WORKSHOP } };
    expect(await statuses(botless, owner, LIBRARY)).toEqual([404, 404]);
    const itself = { source: { from: 'server', guild_id: QUIET_LIBRARY } };
    expect(await statuses(itself, owner, LIBRARY)).toEqual([400, 400]);
    const member = await site.visit('member');
    expect(await statuses(FROM_TAVERN, member, LIBRARY)).toEqual([403, 403]);
    // Administrators may read the library, but not change it; a member of the source may not read it.
    expect(await preview(LIBRARY, FROM_TAVERN, admin)).toMatchObject({ status: 200, refused: expect.any(String) });
    expect((await apply(LIBRARY, FROM_TAVERN, { 'if-match': '*' }, admin)).status).toBe(403);
    expect(await statuses({ source: { from: 'server', guild_id: QUIET_LIBRARY } }, admin, TAVERN)).toEqual([200, 200]);

    await save(LIBRARY, 'settings/', { admin_modify: true });
    const access = { select: { customize: ['admin_modify'] } };
    const fromLibrary = { source: { from: 'server', guild_id: QUIET_LIBRARY }, ...access };
    await save(TAVERN, 'settings/', { admin_modify: false });
    expect((await preview(TAVERN, fromLibrary)).changes).toHaveLength(1);
    const whole = { ...fromLibrary, select: { customize: null } };
    expect(JSON.stringify((await preview(TAVERN, whole)).changes)).not.toContain('Allow administrators');
    await save(TAVERN, 'settings/', { admin_modify: true });
    await save(LIBRARY, 'settings/', { admin_modify: false });
    // Neither is it read from there, nor may it be written here.
    expect(await preview(TAVERN, fromLibrary, admin)).toMatchObject({ changes: [], left_out: [] });
    const file = (await load(LIBRARY, 'settings-file/?modules=customize')) as object;
    const fromFile = { source: { from: 'file', file }, ...access };
    expect(await preview(TAVERN, fromFile, admin)).toMatchObject({
      changes: [],
      left_out: [{ message: 'Only the server owner can change who may modify the bot settings' }],
    });
    expect((await load(LIBRARY, 'settings-file/', admin)).modules.customize.settings).not.toHaveProperty(
      'admin_modify',
    );
  });

  test('are exported as a file that brings them back, and are readable in it', async () => {
    await save(TAVERN, 'welcome-leave/save/', WELCOME);
    const answer = await owner('GET', `${TAVERN}/settings-file/?modules=welcomeLeave`);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="harbour-tavern-settings-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = answer.json();
    expect(file).toMatchObject({
      type: 'bot-settings',
      format: 1,
      server: 'Harbour Tavern',
      modules: { welcomeLeave: { settings: WELCOME } },
      references: { [`channel:${HARBOUR_CHANNELS.welcome}`]: 'welcome' },
    });
    const body = { source: { from: 'file', file } };
    expect(await preview(TAVERN, body)).toMatchObject({ changes: [], missing: [], left_out: [] });
    const before = await stored(HARBOUR_TAVERN);
    await save(TAVERN, 'welcome-leave/save/', { welcome_enabled: false, welcome_message: '' });
    expect(await take(TAVERN, body)).toBe(200);
    expect(await stored(HARBOUR_TAVERN)).toBe(before);
    expect(await take(LIBRARY, body)).toBe(200);
    expect(await stored(QUIET_LIBRARY)).not.toContain(HARBOUR_TAVERN.slice(0, 14));
  });

  test('of a preset set up a new server, with names found in it', async () => {
    const { presets } = await load(LIBRARY, 'presets/');
    expect(presets.map(({ id }: { id: string }) => id)).toEqual(['friends', 'gaming', 'study']);
    const body = { source: { from: 'preset', preset: 'study' } };
    const { missing, changes } = await preview(LIBRARY, body);
    expect(missing.map(({ name, target }: Record<string, string>) => [name, target])).toEqual([
      ['Study hall', null],
      ['verification', null],
      ['Verified', LIBRARY_ROLES.verified],
      ['welcome', null],
    ]);
    expect(changes.length).toBeGreaterThan(0);
    expect((await preview(LIBRARY, { source: { from: 'preset', preset: 'none' } })).status).toBe(404);
  });

  test('mention members of this server, and others by name unless they are replaced', async () => {
    const stranger = '900000000000000009';
    const key = `member:${stranger}`;
    const settings = { welcome_message: `Ask <@${ADMIN}> or <@${stranger}>, {user}` };
    const modules = { welcomeLeave: { version: 0, settings } };
    const file = { type: 'bot-settings', format: 1, modules, references: { [key]: 'Zoe' } };
    const written = async (target?: string) => {
      const body = { source: { from: 'file', file }, ...(target && { mapping: { [key]: target } }) };
      const { missing } = await preview(TAVERN, body);
      expect(missing).toMatchObject([{ key, kind: 'member', name: 'Zoe', title: 'Member Zoe' }]);
      expect(await take(TAVERN, body)).toBe(200);
      return (await load(TAVERN, 'welcome-leave/')).welcome_message;
    };
    expect(await written()).toBe(`Ask <@${ADMIN}> or @Zoe, {user}`);
    expect(await written(MEMBER)).toBe(`Ask <@${ADMIN}> or <@${MEMBER}>, {user}`);
    expect(await written('900000000000000008')).toBe(`Ask <@${ADMIN}> or @Zoe, {user}`);
  });

  test('are not taken while it is unknown what belongs to this server', async () => {
    const modules = { customize: { version: 0, settings: { prefix: '!' } } };
    const body = { source: { from: 'file', file: { type: 'bot-settings', format: 1, modules } } };
    const before = await load(LIBRARY, 'customize/');
    await site.discord.close();
    const unknown = expect.stringMatching(/could not be checked/);
    expect(await preview(LIBRARY, body)).toMatchObject({ status: 200, changes: [], refused: unknown });
    expect(await apply(LIBRARY, body, { 'if-match': '*' })).toMatchObject({ status: 503, error: unknown });
    expect(await load(LIBRARY, 'customize/')).toEqual(before);
  });

  test.each<[string, unknown, string]>([
    ['no object', 'settings', "This isn't a settings file."],
    ['another file', { hello: 1 }, "This isn't a settings file."],
    ['no format', { type: 'bot-settings', modules: {} }, "This isn't a settings file."],
    ['a newer format', { type: 'bot-settings', format: 2, modules: {} }, 'made by a newer version'],
    ['no modules', { type: 'bot-settings', format: 1 }, 'This file is damaged.'],
    [
      'wrong names',
      { type: 'bot-settings', format: 1, modules: {}, references: { 'role:x': 'a' } },
      'This file is damaged.',
    ],
    [
      'a reached prototype',
      JSON.parse('{"type":"bot-settings","format":1,"modules":{"__proto__":{"version":0,"settings":{"prefix":"!"}}}}'),
      '__proto__',
    ],
    ['10 MB', { type: 'bot-settings', format: 1, modules: {}, server: 'x'.repeat(10_000_000) }, 'large'],
  ])('of a hostile file are refused with a sentence: %s', async (_, file, sentence) => {
    const before = await stored(HARBOUR_TAVERN);
    const body = { source: { from: 'file', file } };
    for (const answer of [await preview(TAVERN, body), await apply(TAVERN, body, { 'if-match': '*' })]) {
      expect([400, 413]).toContain(answer.status);
      expect(answer.error).toContain(sentence);
    }
    expect(await stored(HARBOUR_TAVERN)).toBe(before);
  });

  test('of a file are left out and named if they are unknown, of a wrong type or too new', async () => {
    const file = {
      type: 'bot-settings',
      format: 1,
      modules: {
        customize: { version: 0, settings: { prefix: 7, colour: 1, enable_slash_commands: false } },
        welcomeLeave: { version: 9999, settings: {} },
        blackjack: { version: 0, settings: [] },
        unheardOf: { version: 0, settings: {} },
        tempVoice: { version: 0, settings: { channel_creation_limit: 5, templates: [{ name: {} }, 3] } },
        rewards: { version: 0, settings: { daily_reward_premium_chance: 'often' } },
      },
    };
    const body = { source: { from: 'file', file } };
    const { changes, left_out } = await preview(TAVERN, body);
    expect(changes).toMatchObject([{ title: 'Customize Bot › Slash commands' }]);
    expect(left_out.map(({ title, message }: Record<string, string>) => [title, message])).toEqual([
      ['Welcome & Leave Messages', 'These settings are from a newer version.'],
      ['Blackjack', 'These settings cannot be read.'],
      ['unheardOf', 'There is no such module here.'],
      ['Customize Bot › Command prefix', 'This value has the wrong type.'],
      ['Customize Bot › colour', 'There is no such setting here.'],
      ['Daily Rewards › Premium currency chance', 'This value has the wrong type.'],
      ['Temporary Voice Channels › Templates', 'This value has the wrong type.'],
    ]);
  });

  test('with HTML and ten thousand rows are treated like any other', async () => {
    const html = '<script>alert(1)</script>';
    const templates = Array.from({ length: 10_000 }, (_, index) => ({ name: `${html}${index}`, template: 'x' }));
    const file = {
      type: 'bot-settings',
      format: 1,
      modules: { tempVoice: { version: 0, settings: { templates, channel_name_template: '<b>x</b>' } } },
    };
    const { changes, left_out } = await preview(TAVERN, { source: { from: 'file', file } });
    expect(changes).toContainEqual(expect.objectContaining({ after: '<b>x</b>' }));
    expect(left_out.length).toBeGreaterThan(0);
  });
});
