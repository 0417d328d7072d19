import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { GRAND_ASSEMBLY, HARBOUR_TAVERN, QUIET_LIBRARY } from '../../simulators/demo/world.ts';
import type { BotState } from '../store/botState.ts';
import type { Store } from '../store/store.ts';

let site: Site;
let member: Visitor;

beforeEach(async () => {
  site = await startSite();
  member = await site.visit('member');
});
afterEach(() => site.close());

const health = async (visitor = member) => (await visitor('GET', '/api/health/')).json();
const seconds = (count: number) => count * 1000;

/** A heartbeat of the bot. */
async function beat(state: Partial<BotState> = {}): Promise<void> {
  const now = Date.now();
  const well = {
    websocket: 'connected',
    latency: 41.5,
    started_at: now - seconds(7200),
    guild_count: 3,
    user_count: null,
    command_count: null,
  } as const;
  await site.store.botState.write({ ...well, reported_at: now, ...state });
}

describe('the health of the product', () => {
  test('is reported to signed-in users, as totals', async () => {
    expect((await (await site.visit())('GET', '/api/health/')).statusCode).toBe(401);
    await beat();
    const answer = await member('GET', '/api/health/');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { uptime } = answer.json().services.bot.details;
    expect(uptime).toBeGreaterThanOrEqual(7200);
    expect(uptime).toBeLessThan(7260);
    expect(answer.json()).toEqual({
      status: 'healthy',
      services: {
        bot: {
          status: 'healthy',
          details: { websocket: 'connected', guild_count: 3, premium_count: 2, latency: 41.5, uptime },
        },
        redis: { status: 'healthy', details: { metrics: { hit_ratio: 0, total_operations: expect.any(Number) } } },
        store: { status: 'healthy' },
        discord: { status: 'healthy' },
      },
      check_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test('counts servers with active Premium', async () => {
    await site.store.subscriptions.revoke(GRAND_ASSEMBLY, Date.now());
    expect((await health()).services.bot.details.premium_count).toBe(1);
    const now = Date.now();
    await site.store.subscriptions.grant({ guild: QUIET_LIBRARY, plan: 'premium', now, endsAt: now + seconds(60) });
    site.advance(seconds(2));
    expect((await health()).services.bot.details.premium_count).toBe(2);
    site.advance(seconds(60));
    expect((await health()).services.bot.details.premium_count).toBe(1);
  });

  test('counts cache operations', async () => {
    const owner = await site.visit('owner');
    const before = (await health()).services.redis.details.metrics;
    for (let count = 0; count < 2; count++) await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`);
    site.advance(seconds(2));
    const after = (await health()).services.redis.details.metrics;
    expect(after.hit_ratio).toBeGreaterThan(0);
    expect(after.hit_ratio).toBeLessThan(1);
    expect(after.total_operations).toBeGreaterThan(before.total_operations + 4);
  });
});

describe('the bot', () => {
  test('that never reported is disconnected', async () => {
    expect(await health()).toMatchObject({
      status: 'degraded',
      services: {
        bot: {
          status: 'unhealthy',
          details: { websocket: 'disconnected', guild_count: null, premium_count: 2, latency: null, uptime: null },
        },
        store: { status: 'healthy' },
      },
    });
  });

  test('is disconnected after 90 seconds without a heartbeat, until the next one', async () => {
    await beat();
    site.advance(seconds(85));
    expect(await health()).toMatchObject({ status: 'healthy' });
    site.advance(seconds(6));
    expect(await health()).toMatchObject({
      status: 'degraded',
      services: {
        bot: {
          status: 'unhealthy',
          details: { websocket: 'disconnected', guild_count: 3, latency: null, uptime: null },
        },
      },
    });
    await beat({ reported_at: Date.now() + seconds(91) });
    site.advance(seconds(2));
    expect(await health()).toMatchObject({ status: 'healthy', services: { bot: { details: { latency: 41.5 } } } });
  });

  test.each([
    ['reconnecting', 'degraded'],
    ['disconnected', 'unhealthy'],
  ] as const)('that is %s has no latency', async (websocket, status) => {
    await beat({ websocket });
    expect(await health()).toMatchObject({
      status: 'degraded',
      services: { bot: { status, details: { websocket, latency: null, uptime: expect.any(Number) } } },
    });
  });
});

describe('Discord', () => {
  const asked = () => site.discord.requests.filter(({ path }) => path === '/api/v10/users/@me').length;

  test('is asked at most every 30 seconds, and its outages are reported', async () => {
    await beat({ reported_at: Date.now() + seconds(60) });
    const before = asked();
    for (let count = 0; count < 5; count++) {
      expect(await health()).toMatchObject({ status: 'healthy' });
      site.advance(seconds(5));
    }
    expect(asked()).toBe(before + 1);
    site.discord.faults.set({ kind: 'down' });
    site.advance(seconds(5));
    expect(await health()).toMatchObject({
      status: 'degraded',
      services: { discord: { status: 'unhealthy' }, bot: { status: 'healthy' } },
    });
    site.discord.faults.set({ kind: 'none' });
    site.advance(seconds(30));
    expect(await health()).toMatchObject({ status: 'healthy' });
  });

  test('that takes too long is unhealthy', async () => {
    await beat();
    site.discord.faults.set({ kind: 'slow', delayMs: 60_000 });
    expect((await health()).services.discord).toEqual({ status: 'unhealthy' });
  });
});

describe('a store that does not answer', () => {
  test('is reported with a sentence, and by the probes', async () => {
    await site.store.close();
    const answer = await member('GET', '/api/health/');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: 'Our database is not responding at the moment. Please try again in a minute.' },
    ]);
    const nobody = await site.visit();
    expect((await nobody('GET', '/healthz')).statusCode).toBe(200);
    expect((await nobody('GET', '/readyz')).statusCode).toBe(503);
    expect((await nobody('GET', '/api/health/')).statusCode).toBe(401);
  });

  test('only after the session was read is reported in the health', async () => {
    const never = () => new Promise<never>(() => {});
    const { store } = site;
    const hanging: Store = { ...store, botState: { ...store.botState, read: never } };
    const other = await startSite({}, { store: hanging });
    try {
      // Both sites use the same store.
      expect(await health(await other.visit('member'))).toMatchObject({
        status: 'unhealthy',
        services: {
          store: { status: 'unhealthy' },
          bot: { status: 'unknown', details: { websocket: null, guild_count: null, premium_count: null } },
        },
      });
    } finally {
      await other.close();
    }
  });
});
