import { resolve } from 'node:path';
import { SAVE_BYTES } from '../../language/documents/apiLimits.ts';
import type { ConfiguredProvider } from '../billing/provider.ts';
import { configuredProviders } from '../billing/providers.ts';
import { readSeller, type Seller } from '../billing/receipts/seller.ts';
import { readVatRates, type VatRates } from '../billing/receipts/vat.ts';
import type { Env } from '../environment/env.ts';
import { LOOPBACK } from '../environment/loopback.ts';
import { areProxies } from './proxies.ts';
import { localSecrets } from './secrets.ts';

/** Limits for clients. Rates are per minute; 0 disables one. */
export interface RequestLimits {
  requests: number;
  logins: number;
  refreshes: number;
  members: number;
  saves: number;
  purchases: number;
  coupons: number;
  /** Wrong machine credentials, per IP address. */
  credentials: number;
  bodyBytes: number;
}

export interface DiscordConfig {
  clientId: string;
  clientSecret: string;
  botToken: string;
  /** Without API version and trailing slash. */
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  /** Milliseconds that one read may take, including waiting for rate limits. */
  timeout: number;
  /** Discord's limit for all calls of the bot together. */
  requestsPerSecond: number;
}

export interface Config {
  production: boolean;
  demo: boolean;
  host: string;
  port: number;
  /** The public address, without trailing slash. If not set, any loopback address is accepted. */
  publicUrl: string;
  publicUrlGiven: boolean;
  /** Addresses of reverse proxies whose forwarded headers are trusted. */
  trustProxy: string;
  dataDir: string;
  /** Folder of the built pages. */
  webDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  sessionSecret: string;
  /** 32 bytes. */
  tokenKey: Buffer;
  /** The bot's credential; its routes are disabled if empty. */
  botApiToken: string;
  /** Days for which the bot's events are kept as received. */
  eventDays: number;
  /** Days for which applied events of payment providers are kept. */
  paymentEventDays: number;
  /** How many bytes the settings history of one server may take. */
  historyBytes: number;
  /** How many idempotency keys are kept per document, and per action in a server. */
  idempotencyKeys: number;
  /** Hours for which idempotency keys are kept. */
  idempotencyHours: number;
  /** Credential for reading metrics; disabled if empty. */
  metricsToken: string;
  discord: DiscordConfig;
  /** Configured payment providers; without any, nothing is sold. */
  payments: readonly ConfiguredProvider[];
  seller: Seller;
  vatRates: VatRates;
  supportMail: string;
  supportUrl: string;
  guideUrl: string;
  logLevel: string;
  limits: RequestLimits;
}

/** The configuration is invalid; `problems` has a sentence for each problem. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is incomplete or invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The location of the store, which is all that commands need. */
export function readStoreConfig(env: Env): Pick<Config, 'databaseUrl' | 'dataDir'> {
  return { databaseUrl: env.DATABASE_URL?.trim() || null, dataDir: resolve(env.DATA_DIR?.trim() || './data') };
}

const CREDENTIALS = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN'];
const PRODUCTION_ONLY = ['PUBLIC_URL', 'SESSION_SECRET', 'TOKEN_KEY'];
const MODES = ['', 'production', 'development', 'test'];
/** Less than this would refuse the settings of many a module. */
const LEAST_BODY_BYTES = 65_536;
/** Milliseconds within which Discord does not reliably answer. */
const LEAST_TIMEOUT = 1000;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads and validates all variables. Outside production, missing secrets are generated once and kept in the data folder.
 * @throws ConfigError with all problems, not only the first
 */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const mode = text('NODE_ENV', '');
  if (!MODES.includes(mode)) problems.push('NODE_ENV must be production, development, test or empty');
  const production = mode === 'production';
  const demo = env.DEMO === '1';

  const url = (name: string, fallback: string) => {
    const value = text(name, fallback);
    if (value !== '' && (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))) {
      problems.push(`${name} must be a URL that starts with http:// or https://`);
    }
    return value.replace(/\/+$/, '');
  };

  const whole = (name: string, fallback: number, maximum = Number.MAX_SAFE_INTEGER, minimum = 0) => {
    const value = text(name, String(fallback));
    if (!/^\d+$/.test(value) || Number(value) > maximum || Number(value) < minimum) {
      const from = maximum === Number.MAX_SAFE_INTEGER ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
      problems.push(`${name} must be a whole number ${from}`);
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
  if (env.TOKEN_KEY?.trim() && tokenKey.length !== 32) problems.push('TOKEN_KEY must be 32 bytes encoded in base64');
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

  const publicUrl = url('PUBLIC_URL', `http://localhost:${port}`);
  const publicAddress = new URL(URL.canParse(publicUrl) ? publicUrl : 'https://x');
  // `href` also has what is not part of an origin: user, path and query.
  if (publicAddress.href !== `${publicAddress.origin}/`) {
    problems.push('PUBLIC_URL must be an address without user, path and query, like https://guildhall.example');
  }
  if (production && publicAddress.protocol === 'http:' && !LOOPBACK.has(publicAddress.hostname)) {
    problems.push('PUBLIC_URL must start with https:// in production, or session cookies would be sent unencrypted');
  }
  const trustProxy = text('TRUST_PROXY', 'loopback,linklocal,uniquelocal');
  if (!areProxies(trustProxy)) {
    problems.push(
      'TRUST_PROXY must list addresses, ranges like 10.0.0.0/8, or loopback, linklocal and uniquelocal, separated by commas',
    );
  }
  const supportMail = text('SUPPORT_MAIL', 'support@example.com');
  if (!/^\S+@\S+$/.test(supportMail)) problems.push('SUPPORT_MAIL must be a mail address, like support@example.com');

  const vatRates = readVatRates(text('VAT_RATES', ''));
  if (!vatRates) problems.push('VAT_RATES must list countries with percentages, like RO 21, HU 27, * 21');

  const generous = demo ? 20 : 1;
  const config: Config = {
    production,
    demo,
    host: text('HOST', '127.0.0.1'),
    port,
    publicUrl: publicAddress.origin,
    publicUrlGiven: Boolean(env.PUBLIC_URL?.trim()),
    trustProxy,
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
      timeout: whole('DISCORD_TIMEOUT', 10_000, 60_000, LEAST_TIMEOUT),
      requestsPerSecond: whole('DISCORD_REQUESTS_PER_SECOND', 50, 100_000, 1),
    },
    payments: configuredProviders(env, (problem) => problems.push(problem)),
    seller: readSeller(env),
    vatRates: vatRates ?? {},
    supportMail,
    supportUrl: url('SUPPORT_URL', ''),
    guideUrl: url('GUIDE_URL', 'https://support.discord.com/hc/articles/204849977'),
    logLevel,
    limits: {
      requests: whole('LIMIT_REQUESTS', 600 * generous),
      logins: whole('LIMIT_LOGINS', 30 * generous),
      refreshes: whole('LIMIT_REFRESHES', 20 * generous),
      members: whole('LIMIT_MEMBERS', 120 * generous),
      saves: whole('LIMIT_SAVES', 120 * generous),
      purchases: whole('LIMIT_PURCHASES', 10 * generous),
      coupons: whole('LIMIT_COUPONS', 5 * generous),
      credentials: whole('LIMIT_CREDENTIALS', 10 * generous),
      bodyBytes: whole('LIMIT_BODY_BYTES', SAVE_BYTES, Number.MAX_SAFE_INTEGER, LEAST_BODY_BYTES),
    },
  };

  if (problems.length > 0) throw new ConfigError(problems);
  if (config.sessionSecret === '' || config.tokenKey.length === 0) {
    const kept = localSecrets(dataDir);
    config.sessionSecret ||= kept.sessionSecret;
    if (config.tokenKey.length === 0) config.tokenKey = kept.tokenKey;
  }
  return config;
}
