import { createServer } from 'node:net';
import type { Catalogue } from '../src/server/catalogue.ts';
import { type Config, readConfig } from '../src/server/config.ts';
import { seedDemo } from '../src/server/services/demo-seed.ts';
import { openStore, type Store } from '../src/server/store/store.ts';
import { demoCredentials, demoSettings, demoWorld, redirectUrisAt } from '../src/simulators/demo/world.ts';
import { startDiscordSimulator } from '../src/simulators/discord/simulator.ts';

export interface DemoParts {
  config: Config;
  store: Store;
  discordUrl: string;
  close(): Promise<void>;
}

/**
 * The outside of the demo: a stand-in for Discord on loopback, and a store with the demo servers' plans.
 * @param port where the server will listen
 * @param origins the addresses at which people will open it
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
    // Journeys and load tests ask more than a person does.
    rateLimit: { limit: 10_000, windowMs: 1000 },
  });
  const config = readConfig({
    LOG_LEVEL: 'warn',
    ...process.env,
    DEMO: '1',
    PORT: String(port),
    DISCORD_CLIENT_ID: demoCredentials.clientId,
    DISCORD_CLIENT_SECRET: demoCredentials.clientSecret,
    DISCORD_BOT_TOKEN: demoCredentials.botToken,
    DISCORD_API_URL: `${discord.url}/api`,
    DISCORD_AUTHORIZE_URL: `${discord.url}/oauth2/authorize`,
    DISCORD_CDN_URL: discord.url,
  });
  const { databaseUrl, dataDir } = config;
  const store = await openStore({ databaseUrl, dataDir, plans: catalogue.plans });
  await seedDemo(store, catalogue, demoSettings, Date.now());
  return {
    config,
    store,
    discordUrl: discord.url,
    async close() {
      await store.close();
      await discord.close();
    },
  };
}

/** The addresses at which a browser on this machine reaches a port. */
export function localOrigins(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** A port that nobody listens on now. */
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
