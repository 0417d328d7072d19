import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Dialect, SqliteDialect } from 'kysely';

/** The embedded store: one file in the data folder. */
export function sqliteDialect(dataDir: string): Dialect {
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(join(dataDir, 'guildhall.db'));
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // better-sqlite3 defaults to NORMAL in WAL mode, which loses the last saves when power fails.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // Once requests are served, waiting inside the engine would stop the event loop: `retrying` waits instead.
  database.pragma('busy_timeout = 20');
  return new SqliteDialect({ database });
}
