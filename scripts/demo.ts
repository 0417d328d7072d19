/**
 * The product with simulated Discord, PayPal and bot on loopback, and sample servers. `PORT=0` takes any free port. The
 * addresses are printed one per line, also for the tests that start it.
 */
import { buildApp } from '../src/server/app.ts';
import { loadCatalogue } from '../src/server/catalogue.ts';
import { exitWithStartProblem, serve } from '../src/server/start/serve.ts';
import { loadDemoEnvironment } from './demo/environment.ts';
import { freePort, localOrigins, openDemo } from './demo/parts.ts';

async function main(): Promise<void> {
  loadDemoEnvironment();
  const wanted = Number(process.env.PORT ?? 3000);
  const catalogue = await loadCatalogue();
  const port = wanted || (await freePort());
  const { config, store, discordUrl, paypalUrl, botUrl, close } = await openDemo(catalogue, {
    port,
    origins: localOrigins(port),
  });
  try {
    await serve(buildApp(config, { store, catalogue }), config, close);
  } catch (error) {
    await close();
    // Another process took the free port in the meantime.
    if (wanted === 0 && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return main();
    throw error;
  }
  const [origin] = localOrigins(port);
  console.log(`Guildhall: ${origin}`);
  console.log(`Discord simulator: ${discordUrl}`);
  console.log(`PayPal simulator: ${paypalUrl}`);
  if (botUrl) console.log(`Bot simulator: ${botUrl}`);
  console.log(`Sign in as the owner of the demo servers: ${origin}/auth/login/?login_hint=owner`);
}

main().catch(exitWithStartProblem);
