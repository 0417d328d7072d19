import { resolve } from 'node:path';
import type { ConfiguredProvider } from '../billing/provider.ts';
import { configuredProviders } from '../billing/providers.ts';
import { readVatRates, type VatRates } from '../billing/receipts/vat.ts';
import type { Env } from './env.ts';
import { LOOPBACK } from './loopback.ts';
import { localSecrets } from './secrets.ts';

/** How much a client may ask for. Rates are per minute; 0 switches one off. */
export interface RequestLimits {
  requests: number;
  logins: number;
  refreshes: number;
  saves: number;
  purchases: number;
  coupons: number;
  /** Wrong credentials of machines, from one address. */
  credentials: number;
  bodyBytes: number;
}

export interface DiscordConfig {
  clientId: string;
  clientSecret: string;
  botToken: string;
  /** Without version and trailing slash. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  /** Milliseconds that one read may take in all, waiting for rate limits included. */
  timeout: number;
  /** What the platform allows all calls of the bot together. */
  requestsPerSecond: number;
}

export interface Config {
  production: boolean;
  demo: boolean;
  host: string;
  port: number;
  /** The address people use, without trailing slash. Without a setting, loopback addresses are taken as they are asked. */
  publicUrl: string;
  publicUrlGiven: boolean;
  /** Addresses of reverse proxies whose forwarded headers count. */
  trustProxy: string;
  dataDir: string;
  /** The built screens. */
  webDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  sessionSecret: string;
  /** 32 bytes. */
  tokenKey: Buffer;
  /** The credential with which the bot reports to us; its routes are closed where it is empty. */
  botApiToken: string;
  /** Days that the bot's raw reports are kept. */
  eventDays: number;
  /** Days that messages of payment providers are kept once they had their effect. */
  paymentEventDays: number;
  /** Bytes that the history of one server's settings may take. */
  historyBytes: number;
  /** Keys of saves of one document, and of one action in a server, that are remembered: what is sent twice with one is done once. */
  idempotencyKeys: number;
  /** Hours after which they are forgotten. */
  idempotencyHours: number;
  /** The credential with which figures of the process are read; closed where it is empty. */
  metricsToken: string;
  discord: DiscordConfig;
  /** Where people can pay; nothing is sold where there is none. */
  payments: readonly ConfiguredProvider[];
  /** Who sells, as receipts and legal pages say it. Without a name, receipts say the product's. */
  seller: { name: string; address: readonly string[]; vatId: string };
  vatRates: VatRates;
  supportMail: string;
  supportUrl: string;
  guideUrl: string;
  logLevel: string;
  limits: RequestLimits;
}

/** The environment cannot be used; `problems` has one sentence for each reason. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is incomplete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Where the store is. Commands beside the server need no more. */
export function readStoreConfig(env: Env): Pick<Config, 'databaseUrl' | 'dataDir'> {
  return { databaseUrl: env.DATABASE_URL?.trim() || null, dataDir: resolve(env.DATA_DIR?.trim() || './data') };
}

const CREDENTIALS = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN'];
const PRODUCTION_ONLY = ['PUBLIC_URL', 'SESSION_SECRET', 'TOKEN_KEY'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads every variable and checks it.
 * Outside production, missing secrets are made once and kept in the data folder.
 * @throws ConfigError that lists all that is missing or wrong, not only the first.
 */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const production = env.NODE_ENV === 'production';
  const demo = env.DEMO === '1';
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;

  const url = (name: string, fallback: string) => {
    const value = text(name, fallback);
    if (value !== '' && (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))) {
      problems.push(`${name} must be an address that starts with http:// or https://`);
    }
    return value.replace(/\/+$/, '');
  };

  const whole = (name: string, fallback: number, maximum = Number.MAX_SAFE_INTEGER, minimum = 0) => {
    const value = text(name, String(fallback));
    if (!/^\d+$/.test(value) || Number(value) > maximum || Number(value) < minimum) {
      const from = minimum > 0 ? `from ${minimum} ` : '';
      problems.push(`${name} must be a whole number ${from}up to ${maximum}`);
    }
    return Number(value);
  };

  for (const name of [...(demo && !production ? [] : CREDENTIALS), ...(production ? PRODUCTION_ONLY : [])]) {
    if (!env[name]?.trim()) problems.push(`${name} is missing`);
  }

  const { databaseUrl, dataDir } = readStoreConfig(env);
  const port = whole('PORT', 3000, 65535);
  const sessionSecret = env.SESSION_SECRET?.trim() ?? '';
  if (sessionSecret !== '' && sessionSecret.length < 32)
    problems.push('SESSION_SECRET must have at least 32 characters');
  const tokenKey = Buffer.from(env.TOKEN_KEY?.trim() ?? '', 'base64');
  if (env.TOKEN_KEY?.trim() && tokenKey.length !== 32) problems.push('TOKEN_KEY must be 32 bytes written in base64');
  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must start with postgres://');
  const redisUrl = text('REDIS_URL', '') || null;
  if (redisUrl && !/^rediss?:\/\//.test(redisUrl)) problems.push('REDIS_URL must start with redis://');

  const credential = (name: string) => {
    const value = text(name, '');
    if (value !== '' && value.length < 32) problems.push(`${name} must have at least 32 characters`);
    return value;
  };

  const vatRates = readVatRates(text('VAT_RATES', ''));
  if (!vatRates) problems.push('VAT_RATES must be countries with their percent, like RO 21, HU 27, * 21');

  const generous = demo ? 20 : 1;
  const config: Config = {
    production,
    demo,
    host: text('HOST', '127.0.0.1'),
    port,
    publicUrl: url('PUBLIC_URL', `http://localhost:${port}`),
    publicUrlGiven: Boolean(env.PUBLIC_URL?.trim()),
    trustProxy: text('TRUST_PROXY', 'loopback,linklocal,uniquelocal'),
    dataDir,
    webDir: resolve(text('WEB_DIR', './dist/web')),
    databaseUrl,
    redisUrl,
    sessionSecret,
    tokenKey,
    botApiToken: credential('BOT_API_TOKEN'),
    eventDays: whole('EVENT_DAYS', 7, 3650),
    paymentEventDays: whole('PAYMENT_EVENT_DAYS', 90, 3650),
    historyBytes: whole('HISTORY_BYTES_PER_GUILD', 16_777_216),
    idempotencyKeys: whole('IDEMPOTENCY_KEYS', 100, 100_000, 1),
    idempotencyHours: whole('IDEMPOTENCY_HOURS', 24, 720, 1),
    metricsToken: credential('METRICS_TOKEN'),
    discord: {
      clientId: text('DISCORD_CLIENT_ID', 'demo'),
      clientSecret: text('DISCORD_CLIENT_SECRET', 'demo'),
      botToken: text('DISCORD_BOT_TOKEN', 'demo'),
      apiUrl: url('DISCORD_API_URL', 'https://discord.com/api'),
      authorizeUrl: url('DISCORD_AUTHORIZE_URL', 'https://discord.com/oauth2/authorize'),
      cdnUrl: url('DISCORD_CDN_URL', 'https://cdn.discordapp.com'),
      timeout: whole('DISCORD_TIMEOUT', 10_000, 60_000),
      requestsPerSecond: whole('DISCORD_REQUESTS_PER_SECOND', 50, 100_000),
    },
    payments: configuredProviders(env, (problem) => problems.push(problem)),
    seller: {
      name: text('SELLER_NAME', ''),
      address: text('SELLER_ADDRESS', '')
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
      vatId: text('SELLER_VAT_ID', ''),
    },
    vatRates: vatRates ?? {},
    supportMail: text('SUPPORT_MAIL', 'support@example.com'),
    supportUrl: url('SUPPORT_URL', ''),
    guideUrl: url('GUIDE_URL', 'https://support.discord.com/hc/articles/204849977'),
    logLevel,
    limits: {
      requests: whole('LIMIT_REQUESTS', 600 * generous),
      logins: whole('LIMIT_LOGINS', 30 * generous),
      refreshes: whole('LIMIT_REFRESHES', 20 * generous),
      saves: whole('LIMIT_SAVES', 120 * generous),
      purchases: whole('LIMIT_PURCHASES', 10 * generous),
      coupons: whole('LIMIT_COUPONS', 5 * generous),
      credentials: whole('LIMIT_CREDENTIALS', 10 * generous),
      bodyBytes: whole('LIMIT_BODY_BYTES', 262_144),
    },
  };

  const { protocol, hostname } = URL.canParse(config.publicUrl) ? new URL(config.publicUrl) : new URL('https://x');
  if (production && protocol === 'http:' && !LOOPBACK.has(hostname)) {
    problems.push('PUBLIC_URL must start with https:// in production: the session cookie would travel in the open');
  }
  if (problems.length > 0) throw new ConfigError(problems);
  if (config.sessionSecret === '' || config.tokenKey.length === 0) {
    const kept = localSecrets(dataDir);
    config.sessionSecret ||= kept.sessionSecret;
    if (config.tokenKey.length === 0) config.tokenKey = kept.tokenKey;
  }
  return config;
}
