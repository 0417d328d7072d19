import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { billing } from '../../src/server/billing/billing.ts';
import { webhookPath } from '../../src/server/billing/provider.ts';
import type { Catalogue } from '../../src/server/catalogue.ts';
import { type Config, readConfig, readStoreConfig } from '../../src/server/configuration/config.ts';
import { seedDemo } from '../../src/server/services/commands/demoSeed.ts';
import { openStore, type Store } from '../../src/server/store/store.ts';
import { type Bot, type BotOptions, startBot } from '../../src/simulators/bot/bot.ts';
import { recreate } from '../../src/simulators/bot/recreate.ts';
import { demoCommunities } from '../../src/simulators/demo/communities.ts';
import { demoCredentials, demoSettings, demoWorld, OWNER, redirectUrisAt } from '../../src/simulators/demo/world.ts';
import { startDiscordSimulator } from '../../src/simulators/discord/simulator.ts';
import type { World } from '../../src/simulators/discord/world.ts';
import { startPayPal } from '../../src/simulators/paypal/simulator.ts';
import { livelySaves } from './history.ts';
import { livelySettings } from './settings.ts';

export interface DemoParts {
  config: Config;
  store: Store;
  discordUrl: string;
  paypalUrl: string;
  /** Undefined with `DEMO_BOT=0`. */
  botUrl?: string;
  close(): Promise<void>;
}

/**
 * Starts the demo's surroundings: simulated Discord, PayPal and bot on loopback, and a store with the plans of the demo
 * servers. The bot starts reporting as soon as the server listens.
 * @param port where the server will listen
 * @param origins the addresses at which browsers will open it
 */
export async function openDemo(
  catalogue: Catalogue,
  { port, origins }: { port: number; origins: readonly string[] },
): Promise<DemoParts> {
  const [origin = '', ...others] = origins;
  const world = demoWorld({ origin });
  for (const uri of others.flatMap(redirectUrisAt)) world.registerRedirect(uri);
  const discord = await startDiscordSimulator({
    port: Number(process.env.DEMO_DISCORD_PORT || 0),
    world,
    // Journeys and load tests make more requests than a user.
    rateLimit: { limit: 10_000, windowMs: 1000 },
  });
  const paypal = await startPayPal({
    port: Number(process.env.DEMO_PAYPAL_PORT || 0),
    // Purchases survive a restart, like the store.
    file: join(readStoreConfig(process.env).dataDir, 'demo-paypal.json'),
  });
  const config = readConfig({
    LOG_LEVEL: 'warn',
    ...process.env,
    DEMO: '1',
    PORT: String(port),
    DISCORD_CLIENT_ID: demoCredentials.clientId,
    DISCORD_CLIENT_SECRET: demoCredentials.clientSecret,
    DISCORD_BOT_TOKEN: demoCredentials.botToken,
    BOT_API_TOKEN: process.env.BOT_API_TOKEN || randomBytes(32).toString('hex'),
    DISCORD_API_URL: `${discord.url}/api`,
    DISCORD_AUTHORIZE_URL: `${discord.url}/oauth2/authorize`,
    DISCORD_CDN_URL: discord.url,
    PAYPAL_API_URL: paypal.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_SECRET: paypal.secret,
    PAYPAL_WEBHOOK_ID: '',
    PAYPAL_CERT_HOSTS: new URL(paypal.url).host,
    PAYPAL_ROOT_CERT: paypal.rootCertificate,
  });
  const { databaseUrl, dataDir, historyBytes, idempotencyKeys } = config;
  const store = await openStore({ databaseUrl, dataDir, plans: catalogue.plans, historyBytes, idempotencyKeys });
  const days = Number(process.env.DEMO_HISTORY_DAYS ?? 30);
  const guilds = demoSettings.map((guild) =>
    days > 0
      ? { ...guild, user: OWNER, settings: livelySettings[guild.guildId], saves: livelySaves[guild.guildId] }
      : guild,
  );
  await seedDemo(store, catalogue, guilds, Date.now());
  await setUpPayments(config, store, `http://127.0.0.1:${port}`, paypal.control);
  const bot = await demoBot(config, world, { serverUrl: `http://127.0.0.1:${port}`, days });
  return {
    config,
    store,
    discordUrl: discord.url,
    paypalUrl: paypal.url,
    botUrl: bot?.url,
    async close() {
      await bot?.close();
      await store.close();
      await Promise.all([discord.close(), paypal.close()]);
    },
  };
}

/** The bot of the demo servers, with a history of `DEMO_HISTORY_DAYS` days; none with `DEMO_BOT=0`. */
async function demoBot(
  { botApiToken: token, dataDir }: Config,
  world: World,
  { serverUrl, days }: { serverUrl: string; days: number },
): Promise<Bot | undefined> {
  if (process.env.DEMO_BOT === '0') return undefined;
  return startBot({
    serverUrl,
    token,
    guildCount: () => world.guildsOf(world.bot.id).length,
    work: (task) => recreate(world, task),
    history: days > 0 ? historyOf(days, dataDir) : undefined,
  });
}

function historyOf(days: number, dataDir: string): BotOptions['history'] {
  return {
    communities: demoCommunities,
    days,
    file: join(dataDir, 'demo-bot.json'),
    onFailure(error) {
      // The server may not listen yet.
      if (!(error instanceof TypeError)) console.warn(`The simulated bot could not report: ${String(error)}`);
    },
  };
}

/** Sets up payments like `npm run billing -- setup`, for the current port. */
async function setUpPayments(
  { payments }: Config,
  store: Store,
  origin: string,
  control: { registerWebhook(url: string): string },
): Promise<void> {
  for (const { id } of payments) control.registerWebhook(`${origin}${webhookPath(id)}`);
  const providers = payments.map((configured) => configured.open({ now: Date.now, fetch }));
  await billing({ store, providers, now: Date.now, warn() {}, onFailure() {} }).setUp(origin);
}

/** The addresses of a port for browsers on this machine. */
export function localOrigins(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** Finds a port on which nothing listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
