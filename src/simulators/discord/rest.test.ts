import { REST } from '@discordjs/rest';
import { type APIGuild, PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ADMIN,
  ASSEMBLY_CHANNEL_COUNT,
  ASSEMBLY_EMOJI_COUNT,
  ASSEMBLY_ROLE_COUNT,
  BOT,
  demoCredentials,
  FOREIGN_KEEP,
  GRAND_ASSEMBLY,
  HARBOUR_ROLES,
  HARBOUR_TAVERN,
  MEMBER,
  NEW_WORKSHOP,
  OWNER,
  QUIET_LIBRARY,
  STRANGER,
} from '../demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from './simulator.ts';
import { asBot, read, signIn } from './testing.ts';

let simulator: DiscordSimulator;
beforeAll(async () => {
  simulator = await startDiscordSimulator({ rateLimit: { limit: 1000, windowMs: 1000 } });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.world.reset());

type Listed = { id: string; owner: boolean; permissions: string };
const bodyOf = async <T>(path: string, authorization = asBot): Promise<T> =>
  (await read(simulator, path, authorization)).json();
const bearer = async (login: string, scope?: string) =>
  `Bearer ${(await signIn(simulator, login, scope)).access_token}`;

describe('the guilds of a user', () => {
  test('the owner owns four', async () => {
    const guilds = await bodyOf<Listed[]>('/users/@me/guilds', await bearer('owner'));
    expect(guilds.map(({ id }) => id)).toEqual([HARBOUR_TAVERN, QUIET_LIBRARY, GRAND_ASSEMBLY, NEW_WORKSHOP]);
    expect(guilds.every(({ owner }) => owner)).toBe(true);
  });

  test('the admin is an administrator of three and owns none', async () => {
    const guilds = await bodyOf<Listed[]>('/users/@me/guilds', await bearer('admin'));
    expect(guilds.map(({ id }) => id)).toEqual([HARBOUR_TAVERN, QUIET_LIBRARY, GRAND_ASSEMBLY]);
    for (const { owner, permissions } of guilds) {
      expect(owner).toBe(false);
      expect(BigInt(permissions) & PermissionFlagsBits.Administrator).not.toBe(0n);
    }
  });

  test('the member has no permissions', async () => {
    const guilds = await bodyOf<Listed[]>('/users/@me/guilds', await bearer('member'));
    expect(guilds.map(({ id }) => id)).toEqual([HARBOUR_TAVERN]);
    const rights = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;
    expect(BigInt(guilds[0]?.permissions ?? '-1') & rights).toBe(0n);
  });

  test("the bot's are those it was added to", async () => {
    const guilds = await bodyOf<Listed[]>('/users/@me/guilds');
    expect(guilds.map(({ id }) => id)).toEqual([HARBOUR_TAVERN, QUIET_LIBRARY, GRAND_ASSEMBLY, FOREIGN_KEEP]);
  });

  test('are paginated', async () => {
    const ids = async (query: string) =>
      (await bodyOf<Listed[]>(`/users/@me/guilds?${query}`, await bearer('owner'))).map(({ id }) => id);
    expect(await ids('limit=2')).toEqual([HARBOUR_TAVERN, QUIET_LIBRARY]);
    expect(await ids(`limit=2&after=${QUIET_LIBRARY}`)).toEqual([GRAND_ASSEMBLY, NEW_WORKSHOP]);
    expect(await ids(`limit=1&before=${GRAND_ASSEMBLY}`)).toEqual([QUIET_LIBRARY]);
  });

  test.each(['limit=0', 'limit=201', 'limit=many', 'after=x', 'with_counts=maybe'])('%s is refused', async (query) => {
    const response = await read(simulator, `/users/@me/guilds?${query}`, await bearer('owner'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 50035 });
  });
});

describe('a guild', () => {
  test('is read by the bot', async () => {
    const guild = await bodyOf<APIGuild>(`/guilds/${HARBOUR_TAVERN}?with_counts=true`);
    expect(guild).toMatchObject({ id: HARBOUR_TAVERN, owner_id: OWNER, approximate_member_count: 1284 });
    expect(guild.roles.find(({ id }) => id === HARBOUR_TAVERN)).toMatchObject({ name: '@everyone', position: 0 });
    expect(await bodyOf(`/guilds/${HARBOUR_TAVERN}`)).not.toHaveProperty('approximate_member_count');
  });

  test.each(['', '/roles', '/channels', `/members/${OWNER}`])('is unknown without the bot (%s)', async (path) => {
    for (const id of [NEW_WORKSHOP, '1']) {
      const response = await read(simulator, `/guilds/${id}${path}`, asBot);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'Unknown Guild', code: 10004 });
    }
  });

  test('can be as large as Discord allows, with distinct names and positions', async () => {
    const roles = await bodyOf<{ id: string; name: string; position: number }[]>(`/guilds/${GRAND_ASSEMBLY}/roles`);
    const channels = await bodyOf<{ id: string; parent_id: string | null; type: number }[]>(
      `/guilds/${GRAND_ASSEMBLY}/channels`,
    );
    expect(roles).toHaveLength(ASSEMBLY_ROLE_COUNT);
    expect(new Set(roles.map(({ name }) => name)).size).toBe(roles.length);
    expect(new Set(roles.map(({ position }) => position)).size).toBe(roles.length);
    expect(channels).toHaveLength(ASSEMBLY_CHANNEL_COUNT);
    expect(new Set([...roles, ...channels].map(({ id }) => id)).size).toBe(roles.length + channels.length);
    expect(new Set(channels.map(({ type }) => type))).toEqual(new Set([0, 2, 4, 5, 15]));
    for (const category of channels.filter(({ type }) => type === 4)) {
      expect(channels.filter(({ parent_id }) => parent_id === category.id).length).toBeLessThanOrEqual(50);
    }
  });

  test('has its own emojis, some of them animated', async () => {
    const emojis = await bodyOf<{ name: string; animated: boolean }[]>(`/guilds/${GRAND_ASSEMBLY}/emojis`);
    expect(emojis).toHaveLength(ASSEMBLY_EMOJI_COUNT);
    expect(emojis.filter(({ animated }) => animated)).toHaveLength(20);
    expect((await bodyOf<APIGuild>(`/guilds/${GRAND_ASSEMBLY}`)).emojis).toEqual(emojis);
  });

  test('distinguishes members from strangers', async () => {
    const path = (user: string) => `/guilds/${HARBOUR_TAVERN}/members/${user}`;
    expect(await bodyOf(path(ADMIN))).toMatchObject({
      nick: 'Harbourmaster',
      roles: [HARBOUR_ROLES.admin, HARBOUR_ROLES.verified],
    });
    expect(await bodyOf(path(BOT))).toMatchObject({ user: { id: BOT, bot: true } });
    expect(await bodyOf(path(STRANGER))).toEqual({ message: 'Unknown Member', code: 10007 });
    expect(await bodyOf(path('1'))).toEqual({ message: 'Unknown User', code: 10013 });
  });

  test('reflects changes of the world', async () => {
    simulator.world.deleteRole(HARBOUR_TAVERN, HARBOUR_ROLES.sailor);
    const roles = await bodyOf<{ id: string }[]>(`/guilds/${HARBOUR_TAVERN}/roles`);
    expect(roles.some(({ id }) => id === HARBOUR_ROLES.sailor)).toBe(false);
    const member = await bodyOf<{ roles: string[] }>(`/guilds/${HARBOUR_TAVERN}/members/${MEMBER}`);
    expect(member.roles).toEqual([HARBOUR_ROLES.verified]);
    simulator.world.removeBot(HARBOUR_TAVERN);
    expect((await read(simulator, `/guilds/${HARBOUR_TAVERN}`, asBot)).status).toBe(404);
  });
});

describe('access', () => {
  test.each([undefined, 'Bot wrong', 'Bearer wrong', `Bearer ${demoCredentials.botToken}`, 'Basic x'])(
    'is refused with the authorization %s',
    async (authorization) => {
      const response = await read(simulator, '/users/@me', authorization);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ message: '401: Unauthorized', code: 0 });
    },
  );

  test('is limited to the scopes of a user', async () => {
    const identified = await bearer('owner', 'identify');
    expect((await read(simulator, '/users/@me', identified)).status).toBe(200);
    expect((await read(simulator, '/users/@me/guilds', identified)).status).toBe(403);
    expect((await read(simulator, '/users/@me', await bearer('owner', 'guilds'))).status).toBe(403);
    expect((await read(simulator, `/guilds/${HARBOUR_TAVERN}`, identified)).status).toBe(401);
    expect(await bodyOf('/users/@me', identified)).not.toHaveProperty('email');
    expect(await bodyOf('/users/@me', await bearer('owner', 'identify email'))).toHaveProperty('email');
  });
});

test('invalid ids and unknown paths are reported', async () => {
  expect(await bodyOf('/guilds/tavern')).toMatchObject({ code: 50035 });
  expect((await read(simulator, '/guilds', asBot)).status).toBe(404);
  expect(await (await fetch(`${simulator.url}/nowhere`)).json()).toEqual({ message: '404: Not Found', code: 0 });
});

describe('rate limits', () => {
  test('are sent and enforced, for each guild separately', async () => {
    const strict = await startDiscordSimulator({ rateLimit: { limit: 2, windowMs: 60_000 } });
    try {
      const ask = (guild: string) => read(strict, `/guilds/${guild}`, asBot);
      const left = async (guild: string) => (await ask(guild)).headers.get('x-ratelimit-remaining');
      expect([await left(HARBOUR_TAVERN), await left(HARBOUR_TAVERN)]).toEqual(['1', '0']);
      const refused = await ask(HARBOUR_TAVERN);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
      expect(await refused.json()).toMatchObject({ global: false, retry_after: expect.any(Number) });
      expect((await ask(QUIET_LIBRARY)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

test("Discord's usual client works with the simulator", async () => {
  const rest = new REST({ api: `${simulator.url}/api`, retries: 0 }).setToken(demoCredentials.botToken);
  expect(await rest.get(Routes.guild(HARBOUR_TAVERN))).toMatchObject({ name: 'Harbour Tavern' });
  await expect(rest.get(Routes.guildRoles(NEW_WORKSHOP))).rejects.toMatchObject({ status: 404, code: 10004 });
  simulator.faults.set({ kind: '429', times: 1, delayMs: 50 });
  expect(await rest.get(Routes.guildChannels(HARBOUR_TAVERN))).toHaveLength(14);
});
