import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runEvery } from '../../src/server/plugins/runEvery.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { Authority, messageKeys } from '../../src/simulators/paypal/certificates.ts';
import { PLANS, postgres, postgresIsAvailable } from './engines.ts';
import { portOf } from './portOf.ts';
import { REDIS, redisIsAvailable } from './redis.ts';
import { type Site, startSite, type Visitor } from './site.ts';
import { startTcpProxy, type TcpProxy, throughProxy } from './tcpProxy.ts';

const hasPostgres = await postgresIsAvailable();
const hasRedis = await redisIsAvailable();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Repeats a call until the answer is as expected. */
const reaches = <Answer>(ask: () => Promise<Answer>, expected: Answer) =>
  vi.waitFor(async () => expect(await ask()).toEqual(expected), { timeout: 30_000, interval: 100 });

async function lay(address: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(address);
  const line = await startTcpProxy({ host: hostname, port: Number(port) });
  closing.push(() => line.close());
  return line;
}

/** Puts a server in front of a proxy that speaks TLS like PostgreSQL. */
async function encrypted(line: TcpProxy, address: string): Promise<string> {
  const [authority, { publicKey, privateKey }] = await Promise.all([Authority.root('test'), messageKeys()]);
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const cert = await authority.signer(publicKey);
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      const inside = new TLSSocket(socket, { isServer: true, key, cert });
      const outside = connect(line.port, '127.0.0.1');
      inside.pipe(outside).pipe(inside);
      for (const end of [inside, outside])
        end.on('error', () => {}).on('close', () => [inside, outside].map((one) => one.destroy()));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(async () => void server.close());
  const port = portOf(server);
  const url = new URL(throughProxy({ ...line, port }, address));
  url.searchParams.set('sslmode', 'no-verify');
  return url.href;
}

async function start(env: Record<string, string>, store?: Store): Promise<{ site: Site; member: Visitor }> {
  const site = await startSite(env, store && { store });
  closing.push(() => site.close());
  const now = Date.now();
  await site.store.botState.write({
    websocket: 'connected',
    latency: 40,
    started_at: now,
    guild_count: 3,
    user_count: null,
    command_count: null,
    reported_at: now + 60_000,
  });
  return { site, member: await site.visit('member') };
}

describe.skipIf(!hasPostgres)('an unreachable PostgreSQL', () => {
  async function overLine() {
    const engine = postgres();
    await engine.prepare();
    closing.push(() => engine.clear());
    const address = String(engine.location().databaseUrl);
    const line = await lay(address);
    const { site, member } = await start({ DATABASE_URL: throughProxy(line, address) });
    const nobody = await site.visit();
    const states = async () => ({
      health: (await member('GET', '/api/health/')).statusCode,
      ready: (await nobody('GET', '/readyz')).statusCode,
      alive: (await nobody('GET', '/healthz')).statusCode,
    });
    return { site, line, states };
  }
  const PROBE_OK = { health: 200, ready: 200, alive: 200 };
  const OUT = { health: 503, ready: 503, alive: 200 };

  test('is reported at once, until it is available again', async () => {
    const { site, line, states } = await overLine();
    expect(await states()).toEqual(PROBE_OK);
    // Running statements fail, without affecting anything else.
    const underWay = expect(sql`select pg_sleep(60)`.execute(site.store.db)).rejects.toThrow();
    await pause(200);
    await line.cut();
    await underWay;
    expect(await states()).toEqual(OUT);
    await line.restore();
    await reaches(states, PROBE_OK);
  });

  test('that just stalls is reported after a while', async () => {
    const { line, states } = await overLine();
    expect(await states()).toEqual(PROBE_OK);
    line.stall();
    expect(await states()).toEqual(OUT);
    await line.restore();
    await reaches(states, PROBE_OK);
  });

  test.each(['in the open', 'encrypted'])('that stalls for good, %s, fails only what waits for it', async (how) => {
    const engine = postgres();
    await engine.prepare();
    closing.push(() => engine.clear());
    const address = String(engine.location().databaseUrl);
    const line = await lay(address);
    const databaseUrl = how === 'encrypted' ? await encrypted(line, address) : throughProxy(line, address);
    const patience = { statement: 1000, silence: 1500 };
    const store = await openStore({ databaseUrl, dataDir: '', plans: PLANS, timeouts: patience });
    closing.push(() => store.close());
    const { member } = await start({ DATABASE_URL: address }, store);
    const [app, log] = [fastify(), [] as string[]];
    closing.push(() => app.close());
    const work = () =>
      store
        .ping()
        .then(
          () => log.push('round'),
          (error) => log.push(error.message),
        )
        .then(() => {});
    runEvery(app, { every: 50, work, failure: '' });
    await app.ready();
    await expect.poll(() => log).toContain('round');
    const ask = () => member('GET', '/auth/premium-data/').then(({ statusCode, json }) => [statusCode, json()]);
    expect(await ask()).toEqual([200, []]);

    // A transaction may take longer than one statement may.
    await store.db.transaction().execute(async (trx) => {
      for (let step = 0; step < 3; step++) {
        await sql`select pg_sleep(0.7)`.execute(trx);
        await pause(300);
      }
    });
    // More than the pool has connections.
    const stuck = Array.from({ length: 15 }, () => sql`select pg_sleep(5)`.execute(store.db));
    await pause(200);
    line.stall();
    const begin = performance.now();
    const failed = Promise.allSettled(stuck);
    const waiting = ask();
    const first = await Promise.race(stuck.slice(0, 10).map((query) => query.catch(String)));
    expect(first).toContain('The database has not responded for 1.5 seconds');
    expect(performance.now() - begin).toBeLessThan(10_000);
    expect(await waiting).toEqual([503, { error: expect.stringContaining('Our database is not responding') }]);
    expect(performance.now() - begin).toBeLessThan(14_000);
    line.renew();
    expect((await failed).slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill('rejected'));
    await expect.poll(ask).toEqual([200, []]);
    await expect.poll(() => log.at(-1)).toBe('round');
  });
});

describe.skipIf(!hasRedis)('an unreachable Redis', () => {
  test('degrades health while everything works without it, until it is available again', async () => {
    const line = await lay(REDIS);
    const { site, member } = await start({ REDIS_URL: throughProxy(line, REDIS) });
    const status = async () => {
      site.advance(1000);
      const { status, services } = (await member('GET', '/api/health/')).json();
      return [status, services.redis.status, services.store.status];
    };
    await reaches(status, ['healthy', 'healthy', 'healthy']);
    await line.cut();
    expect(await status()).toEqual(['degraded', 'unhealthy', 'healthy']);
    const owner = await site.visit('owner');
    expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).statusCode).toBe(200);
    await line.restore();
    await reaches(status, ['healthy', 'healthy', 'healthy']);
  });
});
