import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { BOT, HARBOUR_CHANNELS, HARBOUR_TAVERN } from '../../simulators/demo/world.ts';

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

const get = async (url: string, visitor = owner) => (await visitor('GET', url)).json();

async function save(body: object, visitor = owner) {
  const answer = await visitor('POST', `${PREMIUM}/welcome-leave/save/`, { body });
  return { status: answer.statusCode, ...answer.json() };
}

describe('lists with force_refresh', () => {
  test.each(['channels/', 'voice-channels/', 'categories/', 'roles/'])(
    '%s are read from Discord, and bursts share one request',
    async (list) => {
      const age = async (query = '') => {
        const answer = await owner('GET', `${PREMIUM}/${list}${query}`);
        expect(answer.statusCode, answer.body).toBe(200);
        return Number(answer.headers.age);
      };
      await age();
      site.advance(30_000);
      expect(await age()).toBe(30);
      expect(await age('?force_refresh=true')).toBe(0);
      site.advance(2000);
      expect(await age('?force_refresh=true')).toBe(2);
      site.advance(1500);
      expect(await age('?force_refresh=true')).toBe(0);
    },
  );
});

test("roles are read with the bot's own", async () => {
  await get(`${PREMIUM}/roles/`);
  site.advance(30_000);
  site.discord.requests.length = 0;
  await get(`${PREMIUM}/roles/?force_refresh=true`);
  const asked = site.discord.requests.map(({ path }) => path);
  expect(asked).toContainEqual(expect.stringMatching(`/members/${BOT}$`));
});

describe('while Discord does not answer', () => {
  const warm = async () => {
    await get(`${PREMIUM}/permissions`);
    await get(`${PREMIUM}/permissions`, admin);
    await get(`${PREMIUM}/channels/`);
  };

  test.each(['down', '500', 'malformed'] as const)('(%s) cached data is served for an hour', async (kind) => {
    await warm();
    site.discord.faults.set({ kind });
    site.advance(120_000);
    const old = await owner('GET', `${PREMIUM}/channels/`);
    expect(old.json().channels.length).toBeGreaterThan(3);
    expect(Number(old.headers.age)).toBeGreaterThanOrEqual(120);
    expect(await get(`${PREMIUM}/permissions`, admin)).toMatchObject({ can_modify: true });
    const body = { welcome_channel_id: HARBOUR_CHANNELS.general, welcome_message: 'Hi' };
    expect((await save(body, admin)).status).toBe(200);
    site.advance(3_600_000);
    expect((await owner('GET', `${PREMIUM}/channels/`)).statusCode).toBe(503);
  });

  test('only saves that need an unknown list are refused', async () => {
    await get(`${PREMIUM}/permissions`);
    site.discord.faults.set({ kind: 'down' });
    expect((await save({ leave_message: 'Bye' })).status).toBe(200);
    expect(await save({ welcome_channel_id: HARBOUR_CHANNELS.general })).toMatchObject({
      status: 503,
      error: expect.stringContaining('could not be checked'),
    });
  });

  test('the list of servers comes from the cache, or fails with a sentence', async () => {
    site.discord.faults.set({ kind: 'down' });
    const cold = await owner('GET', '/api/auth/user-data/');
    expect([cold.statusCode, cold.json().error]).toEqual([503, 'Failed to fetch user data. Please try again.']);
    site.discord.faults.set({ kind: 'none' });
    const warmed = await get('/api/auth/user-data/');
    site.discord.faults.set({ kind: 'down' });
    expect(await get('/api/auth/user-data/?force_refresh=true')).toEqual(warmed);
  });

  test('requests wait for a rate limit', async () => {
    site.discord.faults.set({ kind: '429', times: 1, delayMs: 300 });
    expect((await owner('GET', `${PREMIUM}/permissions`)).statusCode).toBe(200);
  });

  test('requests end in time even if Discord hangs', async () => {
    site.discord.faults.set({ kind: 'slow', delayMs: 20_000 });
    site.discord.requests.length = 0;
    expect((await owner('GET', `${PREMIUM}/permissions`)).statusCode).toBe(503);
    const asked = site.discord.requests.map(({ path }) => path);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.each(['channels', 'emojis'])('concurrent readers of %s share one request', async (list) => {
    site.discord.requests.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => get(`${PREMIUM}/${list}/`)));
    await get(`${PREMIUM}/${list}/`);
    expect(site.discord.requests.filter(({ path }) => path.endsWith(`/${list}`))).toHaveLength(1);
    site.advance(61_000);
    await get(`${PREMIUM}/${list}/`);
    expect(site.discord.requests.filter(({ path }) => path.endsWith(`/${list}`))).toHaveLength(2);
    site.discord.faults.set({ kind: 'down' });
    site.advance(61_000);
    const old = await owner('GET', `${PREMIUM}/${list}/`);
    expect([old.statusCode, Number(old.headers.age)]).toEqual([200, 61]);
  });
});
