import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store, type StoreOptions } from '../../src/server/store/store.ts';
import { putEmptyStore } from './emptySqlite.ts';
import { ADDRESS, emptySchema, withClient } from './keptSchemas.ts';

export const PLANS = ['free', 'premium'];

/** A database engine to run tests on. */
export interface Engine {
  name: string;
  /** Creates an empty store; `bare`: only the location for one. */
  prepare(options?: { bare?: boolean }): Promise<void>;
  /** The location that was created. */
  location(): Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;
  /** Opens another connection (or pool) to the store in that location. */
  open(): Promise<Store>;
  clear(): Promise<void>;
}

export function sqlite(): Engine {
  let dataDir = '';
  return {
    name: 'SQLite',
    async prepare({ bare = false } = {}) {
      dataDir = mkdtempSync(join(tmpdir(), 'guildhall-store-'));
      if (!bare) await putEmptyStore(dataDir);
    },
    location: () => ({ databaseUrl: null, dataDir }),
    open: () => openStore({ databaseUrl: null, dataDir, plans: PLANS }),
    async clear() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function query(text: string): Promise<void> {
  await withClient((client) => client.query(text));
}

/** Schemas of this process that were emptied. */
const empty: string[] = [];

/** @param durable whether commits wait for the disk, which most tests need not */
export function postgres({ durable = false } = {}): Engine {
  let schema = '';
  const place = () => {
    const url = new URL(ADDRESS);
    const commits = durable ? 'on' : 'off';
    url.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=${commits}`);
    url.searchParams.set('application_name', schema);
    return { databaseUrl: url.href, dataDir: '' };
  };
  return {
    name: 'PostgreSQL',
    async prepare({ bare = false } = {}) {
      const known = bare ? undefined : empty.pop();
      schema = known ?? (process.env.KEPT_SCHEMAS ?? 'store_') + randomUUID().replaceAll('-', '');
      if (!known) await query(`create schema ${schema}`);
    },
    location: place,
    open: () => openStore({ ...place(), plans: PLANS }),
    async clear() {
      if (process.env.KEPT_SCHEMAS && (await emptySchema(schema))) empty.push(schema);
      else await query(`drop schema ${schema} cascade`);
    },
  };
}

/** Whether PostgreSQL is available; prints a notice if not. @throws Error if it is required */
export async function postgresIsAvailable(): Promise<boolean> {
  try {
    await query('select 1');
    return true;
  } catch (error) {
    if (process.env.REQUIRE_SERVICES === '1') throw error;
    console.warn(`PostgreSQL is not tested: ${ADDRESS} cannot be reached (${String(error)}).`);
    return false;
  }
}

/** The engines that tests of stores run on: PostgreSQL only if it is available. */
export async function availableEngines(): Promise<Engine[]> {
  return [sqlite(), ...((await postgresIsAvailable()) ? [postgres()] : [])];
}
