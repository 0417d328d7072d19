import { existsSync } from 'node:fs';
import { type Catalogue, loadCatalogue } from '../src/server/catalogue.ts';
import { type Config, readStoreConfig } from '../src/server/config.ts';
import { ENDLESS } from '../src/server/store/postgres.ts';
import { openStore, type Store } from '../src/server/store/store.ts';

/** What a command works with. */
export interface Opened extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  catalogue: Catalogue;
  store: Store;
}

/**
 * Runs a command beside the server, on the store that the environment or `.env` names, and prints what it answers or what
 * is wrong. Nobody waits for its statements, so they may take their time.
 * @param open how to open the store
 */
export async function runCommand(
  work: (opened: Opened) => Promise<string>,
  open: typeof openStore = openStore,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const catalogue = await loadCatalogue();
    const place = readStoreConfig(process.env);
    const store = await open({ ...place, plans: catalogue.plans, patience: ENDLESS });
    console.log(await work({ ...place, catalogue, store }).finally(() => store.close()));
  } catch (error) {
    console.error((error instanceof Error && error.message) || error);
    process.exitCode = 1;
  }
}
