import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plan } from '../../src/language/model.ts';
import { readStoreConfig } from '../../src/server/configuration/config.ts';
import { loadEnvFile } from '../../src/server/configuration/envFile.ts';
import { NO_TIMEOUTS } from '../../src/server/store/engines/postgres.ts';
import { openExistingStore, type Store } from '../../src/server/store/store.ts';

/**
 * Opens a store for reading: the one that the environment or `.env` names, as for the server, or another one.
 * @param named an SQLite file, the data folder of a server, or the URL of a PostgreSQL database
 * @throws Error if there is none
 */
export function openNamedStore(named: string | undefined, plans: readonly Plan[]): Promise<Store> {
  loadEnvFile();
  const configured = readStoreConfig(process.env);
  const options = { plans, timeouts: NO_TIMEOUTS };
  if (named === undefined) return openExistingStore({ ...configured, ...options });
  if (/^postgres(ql)?:\/\//.test(named)) return openExistingStore({ databaseUrl: named, dataDir: '', ...options });
  const place = resolve(named);
  const isFolder = existsSync(place) && statSync(place).isDirectory();
  return openExistingStore({
    databaseUrl: null,
    dataDir: place,
    file: isFolder ? undefined : place,
    ...options,
  });
}
