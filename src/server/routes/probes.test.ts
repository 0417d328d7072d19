import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Site, startSite, type Visitor } from '../../../tests/server/site.ts';
import { HARBOUR_TAVERN } from '../../simulators/demo/world.ts';

const TOKEN = 'a-credential-for-figures-of-the-process';
const asMonitor = { headers: { authorization: `Bearer ${TOKEN}` } };
let site: Site;
let owner: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: TOKEN, LIMIT_REQUESTS: '40' });
  owner = await site.visit('owner');
  nobody = await site.visit();
});
afterAll(() => site.close());

/** The metrics, by name and labels. */
async function figures(): Promise<Record<string, number>> {
  site.advance(1000);
  const { body } = await nobody('GET', '/metrics', asMonitor);
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value] = /^(.+) (\S+)$/.exec(line) ?? [];
      return [name, Number(value)];
    }),
  );
}

describe('the probes', () => {
  test('answer without a session and without a limit, and rarely try to write', async () => {
    const writes = vi.spyOn(site.store, 'tryWriting');
    for (const url of ['/healthz', '/readyz']) {
      for (let count = 0; count < 50; count++) {
        const answer = await nobody('GET', url);
        expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
        expect(answer.headers['set-cookie']).toBeUndefined();
        expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
    for (const url of ['/healthz', '/readyz']) {
      const answer = await nobody('HEAD', url);
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
    expect(writes).toHaveBeenCalled();
    expect(writes.mock.calls.length).toBeLessThan(10);
  });

  test('for liveness need no store, whatever cookies are sent', async () => {
    const other = await startSite();
    try {
      const jar: Record<string, string> = {};
      await other.visit('owner', jar);
      const made = Object.entries(jar).map((pair) => pair.join('='));
      await other.store.close();
      for (const cookie of [
        ...made,
        'session=x',
        'session=x.y',
        'session=%00',
        'language=%ff',
        '=;;=',
        '__proto__=x',
      ]) {
        for (const accept of ['*/*', 'text/html']) {
          const headers = { cookie, accept };
          const answer = await other.app.inject({ method: 'GET', url: '/healthz', headers });
          expect([cookie, answer.statusCode, answer.headers['set-cookie']]).toEqual([cookie, 200, undefined]);
        }
      }
    } finally {
      await other.close();
    }
  });

  test('do not wait for a disk that does not answer', async () => {
    const settled = vi.spyOn(site.store, 'settled').mockReturnValue(new Promise(() => {}));
    try {
      for (const url of ['/healthz', '/readyz']) expect((await nobody('GET', url)).statusCode).toBe(200);
      vi.spyOn(site.store, 'tryWriting').mockReturnValue(new Promise(() => {}));
      site.advance(5000);
      expect((await nobody('GET', '/readyz')).statusCode).toBe(503);
    } finally {
      settled.mockRestore();
      vi.mocked(site.store.tryWriting).mockRestore();
    }
  });

  test('answer browsers with JSON too', async () => {
    expect((await nobody('GET', '/healthz', { headers: { accept: 'text/html' } })).headers['content-type']).toMatch(
      /^application\/json/,
    );
  });
});

describe('the metrics', () => {
  test.each([
    ['no credential', {}],
    ['another one', { authorization: 'Bearer something-else' }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['a part of it', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ])('are refused with %s', async (_, headers) => {
    const answer = await nobody('GET', '/metrics', { headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: 'This call requires the metrics token as a bearer token.' },
    ]);
  });

  test('are in the text format of Prometheus, each described once', async () => {
    const answer = await nobody('GET', '/metrics', asMonitor);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const lines = answer.body.split('\n').filter((line) => line !== '');
    const sample =
      /^[a-z_]\w*(\{[a-z_]+="(?:[^"\\\n]|\\.)*"(,[a-z_]+="(?:[^"\\\n]|\\.)*")*\})? (\d+(\.\d+)?(e[+-]\d+)?|Nan)$/;
    for (const line of lines) expect(line).toMatch(line.startsWith('#') ? /^# (HELP|TYPE) [a-z_]\w* .+$/ : sample);
    const kinds = lines.filter((line) => line.startsWith('# TYPE'));
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(lines.filter((line) => line.startsWith('# HELP'))).toHaveLength(kinds.length);
  });

  test('count requests by route and status, not by address', async () => {
    const channels = 'method="GET",route="/auth/guilds/:guildId/channels/",status="200"';
    const unknown = 'method="GET",route="",status="404"';
    const count = (labels: string) => `guildhall_http_request_duration_seconds_count{${labels}}`;
    const before = await figures();
    await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`);
    await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`);
    await nobody('GET', '/no/such/place?with=a-secret');
    const after = await figures();
    const grown = (labels: string) => (after[count(labels)] ?? 0) - (before[count(labels)] ?? 0);
    expect([grown(channels), grown(unknown)]).toEqual([2, 1]);
    expect(after[`guildhall_http_request_duration_seconds_bucket{le="+Inf",${channels}}`]).toBe(after[count(channels)]);
    expect(after[`guildhall_http_request_duration_seconds_bucket{le="10",${channels}}`]).toBe(after[count(channels)]);
    expect(after[`guildhall_http_request_duration_seconds_sum{${channels}}`]).toBeGreaterThan(0);
    expect(Object.keys(after).join()).not.toMatch(/secret|such/);
    expect(Object.keys(after).join()).not.toContain(HARBOUR_TAVERN);
  });

  test('cover the cache, the store, the bot and the process', async () => {
    const now = Date.now();
    await site.store.botState.write({
      websocket: 'connected',
      latency: 50,
      started_at: now,
      guild_count: 3,
      user_count: null,
      command_count: null,
      reported_at: now,
    });
    site.advance(10_000);
    const found = await figures();
    expect(found).toMatchObject({
      'guildhall_service_up{service="bot"}': 1,
      'guildhall_service_up{service="store"}': 1,
      'guildhall_service_up{service="redis"}': 1,
      'guildhall_service_up{service="discord"}': 1,
      guildhall_guilds: 3,
      guildhall_premium_guilds: 2,
      guildhall_bot_latency_seconds: 0.05,
    });
    expect(found.guildhall_bot_heartbeat_age_seconds).toBeGreaterThanOrEqual(10);
    expect(found['guildhall_cache_reads_total{result="hit"}']).toBeGreaterThan(0);
    expect(found.guildhall_cache_operations_total).toBeGreaterThan(0);
    expect(found.nodejs_eventloop_lag_p99_seconds).toBeGreaterThanOrEqual(0);
    expect(found['guildhall_events_total{outcome="accepted"}']).toBe(0);
    expect(found.process_resident_memory_bytes).toBeGreaterThan(1e6);
  });

  test('leave out what is unknown, and report that the store is down', async () => {
    const other = await startSite({ METRICS_TOKEN: TOKEN });
    try {
      const visitor = await other.visit();
      await other.store.close();
      const { body } = await visitor('GET', '/metrics', asMonitor);
      expect(body).toContain('guildhall_service_up{service="store"} 0\n');
      expect(body).not.toContain('guildhall_premium_guilds');
      expect(body).not.toContain('service="bot"');
    } finally {
      await other.close();
    }
  });
});
