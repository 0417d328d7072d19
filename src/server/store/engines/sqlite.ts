import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

/** Path of the embedded store, a single file in the data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'guildhall.db');

/** The embedded store, read-only. @throws Error if it does not exist */
export function readOnlySqliteDialect(dataDir: string): Dialect {
  const database = new Database(sqliteFile(dataDir), { fileMustExist: true });
  // With `readonly`, SQLite would leave the files of its write-ahead log behind.
  database.pragma('query_only = ON');
  return new SqliteDialect({ database });
}

/** The embedded store, created if it does not exist. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  keepPrivate(sqliteFile(dataDir));
  const database = new Database(sqliteFile(dataDir));
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // better-sqlite3 defaults to NORMAL in WAL mode, which can lose the last saves in a power failure.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Consecutive batches of events touch mostly the same pages: cache 64 MB, and checkpoint the log at 64 MB.
  database.pragma('cache_size = -65536');
  database.pragma('wal_autocheckpoint = 16384');
  // While serving requests, waiting inside the engine would block the event loop. `retrying` waits instead.
  database.pragma('busy_timeout = 20');
  return new SqliteDialect({ database: cachingStatements(database) });
}

/** Only this account may read settings and sessions. SQLite gives the files of its log the mode of the database file. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}

/** How many statements are cached. More than that are queries with lists of different lengths. */
const MAX_STATEMENTS = 200;

/** Caches prepared statements: parsing and planning takes longer than most runs. */
function cachingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= MAX_STATEMENTS) kept.clear();
      const statement = database.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}
