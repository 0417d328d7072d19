import { chmodSync, closeSync, existsSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { type Dialect, SqliteAdapter, SqliteDialect, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createLogSync } from './logSync.ts';
import { SqliteDriver } from './sqliteDriver.ts';
import type { StoreDialect } from './storeDialect.ts';

/** Path of the embedded store, a single file in the data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'guildhall.db');

/** The embedded store in a file, read-only. @throws Error if it does not exist */
export function readOnlySqliteDialect(file: string): Dialect {
  const database = new Database(file, { fileMustExist: true });
  // With `readonly`, SQLite would leave the files of its write-ahead log behind.
  database.pragma('query_only = ON');
  return new SqliteDialect({ database });
}

/**
 * The embedded store, created if it does not exist.
 * @param syncLog writes the open write-ahead log to disk
 */
export function sqliteDialect(
  dataDir: string,
  syncLog: (log: number) => Promise<void> = promisify(fdatasync),
): StoreDialect {
  mkdirSync(dataDir, { recursive: true });
  const path = sqliteFile(dataDir);
  keepPrivate(path);
  const writer = new Database(path);
  writer.pragma('busy_timeout = 5000');
  writer.pragma('journal_mode = WAL');
  // Commits write to the log, and the driver waits for the disk. SQLite itself still syncs whatever keeps the file consistent.
  writer.pragma('synchronous = NORMAL');
  writer.pragma('foreign_keys = ON');
  // Checkpoint the log at 64 MB.
  writer.pragma('wal_autocheckpoint = 16384');
  const reader = new Database(path);
  reader.pragma('query_only = ON');
  for (const database of [writer, reader]) {
    // Consecutive batches of events touch mostly the same pages: cache 64 MB.
    database.pragma('cache_size = -65536');
    // While serving requests, waiting inside the engine would block the event loop. `retrying` waits instead.
    database.pragma('busy_timeout = 20');
  }
  let log: number | undefined;
  const logSync = createLogSync(() => {
    log ??= openSync(`${path}-wal`, 'r+');
    return syncLog(log);
  });
  const driver = new SqliteDriver({
    writer,
    reader,
    logSync,
    close() {
      reader.close();
      writer.close();
      if (log !== undefined) closeSync(log);
      log = undefined;
    },
  });
  return {
    createAdapter: () => new ConcurrentAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    readNow: (sql, parameters) => driver.readNow(sql, parameters),
    writeNow: (queries) => driver.writeNow(queries),
    settled: logSync.pending,
  };
}

/** The driver itself lets queries wait for each other. */
class ConcurrentAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Only this account may read settings and sessions. SQLite gives the files of its log the mode of the database file. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}
