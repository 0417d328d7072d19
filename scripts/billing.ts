/** `npm run billing -- setup | reconcile`: makes what is sold at the payment providers, and repairs what got lost. */
import { existsSync } from 'node:fs';
import { billing } from '../src/server/billing/billing.ts';
import { billingCommand } from '../src/server/billing/billing-command.ts';
import { configuredProviders } from '../src/server/billing/providers.ts';
import { loadCatalogue } from '../src/server/catalogue.ts';
import { ConfigError, readStoreConfig } from '../src/server/config.ts';
import { failStart } from '../src/server/serve.ts';
import { openStore } from '../src/server/store/store.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const problems: string[] = [];
const configured = configuredProviders(process.env, (problem) => problems.push(problem));
if (problems.length > 0) failStart(new ConfigError(problems));

const { plans } = await loadCatalogue();
const store = await openStore({ ...readStoreConfig(process.env), plans });
const origin = (process.env.PUBLIC_URL?.trim() || `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, '');
const made = billing({
  store,
  providers: configured.map((one) => one.open({ now: Date.now, fetch })),
  now: Date.now,
  warn: (what, details) => console.warn(what, details),
  onFailure: (what, error) => console.warn(`${what}: ${error instanceof Error ? error.message : error}`),
});
try {
  console.log(await billingCommand(made, process.argv.slice(2), origin));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await store.close();
}
