import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse, RouteOptions } from 'fastify';
import type { CompiledModule } from '../../src/language/model.ts';
import { buildApp } from '../../src/server/app.ts';
import { type Catalogue, loadCatalogue } from '../../src/server/catalogue.ts';
import { type Config, readConfig } from '../../src/server/configuration/config.ts';
import type { Env } from '../../src/server/environment/env.ts';
import type { AppParts } from '../../src/server/parts.ts';
import { seedDemo } from '../../src/server/services/commands/demoSeed.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { demoCredentials, demoSettings } from '../../src/simulators/demo/world.ts';
import { type DiscordSimulator, startDiscordSimulator } from '../../src/simulators/discord/simulator.ts';
import { putEmptyStore } from './emptySqlite.ts';

export const ORIGIN = 'http://localhost:3000';

export type Visitor = (method: string, url: string, options?: VisitorOptions) => Promise<LightMyRequestResponse>;

export interface VisitorOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** The application over a store of its own and a simulated Discord. */
export interface Site {
  app: FastifyInstance;
  /** What its configuration was read from. */
  env: Env;
  config: Config;
  catalogue: Catalogue;
  store: Store;
  discord: DiscordSimulator;
  /** Every route, as `METHOD url`. */
  routes: string[];
  /** All log lines so far. */
  log: string[];
  /** The application's clock. */
  now(): number;
  /** Advances the clock by milliseconds. */
  advance(by: number): void;
  /** Signs a demo user in through the simulated Discord; without a login, returns an anonymous visitor. Cookies are kept in `jar`. */
  visit(login?: string, jar?: CookieJar): Promise<Visitor>;
  close(): Promise<void>;
}

export async function startSite(env: Env = {}, parts: AppParts = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guildhall-site-'));
  const discord = await startDiscordSimulator({ rateLimit: { limit: 10_000, windowMs: 1000 } });
  const whole: Env = {
    DEMO: '1',
    DATA_DIR: dataDir,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    TOKEN_KEY: randomBytes(32).toString('base64'),
    DISCORD_CLIENT_ID: demoCredentials.clientId,
    DISCORD_CLIENT_SECRET: demoCredentials.clientSecret,
    DISCORD_BOT_TOKEN: demoCredentials.botToken,
    DISCORD_API_URL: `${discord.url}/api`,
    DISCORD_AUTHORIZE_URL: `${discord.url}/oauth2/authorize`,
    DISCORD_CDN_URL: discord.url,
    DISCORD_TIMEOUT: '1500',
    WEB_DIR: join(dataDir, 'web'),
    ...env,
  };
  const config = readConfig(whole);
  const catalogue = parts.catalogue ?? (await loadCatalogue());
  const { databaseUrl, historyBytes, idempotencyKeys } = config;
  if (!parts.store) await putEmptyStore(dataDir);
  const store =
    parts.store ?? (await openStore({ databaseUrl, dataDir, plans: catalogue.plans, historyBytes, idempotencyKeys }));
  await seedDemo(store, catalogue, demoSettings, Date.now());

  const routes: string[] = [];
  const log: string[] = [];
  let shift = 0;
  const now = () => Date.now() + shift;
  const app = buildApp(config, {
    catalogue,
    store,
    now,
    logStream: { write: (line) => log.push(line) },
    onRoute: ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`);
    },
    ...parts,
  });
  await app.ready();

  return {
    app,
    env: whole,
    config,
    catalogue,
    store,
    discord,
    routes,
    log,
    now,
    advance: (by) => {
      shift += by;
    },
    visit: async (login, jar = {}) => (login === undefined ? visitorWith(app, jar) : signIn(app, login, jar)),
    async close() {
      await app.close();
      await Promise.all([parts.store ? undefined : store.close(), discord.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type CookieJar = Record<string, string>;

/** A browser that keeps cookies and sends an Origin header. */
export function visitorWith(app: FastifyInstance, jar: CookieJar): Visitor {
  return async (method, url, { body, headers } = {}) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        host: 'localhost:3000',
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        // Overwrites any revision, unless the call sets the header itself.
        ...(method === 'GET' ? {} : { 'if-match': '*' }),
        ...headers,
      },
      cookies: jar,
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() < Date.now())) delete jar[name];
      else jar[name] = value;
    }
    return response;
  };
}

async function signIn(app: FastifyInstance, login: string, jar: CookieJar): Promise<Visitor> {
  const visitor = visitorWith(app, jar);
  const start = await visitor('GET', `/auth/login/?login_hint=${login}`);
  const consent = await fetch(String(start.headers.location), { redirect: 'manual' });
  const back = new URL(consent.headers.get('location') ?? '');
  const end = await visitor('GET', back.pathname + back.search);
  if (end.statusCode !== 302) throw new Error(`${login} was not signed in: ${end.body}`);
  return visitor;
}

/** A module of the catalogue. */
export function moduleIn({ modules }: Catalogue, id: string): CompiledModule {
  const module = modules.find(({ spec }) => spec.id === id);
  if (!module) throw new Error(`There is no module ${id}`);
  return module;
}
