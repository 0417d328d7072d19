import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOREIGN_KEEP, HARBOUR_TAVERN, NEW_WORKSHOP } from '../../src/simulators/demo/world.ts';
import { ORIGIN, type Site, startSite, type Visitor } from './site.ts';

let site: Site;
let owner: Visitor;

beforeAll(async () => {
  site = await startSite({ LIMIT_REQUESTS: '0', LIMIT_SAVES: '0', LIMIT_PURCHASES: '0', LIMIT_COUPONS: '0' });
  owner = await site.visit('owner');
});
afterAll(() => site.close());

/** The first exists and has the bot, but the user is not a member; the others do not exist. */
const SERVERS = [FOREIGN_KEEP, '1', '99999999999999999999', '0', String(BigInt(HARBOUR_TAVERN) + 1n)];

/** Calls of every route about a server. */
function calls(guild: string): [method: string, url: string, body?: object][] {
  const below = site.routes
    .filter((route) => route.includes('/auth/guilds/:guildId/'))
    .map((route): [string, string, object?] => {
      const [method = '', url = ''] = route.split(' ');
      return [
        method,
        url.replace(':guildId', guild).replace(':backupId', 'x').replace(':cursor', '1'),
        method === 'POST' ? {} : undefined,
      ];
    });
  const order = {
    guild_id: guild,
    plan_type: 'monthly',
    success_url: `${ORIGIN}/`,
    cancel_url: `${ORIGIN}/`,
    code: 'X',
  };
  const premium = site.routes
    .filter((route) => /^POST \/auth\/(premium|coupon)\//.test(route))
    .map((route): [string, string, object] => ['POST', route.slice(5), order]);
  return [...below, ...premium, ['GET', `/auth/premium/status/?guild_id=${guild}`]];
}

/** An answer without headers that depend on time or the number of requests. */
async function answer(visitor: Visitor, [method, url, body]: [string, string, object?]) {
  const { statusCode, headers, body: text } = await visitor(method, url, { body });
  const kept = Object.entries(headers).filter(([name]) => !/^(date|x-ratelimit-.*)$/.test(name));
  return { statusCode, headers: Object.fromEntries(kept), text };
}

test('a foreign server and one that does not exist are answered alike', async () => {
  const [first = [], ...others] = SERVERS.map(calls);
  expect(first.length).toBeGreaterThanOrEqual(40);
  for (const [index, call] of first.entries()) {
    const foreign = await answer(owner, call);
    expect([call, foreign.statusCode, JSON.parse(foreign.text)]).toEqual([
      call,
      403,
      { error: 'You do not have permission to access this page.' },
    ]);
    for (const list of others) expect(await answer(owner, list[index] as (typeof first)[0])).toEqual(foreign);
  }
});

test('none of these calls makes the bot call Discord', async () => {
  await owner('GET', '/api/auth/user-data/');
  site.discord.requests.length = 0;
  for (const guild of SERVERS)
    for (const call of calls(guild).filter(([method]) => method === 'GET')) await answer(owner, call);
  expect(site.discord.requests.map(({ path }) => path)).toEqual([]);
  // Writes read the user's own servers again, but never others.
  for (const guild of SERVERS) for (const call of calls(guild)) await answer(owner, call);
  expect(site.discord.requests.filter(({ path }) => !path.endsWith('/users/@me/guilds'))).toEqual([]);
});

test("a user's own server without the bot says that the bot is missing", async () => {
  const { statusCode, text } = await answer(owner, ['GET', `/auth/guilds/${NEW_WORKSHOP}/`]);
  expect([statusCode, JSON.parse(text).error]).toEqual([404, 'This server was not found, or the bot is not in it.']);
});

test('a user who has left a server is refused like a stranger, and one who has joined gets access with the next check', async () => {
  const member = await site.visit('member');
  const url = `/auth/guilds/${HARBOUR_TAVERN}/permissions`;
  expect((await member('GET', url)).statusCode).toBe(200);
  const stranger = await answer(member, ['GET', `/auth/guilds/${FOREIGN_KEEP}/permissions`]);
  const id = (await member('GET', '/auth/user-data/')).json().user.id;
  const { world } = site.discord;
  const roles = world.member(HARBOUR_TAVERN, id)?.roles ?? [];
  world.removeMember(HARBOUR_TAVERN, id);
  site.advance(61_000);
  expect(await answer(member, ['GET', url])).toEqual(stranger);
  world.setMember(HARBOUR_TAVERN, id, roles);
  site.advance(61_000);
  expect((await member('GET', url)).statusCode).toBe(200);
});
