import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Client, type Request, type Result } from 'autocannon';
import { demoCredentials } from '../../../src/simulators/demo/world.ts';
import { postgres, postgresIsAvailable } from '../../server/engines.ts';
import { REDIS, redisIsAvailable } from '../../server/redis.ts';
import { signIn } from '../../server/signIn.ts';
import { median, percentile, type Ratio, ratioOfMedians } from '../statistics.ts';
import { CACHE } from '../synthetic/project.ts';
import { bundleChildren, startChild } from './children.ts';

export const SERVER_ENGINES = ['sqlite', 'postgres'] as const;
export type ServerEngine = (typeof SERVER_ENGINES)[number];

export interface ServerResult {
  engine: ServerEngine;
  lines: ServerLine[];
  /** Successful saves, and new revisions in the store: if there are fewer, a save was lost. */
  answeredSaves: number;
  storedSaves: number;
}

export interface ServerLine {
  what: string;
  /** Per second: the median and the minimum of the rounds. */
  rate: number;
  least: number;
  /** Milliseconds; absent if there are no requests. */
  p50?: number;
  p99?: number;
  /** CPU time of the server per response, in microseconds. Least affected by a busy machine. */
  cpu?: number;
  /** This rate divided by that of the constant response, and the CPU time of the constant response divided by this one's. */
  toConstant?: { rate: Ratio; cpu: Ratio };
  rounds: number[];
}

/** A document of medium size. */
const LOAD = 'welcome-leave/';
const SAVE = 'welcome-leave/save/';
interface Load {
  what: string;
  origin: string;
  requests(guild: string): Request[];
}

/**
 * Measures requests per second with SQLite, or with PostgreSQL and Redis: reading settings, saving them durably and, for comparison, a constant
 * response of the same server, in turns. Each connection uses a guild of its own.
 * @returns nothing if the engine is not there
 */
export async function measureServer({
  engine,
  rounds,
  seconds,
}: {
  engine: ServerEngine;
  rounds: number;
  seconds: number;
}): Promise<ServerResult[]> {
  if (engine === 'sqlite') return [await measureWith(engine, { DATABASE_URL: '', REDIS_URL: '' }, { rounds, seconds })];
  if (!(await postgresIsAvailable()) || !(await redisIsAvailable())) return [];
  const database = postgres({ durable: true });
  await database.prepare();
  try {
    // A Redis database of its own, because tests use the first.
    const services = { DATABASE_URL: database.location().databaseUrl ?? '', REDIS_URL: `${REDIS}/15` };
    return [await measureWith(engine, services, { rounds, seconds })];
  } finally {
    await database.clear();
  }
}

async function measureWith(
  engine: ServerEngine,
  services: NodeJS.ProcessEnv,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<ServerResult> {
  console.log(`server: starting with ${engine}`);
  const dataDir = join(CACHE, 'server');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  await bundleChildren('discord', 'application');
  const discord = await startChild<{ url: string; guilds: string[] }>('discord');
  const { url, guilds } = discord.hello;
  const server = await startChild<{ port: number }>('application', { ...environment(dataDir, url), ...services });
  try {
    const session = await signInAt(server.hello.port, discord.child);
    const loads = loadsFor(session, await settingsOf(session, guilds[0] ?? ''));
    const before = await totalRevision(session, guilds);
    const fsyncs: number[] = [];
    const results = await inTurns(guilds, loads, {
      rounds,
      seconds,
      cpu: () => cpuOf(server.child),
      between: () => fsyncs.push(fsyncRate(dataDir)),
    });
    const answeredSaves = results.save.all.reduce((sum, { result }) => sum + result['2xx'], 0);
    const constant = results.constant.all;
    return {
      engine,
      lines: [
        ...Object.values(results).map(({ load, all }) => lineOf(load.what, all, constant)),
        { what: 'write of 4 KiB and fsync, this disk', ...spread(fsyncs) },
      ],
      answeredSaves,
      storedSaves: (await totalRevision(session, guilds)) - before,
    };
  } finally {
    await server.stop();
    await discord.stop();
  }
}

function environment(dataDir: string, discordUrl: string): NodeJS.ProcessEnv {
  const unlimited = { LIMIT_REQUESTS: '0', LIMIT_LOGINS: '0', LIMIT_REFRESHES: '0', LIMIT_SAVES: '0' };
  return {
    ...unlimited,
    // Vite has set it to production in this process, in which the server would require secrets.
    NODE_ENV: '',
    DEMO: '1',
    DATA_DIR: dataDir,
    PUBLIC_URL: '',
    LOG_LEVEL: 'error',
    DISCORD_API_URL: `${discordUrl}/api`,
    DISCORD_AUTHORIZE_URL: `${discordUrl}/oauth2/authorize`,
    DISCORD_CLIENT_ID: demoCredentials.clientId,
    DISCORD_CLIENT_SECRET: demoCredentials.clientSecret,
    DISCORD_BOT_TOKEN: demoCredentials.botToken,
  };
}

/** A signed-in session. */
interface Session {
  origin: string;
  headers: Record<string, string>;
}

async function signInAt(port: number, discord: ChildProcess): Promise<Session> {
  const origin = `http://127.0.0.1:${port}`;
  discord.send(`${origin}/api/auth/callback/`);
  return { origin, headers: { cookie: await signIn(origin, 'owner'), origin, 'content-type': 'application/json' } };
}

async function settingsOf({ origin, headers }: Session, guild: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${origin}${pathOf(guild)}`, { headers });
  if (!response.ok) throw new Error(`Loading the settings failed with ${response.status}: ${await response.text()}`);
  const { is_premium, server_name, ...settings } = (await response.json()) as Record<string, unknown>;
  return settings;
}

function pathOf(guild: string, path = LOAD): string {
  return `/auth/guilds/${guild}/${path}`;
}

async function totalRevision({ origin, headers }: Session, guilds: readonly string[]): Promise<number> {
  const etags = await Promise.all(
    guilds.map(async (guild) => (await fetch(`${origin}${pathOf(guild)}`, { headers })).headers.get('etag')),
  );
  return etags.reduce((sum, etag) => sum + Number(/\d+/.exec(etag ?? '')?.[0] ?? Number.NaN), 0);
}

function loadsFor(session: Session, settings: Record<string, unknown>): Record<'constant' | 'read' | 'save', Load> {
  const { origin, headers } = session;
  return {
    constant: {
      what: 'constant response',
      origin,
      requests: () => [{ method: 'GET', path: '/bench/constant', headers }],
    },
    read: {
      what: 'settings, read',
      origin,
      requests: (guild) => [{ method: 'GET', path: pathOf(guild), headers }],
    },
    save: saves('settings, saved durably', session, settings),
  };
}

/** Saves that all differ. */
function saves(what: string, { origin, headers }: Session, settings: Record<string, unknown>): Load {
  let count = 0;
  const setupRequest = (request: Request) => ({
    ...request,
    body: JSON.stringify({ ...settings, welcome_message: `Welcome, you are number ${++count}.` }),
  });
  return {
    what,
    origin,
    requests: (guild) => [
      { method: 'POST', path: pathOf(guild, SAVE), headers: { ...headers, 'if-match': '*' }, setupRequest },
    ],
  };
}

interface Run {
  result: Result;
  /** Microseconds. */
  cpu: number;
}

interface Measured {
  load: Load;
  all: Run[];
}

/** The CPU time that the server has used so far, in microseconds. */
async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ cpu }] = await once(server, 'message');
  return cpu;
}

async function inTurns<Name extends string>(
  guilds: readonly string[],
  loads: Record<Name, Load>,
  { rounds, seconds, cpu, between }: { rounds: number; seconds: number; cpu(): Promise<number>; between(): void },
): Promise<Record<Name, Measured>> {
  const names = Object.keys(loads) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, { load: loads[name], all: [] }])) as unknown as Record<
    Name,
    Measured
  >;
  // The first round is a warm-up and does not count.
  for (let round = -1; round < rounds; round++) {
    console.log(`server: round ${round + 1} of ${rounds}`);
    for (const index of names.keys()) {
      const name = names[(index + Math.max(round, 0)) % names.length] as Name;
      const before = await cpu();
      const result = await run(guilds, loads[name], seconds);
      if (result.non2xx + result.errors + result.timeouts > 0)
        throw new Error(`${loads[name].what}: ${failuresOf(result)}`);
      measured[name].all.push({ result, cpu: (await cpu()) - before });
    }
    between();
  }
  return measured;
}

function run(guilds: readonly string[], load: Load, duration: number): Promise<Result> {
  let connection = 0;
  return autocannon({
    url: load.origin,
    connections: guilds.length,
    duration,
    requests: load.requests(guilds[0] ?? ''),
    setupClient(client: Client) {
      client.setRequests(load.requests(guilds[connection++ % guilds.length] ?? ''));
    },
  });
}

function failuresOf({ non2xx, statusCodeStats, errors, timeouts }: Result): string {
  return `${non2xx} refusals (${JSON.stringify(statusCodeStats)}), ${errors} errors, ${timeouts} timeouts`;
}

function rateOf({ result }: Run): number {
  return result['2xx'] / result.duration;
}

function cpuPerResponse({ result, cpu }: Run): number {
  return cpu / result['2xx'];
}

function lineOf(what: string, all: readonly Run[], constant: readonly Run[]): ServerLine {
  const counted = all.slice(1);
  const each = (runs: readonly Run[], value: (run: Run) => number) => runs.map((run) => [value(run)]);
  const reference = constant.slice(1);
  return {
    what,
    ...spread(counted.map(rateOf)),
    p50: median(counted.map(({ result }) => result.latency.p50)),
    p99: median(counted.map(({ result }) => result.latency.p99)),
    cpu: median(counted.map(cpuPerResponse)),
    toConstant: {
      rate: ratioOfMedians(each(counted, rateOf), each(reference, rateOf)),
      cpu: ratioOfMedians(each(reference, cpuPerResponse), each(counted, cpuPerResponse)),
    },
  };
}

function spread(rounds: number[]) {
  return { rate: median(rounds), least: percentile(rounds, 0), rounds };
}

/** Small durable writes per second on this disk: the upper limit for saves one after the other. */
function fsyncRate(folder: string): number {
  const path = join(folder, 'fsync.bin');
  const file = openSync(path, 'w');
  const page = Buffer.alloc(4096, 1);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 300) {
    writeSync(file, page);
    fsyncSync(file);
    count++;
  }
  const rate = (count * 1000) / (performance.now() - start);
  closeSync(file);
  rmSync(path);
  return rate;
}
