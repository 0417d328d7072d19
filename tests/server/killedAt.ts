/**
 * A process that receives one message of a payment provider and is killed on the way. It counts everything that it waits
 * for, the store's statements and the provider's answers, each before and after; at the given count it kills itself, as
 * `kill -9` does. Prints that it answered, and how many it counted if it got to the end.
 */
import { readFileSync, writeSync } from 'node:fs';
import { billing } from '../../src/server/billing/billing.ts';
import type { WebhookMessage } from '../../src/server/billing/provider.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import { postgresDialect } from '../../src/server/store/engines/postgres.ts';
import { sqliteDialect } from '../../src/server/store/engines/sqlite.ts';
import { storeOver } from '../../src/server/store/store.ts';
import { instrumentDialect } from './instrumentedDialect.ts';

const { databaseUrl, dataDir, env, message, killAt } = JSON.parse(readFileSync(0, 'utf8')) as {
  databaseUrl: string | null;
  dataDir: string;
  env: Record<string, string>;
  message: { headers: Record<string, string>; body: string };
  killAt: number;
};

let count = 0;
let counting = false;
async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
  step();
  const result = await work();
  step();
  return result;
}
function step(): void {
  if (counting && ++count === killAt) process.kill(process.pid, 'SIGKILL');
}

const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir);
const store = storeOver(instrumentDialect(dialect, counted), ['free', 'premium']);
const fail = (problem: unknown) => {
  throw problem;
};
const call: typeof fetch = (...given) => counted(() => fetch(...given));
const providers = configuredProviders(env, fail).map((one) => one.open({ now: Date.now, fetch: call }));
const made = billing({ store, providers, now: Date.now, warn: fail, onFailure: (_, error) => fail(error) });
const [provider] = providers;
if (!provider) throw new Error('There is no provider');

counting = true;
const received: WebhookMessage = { headers: message.headers, body: Buffer.from(message.body, 'base64') };
await made.receive(provider, received);
// From here on the provider counts on us. Written at once: a killed process flushes nothing.
writeSync(1, 'answered ');
await made.settled();
counting = false;
writeSync(1, String(count));
await store.close();
