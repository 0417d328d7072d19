/** `npm run erase -- --guild 123 --yes`: deletes what is stored of a server, or of a person with `--user`. */
import { existsSync } from 'node:fs';
import { loadCatalogue } from '../src/server/catalogue.ts';
import { readStoreConfig } from '../src/server/config.ts';
import { eraseCommand } from '../src/server/services/erase-command.ts';
import { openStore } from '../src/server/store/store.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const { plans } = await loadCatalogue();
const store = await openStore({ ...readStoreConfig(process.env), plans });
try {
  const eventDays = Number(process.env.EVENT_DAYS?.trim() || 7);
  console.log(await eraseCommand(store, process.argv.slice(2), { now: Date.now(), eventDays }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await store.close();
}
