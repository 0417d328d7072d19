import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { connectRedis } from '../../src/server/services/cache/redis.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { REDIS, redisIsAvailable } from './redis.ts';
import { type Site, startSite, type Visitor } from './site.ts';
import { startTcpProxy, throughProxy } from './tcpProxy.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(env: Record<string, string>): Promise<Site> {
  const site = await startSite(env);
  closing.push(() => site.close());
  return site;
}

/** All URLs that save something. */
const saves = ({ routes }: Site) =>
  routes
    .filter((route) => route.startsWith('POST /auth/guilds/') && !/\/(seen|preview)\/$/.test(route))
    .map((route) =>
      route.slice(5).replace(':guildId', HARBOUR_TAVERN).replace(':backupId', 'x').replace(':cursor', '1'),
    );

const statusOf = async (visitor: Visitor, url: string) => (await visitor('POST', url, { body: {} })).statusCode;

describe('the limit of saves', () => {
  test("counts a user's saves of all kinds", async () => {
    const site = await start({ LIMIT_SAVES: '5' });
    const [owner, admin] = [await site.visit('owner'), await site.visit('admin')];
    const urls = saves(site);
    expect(urls.length).toBeGreaterThan(10);
    const statuses: number[] = [];
    for (const url of urls) statuses.push(await statusOf(owner, url));
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
    const refused = await owner('POST', urls[0] ?? '', { body: {} });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Another session of the same user, and another user.
    expect(await statusOf(await site.visit('owner'), urls[3] ?? '')).toBe(429);
    expect(await statusOf(admin, urls[0] ?? '')).not.toBe(429);
  });

  test('does not affect reads and calls with a limit of their own', async () => {
    const site = await start({ LIMIT_SAVES: '1' });
    const owner = await site.visit('owner');
    for (const url of saves(site).slice(0, 3)) await statusOf(owner, url);
    expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).statusCode).toBe(200);
    expect(await statusOf(owner, '/auth/coupon/validate/')).toBe(400);
  });
});

describe('wrong machine credentials', () => {
  const RIGHT = 'r'.repeat(40);
  const CALLS = [
    ['POST', '/api/bot/heartbeat/'],
    ['POST', '/api/bot/events/'],
    ['GET', `/api/bot/guilds/${HARBOUR_TAVERN}/settings/`],
    ['GET', '/metrics'],
  ] as const;

  test('are limited per address over all calls, without affecting the right one', async () => {
    const site = await start({ BOT_API_TOKEN: RIGHT, METRICS_TOKEN: RIGHT, LIMIT_CREDENTIALS: '6' });
    const call = async ([method, url]: (typeof CALLS)[number], token: string, remoteAddress = '192.0.2.1') => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const payload = method === 'POST' ? '{}' : undefined;
      return (await site.app.inject({ method, url, headers, payload, remoteAddress })).statusCode;
    };
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      statuses.push(await call(CALLS[guess % CALLS.length] ?? CALLS[0], `wrong-${guess}`));
    }
    expect(statuses).toEqual([...Array(6).fill(401), ...Array(6).fill(429)]);
    expect(await call(CALLS[0], 'wrong', '192.0.2.2')).toBe(401);
    expect(await call(CALLS[2], RIGHT)).toBe(200);
    expect(await call(CALLS[3], RIGHT)).toBe(200);
    const refused = site.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'credential-refused');
    expect(refused).toHaveLength(13);
    expect(refused[2]).toMatchObject({ method: 'GET', route: '/api/bot/guilds/:guildId/settings/' });
    expect(site.log.join()).not.toContain('wrong-');
  });
});

describe.skipIf(!(await redisIsAvailable()))('two processes', () => {
  test('count together in Redis, or separately while it is unavailable', async () => {
    // Separate from other tests that use the same Redis.
    const address = new URL(REDIS);
    address.pathname = '/13';
    const redis = connectRedis(address.href, () => {});
    await new Promise((ready) => redis.once('ready', ready));
    closing.push(() => redis.disconnect());
    const line = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
    closing.push(() => line.close());
    const env = { REDIS_URL: throughProxy(line, address.href), LIMIT_SAVES: '4' };
    const sites = [await start(env), await start(env)];
    const owners = await Promise.all(sites.map((site) => site.visit('owner')));
    const urls = saves(sites[0] as Site);
    const both = async (count: number) => {
      const limited: boolean[] = [];
      for (let turn = 0; turn < count; turn++) {
        limited.push((await statusOf(owners[turn % 2] as Visitor, urls[turn] ?? '')) === 429);
      }
      return limited;
    };
    await redis.flushdb();
    expect(await both(6)).toEqual([false, false, false, false, true, true]);
    await line.cut();
    await pause(100);
    expect(await both(10)).toEqual([...Array(8).fill(false), true, true]);
  });
});
