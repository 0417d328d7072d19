/**
 * A process that serves the whole application and kills itself while it answers the first request that ends in `/transfer/` or
 * `/restore/`. It counts the beginning and end of every statement of the store, and at the given count it exits as by `kill -9`; at
 * count 0 just before it sends the answer. Prints its port, and that it answered.
 */
import { readFileSync, writeSync } from 'node:fs';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/configuration/config.ts';
import { postgresDialect } from '../../src/server/store/engines/postgres.ts';
import { sqliteDialect } from '../../src/server/store/engines/sqlite.ts';
import { storeOver } from '../../src/server/store/store.ts';
import { instrumentDialect } from './instrumentedDialect.ts';
import { portOf } from './portOf.ts';

const {
  databaseUrl,
  dataDir,
  env,
  killAt,
}: {
  databaseUrl: string | null;
  dataDir: string;
  env: Record<string, string>;
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
const app = buildApp(readConfig(env), { store, logStream: { write() {} } });
const isCounted = (url: string) => /\/(transfer|restore)\/$/.test(url);
app.addHook('onRequest', async ({ url }) => {
  counting = isCounted(url);
});
app.addHook('onSend', async () => {
  if (counting && killAt === 0) process.kill(process.pid, 'SIGKILL');
});
app.addHook('onResponse', async ({ url }) => {
  counting = false;
  // Written synchronously: a killed process flushes nothing.
  if (isCounted(url)) writeSync(1, 'answered\n');
});
await app.listen({ host: '127.0.0.1', port: 0 });
writeSync(1, `${portOf(app.server)}\n`);
