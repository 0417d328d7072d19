/**
 * The product with a stand-in for Discord on loopback and seeded servers. `PORT=0` takes any free port; the addresses are
 * printed one a line, for people and for the tests that start it.
 */
import { createServer } from 'node:net';
import { buildApp } from '../src/server/app.ts';
import { loadCatalogue } from '../src/server/catalogue.ts';
import { readConfig } from '../src/server/config.ts';
import { failStart, serve } from '../src/server/serve.ts';
import { seedDemo } from '../src/server/services/demo-seed.ts';
import { openStore } from '../src/server/store/store.ts';
import { demoCredentials, demoSettings, demoWorld, redirectUrisAt } from '../src/simulators/demo/world.ts';
import { startDiscordSimulator } from '../src/simulators/discord/simulator.ts';

async function main(): Promise<void> {
  const port = Number(process.env.PORT || 3000) || (await freePort());
  const origin = `http://localhost:${port}`;
  const world = demoWorld({ origin });
  for (const uri of redirectUrisAt(`http://127.0.0.1:${port}`)) world.registerRedirect(uri);
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
  const catalogue = await loadCatalogue();
  const plans = catalogue.plans;
  const store = await openStore({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, plans });
  await seedDemo(store, catalogue, demoSettings, Date.now());
  await serve(buildApp(config, { store, catalogue }), config, async () => {
    await store.close();
    await discord.close();
  });
  console.log(`Guildhall: ${origin}`);
  console.log(`Discord stand-in: ${discord.url}`);
  console.log(`Sign in as the owner of the demo servers: ${origin}/auth/login/?login_hint=owner`);
}

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

main().catch(failStart);
