/**
 * The product with stand-ins for Discord, PayPal and the bot on loopback and seeded servers. `PORT=0` takes any free port;
 * the addresses are printed one a line, for people and for the tests that start it.
 */
import { buildApp } from '../src/server/app.ts';
import { loadCatalogue } from '../src/server/catalogue.ts';
import { exitWithStartProblem, serve } from '../src/server/start/serve.ts';
import { freePort, localOrigins, openDemo } from './demoParts.ts';

const PORT = Number(process.env.PORT ?? 3000);

async function main(): Promise<void> {
  const catalogue = await loadCatalogue();
  const port = PORT || (await freePort());
  const { config, store, discordUrl, paypalUrl, botUrl, close } = await openDemo(catalogue, {
    port,
    origins: localOrigins(port),
  });
  try {
    await serve(buildApp(config, { store, catalogue }), config, close);
  } catch (error) {
    await close();
    // Somebody else took the port that was free a moment ago.
    if (PORT === 0 && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') return main();
    throw error;
  }
  const [origin] = localOrigins(port);
  console.log(`Guildhall: ${origin}`);
  console.log(`Discord stand-in: ${discordUrl}`);
  console.log(`PayPal stand-in: ${paypalUrl}`);
  if (botUrl) console.log(`Bot stand-in: ${botUrl}`);
  console.log(`Sign in as the owner of the demo servers: ${origin}/auth/login/?login_hint=owner`);
}

main().catch(exitWithStartProblem);
