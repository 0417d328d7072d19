import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { HARBOUR_TAVERN } from '../../src/simulators/demo/world.ts';
import { postgres, postgresIsThere } from './engines.ts';
import { along, type Line, lineTo } from './line.ts';
import { REDIS, redisIsThere } from './redis.ts';
import { type Site, startSite, type Visitor } from './site.ts';

const hasPostgres = await postgresIsThere();
const hasRedis = await redisIsThere();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Asks until the answer is the one that is waited for; the last one where it never is. */
async function until<Answer>(ask: () => Promise<Answer>, fits: (answer: Answer) => boolean): Promise<Answer> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const answer = await ask();
    if (fits(answer) || Date.now() > deadline) return answer;
    await pause(100);
  }
}

async function lay(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const line = await lineTo({ host: hostname, port: Number(port) });
  closing.push(() => line.close());
  return line;
}

async function start(env: Record<string, string>): Promise<{ site: Site; member: Visitor }> {
  const site = await startSite(env);
  closing.push(() => site.close());
  const now = Date.now();
  await site.store.botState.write({
    websocket: 'connected',
    latency: 40,
    started_at: now,
    guild_count: 3,
    reported_at: now + 60_000,
  });
  return { site, member: await site.visit('member') };
}

describe.skipIf(!hasPostgres)('PostgreSQL out of reach', () => {
  async function overLine() {
    const engine = postgres();
    await engine.prepare();
    closing.push(() => engine.clear());
    const address = String(engine.place().databaseUrl);
    const line = await lay(address);
    const { site, member } = await start({ DATABASE_URL: along(line, address) });
    const nobody = await site.visit();
    const states = async () => ({
      health: (await member('GET', '/api/health/')).statusCode,
      ready: (await nobody('GET', '/readyz')).statusCode,
      alive: (await nobody('GET', '/healthz')).statusCode,
    });
    return { site, line, states };
  }
  const WELL = { health: 200, ready: 200, alive: 200 };
  const OUT = { health: 503, ready: 503, alive: 200 };

  it('is told at once, and over once it is there again', async () => {
    const { site, line, states } = await overLine();
    expect(await states()).toEqual(WELL);
    // What is under way breaks off, and takes nothing with it.
    const underWay = expect(sql`select pg_sleep(60)`.execute(site.store.db)).rejects.toThrow();
    await pause(200);
    await line.cut();
    await underWay;
    expect(await states()).toEqual(OUT);
    await line.restore();
    expect(await until(states, ({ ready }) => ready === 200)).toEqual(WELL);
  });

  it('without a word is told, too, after a while', async () => {
    const { line, states } = await overLine();
    expect(await states()).toEqual(WELL);
    line.stall();
    expect(await states()).toEqual(OUT);
    await line.restore();
    expect(await until(states, ({ ready, health }) => ready === 200 && health === 200)).toEqual(WELL);
  });
});

describe.skipIf(!hasRedis)('Redis out of reach', () => {
  it('degrades the product, which goes on without it, until it is there again', async () => {
    const line = await lay(REDIS);
    const { site, member } = await start({ REDIS_URL: along(line, REDIS) });
    const status = async () => {
      site.advance(1000);
      const { status, services } = (await member('GET', '/api/health/')).json();
      return [status, services.redis.status, services.store.status];
    };
    expect(await until(status, ([, redis]) => redis === 'healthy')).toEqual(['healthy', 'healthy', 'healthy']);
    await line.cut();
    expect(await status()).toEqual(['degraded', 'unhealthy', 'healthy']);
    const owner = await site.visit('owner');
    expect((await owner('GET', `/auth/guilds/${HARBOUR_TAVERN}/channels/`)).statusCode).toBe(200);
    await line.restore();
    expect(await until(status, ([, redis]) => redis === 'healthy')).toEqual(['healthy', 'healthy', 'healthy']);
  });
});
