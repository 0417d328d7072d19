import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import type { SettingsDocument } from '../../language/model.ts';
import { HARBOUR_TAVERN, LIBRARY_CHANNELS, LIBRARY_ROLES, QUIET_LIBRARY } from '../../simulators/demo/world.ts';
import type { ModuleStateAnswer, ServerOverview } from '../api/overview.ts';

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite();
  owner = await site.visit('owner');
});
afterAll(() => site.close());

async function overviewOf(guild: string, language = 'en', visitor = owner): Promise<ServerOverview> {
  const answer = await visitor('GET', `/auth/guilds/${guild}/overview/`, { headers: { 'accept-language': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function stateOf({ modules }: ServerOverview, id: string): ModuleStateAnswer {
  const found = modules.find((one) => one.id === id);
  if (!found) throw new Error(`The overview has no module ${id}`);
  return found;
}

async function save(guild: string, path: string, body: object): Promise<void> {
  const answer = await owner('POST', `/auth/guilds/${guild}/${path}`, { body });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Stores settings that no save would accept. */
async function store(guild: string, document: string, value: SettingsDocument): Promise<void> {
  const save = { guild, document, value, version: 0, expectedRevision: null, user: '1', at: site.now() };
  expect(await site.store.documents.save(save)).toMatchObject({ ok: true });
}

describe('the overview of a server', () => {
  test('has every module of the menu', async () => {
    const { modules } = await overviewOf(HARBOUR_TAVERN);
    const listed = site.catalogue.modules.filter(({ spec }) => spec.screen.menu).map(({ spec }) => spec.id);
    expect(modules.map(({ id }) => id)).toEqual(listed);
    expect(listed).not.toContain('functions');
  });

  test('says which plan unlocks a module, and what else it requires', async () => {
    expect(stateOf(await overviewOf(QUIET_LIBRARY), 'lottery')).toMatchObject({
      state: 'locked',
      unlock: { plan: 'premium', action: { to: '/premium' } },
    });
    await save(HARBOUR_TAVERN, 'currency-config/', { currency_system_enabled: false });
    expect(stateOf(await overviewOf(HARBOUR_TAVERN), 'shop')).toMatchObject({
      state: 'locked',
      unlock: { plan: null, title: 'Economy System Required' },
    });
  });

  test('says when a module was last changed, and who did it', async () => {
    const before = site.now();
    await save(HARBOUR_TAVERN, 'customize/', { prefix: '?' });
    const { changed } = stateOf(await overviewOf(HARBOUR_TAVERN), 'customize');
    expect(changed?.by).toMatchObject({ type: 'user', name: 'Marisol Vane' });
    expect(Date.parse(changed?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(stateOf(await overviewOf(HARBOUR_TAVERN), 'ranks').changed).toBeNull();
  });

  test('is in the language of the request', async () => {
    await save(HARBOUR_TAVERN, 'customize/', { bot_name: 'Scribe', prefix: '!' });
    expect(stateOf(await overviewOf(HARBOUR_TAVERN), 'customize')).toMatchObject({
      state: 'always',
      status: 'Speaks as Scribe, and its commands start with !',
    });
    expect(stateOf(await overviewOf(HARBOUR_TAVERN, 'ro'), 'customize').status).toBe(
      'Vorbește sub numele Scribe, iar comenzile încep cu !',
    );
  });

  test('tells how the bot is connected', async () => {
    expect((await overviewOf(QUIET_LIBRARY)).bot).toMatchObject({ connection: 'unknown', heard_at: null });
    const state = {
      websocket: 'connected',
      latency: 10,
      started_at: 0,
      guild_count: 3,
      user_count: null,
      command_count: null,
    } as const;
    await site.store.botState.write({ ...state, reported_at: site.now() });
    expect((await overviewOf(QUIET_LIBRARY)).bot).toMatchObject({
      connection: 'connected',
      heard_at: expect.any(String),
    });
    site.advance(91_000);
    expect((await overviewOf(QUIET_LIBRARY)).bot.connection).toBe('disconnected');
  });
});

describe('what the bot may not do', () => {
  test('is named once for each role and channel, with the settings that need it', async () => {
    const verification = { verification_enabled: true, auto_verification: false, verification_mode: 'permissive' };
    await store(QUIET_LIBRARY, 'userVerification.settings', {
      ...verification,
      log_channel_id: LIBRARY_CHANNELS.staffRoom,
      verified_role_id: LIBRARY_ROLES.librarian,
    });
    await store(QUIET_LIBRARY, 'welcomeLeave.settings', {
      welcome_enabled: true,
      welcome_channel_id: LIBRARY_CHANNELS.staffRoom,
      welcome_message: 'Hello {user}',
    });
    const overview = await overviewOf(QUIET_LIBRARY);
    expect(stateOf(overview, 'userVerification')).toMatchObject({
      state: 'incomplete',
      status: 'Verified members get @Admin',
    });
    expect(
      stateOf(overview, 'userVerification')
        .missing.map(({ address }) => address)
        .sort(),
    ).toEqual(['log_channel_id', 'verified_role_id']);
    expect(overview.bot.issues).toEqual([
      {
        kind: 'permissions',
        target: 'channel',
        name: 'staff-room',
        permissions: ['View Channel', 'Send Messages', 'Embed Links', 'Attach Files'],
        settings: [
          { module: 'userVerification', address: 'log_channel_id', label: 'Log channel' },
          { module: 'welcomeLeave', address: 'welcome_channel_id', label: 'Welcome channel' },
        ],
      },
      {
        kind: 'role',
        role: 'Admin',
        bot_role: 'Guildhall',
        settings: [{ module: 'userVerification', address: 'verified_role_id', label: 'Verified role' }],
      },
    ]);
  });

  test.each([
    ['en', 'Manage Roles', 'Verified role'],
    ['ro', 'Gestionare roluri', 'Rol pentru verificați'],
  ])('in the whole server is named once, with the settings that need it (%s)', async (language, permission, label) => {
    const setBot = async (permissions: bigint) => {
      const { world } = site.discord;
      const roles = world.guild(QUIET_LIBRARY)?.roles ?? [];
      world.setRoles(
        QUIET_LIBRARY,
        roles.map((one) => (one.id === LIBRARY_ROLES.bot ? { ...one, permissions } : one)),
      );
      site.advance(3_600_000);
    };
    await store(QUIET_LIBRARY, 'userVerification.settings', {
      verification_enabled: true,
      verification_mode: 'restrictive',
      verified_role_id: LIBRARY_ROLES.verified,
      unverified_role_id: LIBRARY_ROLES.visitor,
    });
    const ofServer = async () =>
      (await overviewOf(QUIET_LIBRARY, language)).bot.issues.filter(({ kind }) => kind === 'server');
    expect(await ofServer()).toEqual([]);
    await setBot(P.ViewChannel | P.SendMessages);
    const [issue, ...more] = await ofServer();
    expect(more).toEqual([]);
    expect(issue).toMatchObject({ kind: 'server', permissions: [permission] });
    expect(issue?.settings.map(({ address }) => address).toSorted()).toEqual([
      'unverified_role_id',
      'verified_role_id',
    ]);
    expect(issue?.settings).toContainEqual({ module: 'userVerification', address: 'verified_role_id', label });
    await setBot(P.Administrator);
    expect(await ofServer()).toEqual([]);
    await setBot(P.ViewChannel | P.SendMessages | P.ManageRoles);
    expect(await ofServer()).toEqual([]);
    site.discord.world.reset();
    site.advance(3_600_000);
  });

  test('does not matter while the module is off', async () => {
    await store(QUIET_LIBRARY, 'userVerification.settings', { verification_enabled: false, log_channel_id: '404' });
    await store(QUIET_LIBRARY, 'welcomeLeave.settings', {});
    const overview = await overviewOf(QUIET_LIBRARY);
    expect(overview.bot.issues).toEqual([]);
    expect(stateOf(overview, 'userVerification')).toMatchObject({ state: 'off', missing: [] });
  });

  test('nor does a channel that is gone keep the sentence about it', async () => {
    await store(QUIET_LIBRARY, 'welcomeLeave.settings', {
      leave_enabled: true,
      leave_channel_id: '404',
      leave_message: 'Bye {user}',
    });
    expect(stateOf(await overviewOf(QUIET_LIBRARY), 'welcomeLeave')).toMatchObject({
      state: 'incomplete',
      status: null,
      missing: [{ address: 'leave_channel_id', message: expect.stringContaining('no longer in the server') }],
    });
  });
});

test('while Discord does not list the channels, the rest is told, and nothing is called missing', async () => {
  site.discord.faults.set({ kind: '500', path: `/guilds/${HARBOUR_TAVERN}/channels` });
  site.advance(3_600_000);
  await store(HARBOUR_TAVERN, 'welcomeLeave.settings', {
    leave_enabled: true,
    leave_channel_id: '404',
    leave_message: 'Bye {user}',
  });
  const overview = await overviewOf(HARBOUR_TAVERN);
  site.discord.faults.set({ kind: 'none' });
  expect(overview.complete).toBe(false);
  expect(stateOf(overview, 'welcomeLeave')).toMatchObject({ state: 'on', status: null, missing: [] });
  expect(stateOf(overview, 'customize').state).toBe('always');
});
