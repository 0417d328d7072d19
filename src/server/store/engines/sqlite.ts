import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Dialect, type SqliteDatabase, SqliteDialect } from 'kysely';

/** The embedded store is one file in the data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'guildhall.db');

/** The embedded store as it stands, for who only reads. @throws Error where it does not exist */
export function readOnlySqliteDialect(dataDir: string): Dialect {
  const database = new Database(sqliteFile(dataDir), { fileMustExist: true });
  // Opened `readonly`, it would leave the files of its log behind.
  database.pragma('query_only = ON');
  return new SqliteDialect({ database });
}

/** The embedded store; made where it does not exist. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  keepPrivate(sqliteFile(dataDir));
  const database = new Database(sqliteFile(dataDir));
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // better-sqlite3 defaults to NORMAL in WAL mode, which loses the last saves when power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Batches of events touch many pages, most of them again with the next batch: 64 MB are kept, and wait to be put in place.
  database.pragma('cache_size = -65536');
  database.pragma('wal_autocheckpoint = 16384');
  // Once requests are served, waiting inside the engine would stop the event loop: `retrying` waits instead.
  database.pragma('busy_timeout = 20');
  return new SqliteDialect({ database: cachingStatements(database) });
}

/** Settings and sessions are for this account alone. The engine gives the files of its log the mode of the first. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600);
}

/** How many statements are kept; more than that are lists of another length each. */
const MOST_STATEMENTS = 200;

/** The engine reads and plans the text of a statement once, not for every run: that takes longer than most runs. */
function cachingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      if (kept.size >= MOST_STATEMENTS) kept.clear();
      const statement = database.prepare(sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}
