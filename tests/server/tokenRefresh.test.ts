import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { UpstreamUnavailable } from '../../src/server/services/cache/cachedReads.ts';
import { TokenRefused } from '../../src/server/services/discord/bearerGet.ts';
import { seal, type UserTokens } from '../../src/server/services/discord/tokenBox.ts';
import { tokenRefresh } from '../../src/server/services/discord/tokenRefresh.ts';
import type { Store } from '../../src/server/store/store.ts';
import { OWNER } from '../../src/simulators/demo/world.ts';
import { availableEngines } from './engines.ts';
import { REDIS, redisIsAvailable } from './redis.ts';
import { type CookieJar, type Site, startSite, type Visitor, visitorWith } from './site.ts';

const DAY = 24 * 3_600_000;
const ROUNDS = 8;
const FORCED = '/api/auth/user-data/?force_refresh=true';

const engines = await availableEngines();
const caches = [
  { cache: 'memory', env: {} },
  ...((await redisIsAvailable()) ? [{ cache: 'Redis', env: { REDIS_URL: REDIS } }] : []),
];

describe.each(engines)('two processes over $name', (engine) => {
  const stores: Store[] = [];
  let site: Site;
  let second: FastifyInstance;
  beforeEach(async () => {
    await engine.prepare();
  });
  afterEach(async () => {
    await second?.close();
    await site?.close();
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await engine.clear();
  });

  async function start(env: { REDIS_URL?: string }): Promise<void> {
    stores.push(await engine.open(), await engine.open());
    site = await startSite(env, { store: stores[0] });
    second = buildApp(site.config, {
      catalogue: site.catalogue,
      store: stores[1],
      now: site.now,
      logStream: { write() {} },
    });
    await second.ready();
  }

  /** A user's browser at each of the two processes, with an expired token. */
  async function expired(): Promise<{ visitors: Visitor[]; jar: CookieJar }> {
    const jar: CookieJar = {};
    const first = await site.visit('owner', jar);
    site.discord.grants.expireAccessTokens(OWNER);
    site.advance(7 * DAY - 30_000);
    site.discord.requests.length = 0;
    return { visitors: [first, visitorWith(second, { ...jar })], jar };
  }

  const refreshes = () => site.discord.requests.filter(({ path }) => path.endsWith('/oauth2/token')).length;

  test.each(caches)('refresh an expired token once, with a cache in $cache', async ({ env }) => {
    await start(env);
    const statuses: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { visitors } = await expired();
      site.discord.faults.set({ kind: 'slow', path: '/oauth2/token$', delayMs: 150, times: 2 });
      const answers = await Promise.all([...visitors, ...visitors].map((visitor) => visitor('GET', FORCED)));
      const later = await Promise.all(visitors.map((visitor) => visitor('GET', FORCED)));
      statuses.push([refreshes(), ...[...answers, ...later].map(({ statusCode }) => statusCode)]);
      site.discord.faults.set({ kind: 'none' });
    }
    expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => [1, 200, 200, 200, 200, 200, 200]));
  });

  test('both end the session if the refresh is refused', async () => {
    await start({});
    const { visitors } = await expired();
    site.discord.grants.revokeAll(OWNER);
    site.discord.faults.set({ kind: 'slow', path: '/oauth2/token$', delayMs: 150, times: 2 });
    const answers = await Promise.all(visitors.map((visitor) => visitor('GET', FORCED)));
    expect([refreshes(), ...answers.map(({ statusCode }) => statusCode)]).toEqual([1, 401, 401]);
  });

  test('keep the session if Discord does not answer or refuses our own credentials', async () => {
    await start({});
    const { visitors } = await expired();
    site.discord.faults.set({ kind: '500', path: '/oauth2/token$', times: 1 });
    const answers = await Promise.all(visitors.map((visitor) => visitor('GET', FORCED)));
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(401);
    site.discord.faults.set({ kind: 'none' });
    const again = await Promise.all(visitors.map((visitor) => visitor('GET', FORCED)));
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});

describe.each(engines)('a refresh over $name', (engine) => {
  const KEY = randomBytes(32);
  const old: UserTokens = { access: 'old access', refresh: 'old refresh', expiresAt: 0 };
  const anew: UserTokens = { access: 'new access', refresh: 'new refresh', expiresAt: Number.MAX_SAFE_INTEGER };
  const seen = () => store.sessions.tokens('a');
  let store: Store;
  beforeEach(async () => {
    await engine.prepare();
    store = await engine.open();
    await store.sessions.add({ id: 'a', user_id: '9', data: '{}', tokens: seal(old, KEY, '9'), expires_at: 9 });
  });
  afterEach(async () => {
    await store.close();
    await engine.clear();
  });

  function refreshWith(refresh: (token: string) => Promise<UserTokens>, leaseTimeout = 200) {
    const revoke = vi.fn(async () => {});
    const signIn = { refresh, revoke };
    return {
      revoke,
      ...tokenRefresh({ signIn, sessions: store.sessions, tokenKey: KEY, now: Date.now, leaseTimeout }),
    };
  }

  test('of a process that died is taken over after a while', async () => {
    await store.sessions.claimRefresh('a', (await seen()) ?? { tokens: '', refresh_lease: null }, 'of the dead');
    const asked = vi.fn(async () => anew);
    const begin = performance.now();
    // Long enough for an heir on a busy machine, which the other would take for dead.
    const heirs = [refreshWith(asked, 3000), refreshWith(asked, 3000)];
    expect(await Promise.all(heirs.map((heir) => heir.of('a', '9')))).toEqual([anew, anew]);
    expect(performance.now() - begin).toBeGreaterThan(3000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('that another process has taken over is awaited', async () => {
    await store.sessions.claimRefresh('a', (await seen()) ?? { tokens: '', refresh_lease: null }, 'of the dead');
    const asked = vi.fn(async () => anew);
    const waiting = refreshWith(asked, 60_000).of('a', '9');
    await new Promise((resolve) => setTimeout(resolve, 150));
    await store.sessions.claimRefresh('a', (await seen()) ?? { tokens: '', refresh_lease: null }, 'of the heir');
    await new Promise((resolve) => setTimeout(resolve, 150));
    await store.sessions.replaceTokens('a', seal(anew, KEY, '9'));
    expect(await waiting).toEqual(anew);
    expect(asked).not.toHaveBeenCalled();
  });

  test('that took too long does not end the session that another process has refreshed', async () => {
    let finish = () => {};
    const refused = Object.assign(new Error('invalid_grant'), { output: { statusCode: 400 } });
    const slow = refreshWith(
      () =>
        new Promise((_, reject) => {
          finish = () => reject(refused);
        }),
    );
    const waiting = slow.of('a', '9');
    await vi.waitFor(async () => expect((await seen())?.refresh_lease).toBeTruthy(), { timeout: 30_000 });
    expect(await refreshWith(async () => anew).of('a', '9')).toEqual(anew);
    finish();
    expect(await waiting).toEqual(anew);
    expect(await seen()).toMatchObject({ refresh_lease: null });
  });

  test('that completes after a sign-out revokes its tokens', async () => {
    const { of, revoke } = refreshWith(async () => {
      await store.sessions.destroy('a');
      return anew;
    });
    await expect(of('a', '9')).rejects.toThrow(TokenRefused);
    expect(revoke).toHaveBeenCalledWith('new refresh');
  });

  test('that fails also fails for waiting processes', async () => {
    let fail = () => {};
    const first = refreshWith(
      () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('down'));
        }),
    );
    const asked = vi.fn(async () => anew);
    const failing = expect(first.of('a', '9')).rejects.toThrow(UpstreamUnavailable);
    await vi.waitFor(async () => expect((await seen())?.refresh_lease).toBeTruthy(), { timeout: 30_000 });
    const reads = vi.spyOn(store.sessions, 'tokens');
    const waiting = expect(refreshWith(asked, 60_000).of('a', '9')).rejects.toThrow(UpstreamUnavailable);
    // Before its second read, it has seen the lease.
    await vi.waitFor(() => expect(reads.mock.calls.length).toBeGreaterThan(1), { timeout: 30_000 });
    fail();
    await Promise.all([failing, waiting]);
    expect(asked).not.toHaveBeenCalled();
    expect(await refreshWith(asked).of('a', '9')).toEqual(anew);
  });
});
