/**
 * A process that receives one message of a payment provider and kills itself on the way. It counts the beginning and end of every
 * statement of the store and every call to the provider, and at the given count it exits as by `kill -9`. Prints that it answered,
 * and the final count if it gets to the end.
 */
import { readFileSync, writeSync } from 'node:fs';
import { billing } from '../../src/server/billing/billing.ts';
import type { WebhookMessage } from '../../src/server/billing/provider.ts';
import { configuredProviders } from '../../src/server/billing/providers.ts';
import { postgresDialect } from '../../src/server/store/engines/postgres.ts';
import { sqliteDialect } from '../../src/server/store/engines/sqlite.ts';
import { storeOver } from '../../src/server/store/store.ts';
import { instrumentDialect } from './instrumentedDialect.ts';

const {
  databaseUrl,
  dataDir,
  env,
  message,
  killAt,
}: {
  databaseUrl: string | null;
  dataDir: string;
  env: Record<string, string>;
  message: { headers: Record<string, string>; body: string };
  killAt: number;
} = JSON.parse(readFileSync(0, 'utf8'));

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
// From here on, the provider considers the message delivered. Written synchronously: a killed process flushes nothing.
writeSync(1, 'answered ');
await made.settled();
counting = false;
writeSync(1, String(count));
await store.close();
