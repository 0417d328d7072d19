import type { Database, Statement } from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { LogSync } from './logSync.ts';
import type { StoreDialect } from './storeDialect.ts';

/** A database file, opened twice. */
export interface SqliteFile {
  writer: Database;
  /** Sees committed data only, also during a transaction. */
  reader: Database;
  /** Its write-ahead log. */
  logSync: LogSync;
  close(): void;
}

/** How many statements are cached per connection. More than that are queries with lists of different lengths. */
const MAX_STATEMENTS = 400;

/**
 * Runs transactions one after the other. Queries outside of them run at once, on a connection of their own. A write is done when it
 * is on disk, which is waited for outside the transaction: those that commit meanwhile share one sync.
 */
export class SqliteDriver implements Driver {
  readonly #write: (sql: string) => Statement;
  readonly #read: (sql: string) => Statement;
  #last: Promise<void> = Promise.resolve();

  constructor(readonly file: SqliteFile) {
    this.#write = cachingStatements(file.writer);
    this.#read = cachingStatements(file.reader);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    connection.unlock = await this.#lock();
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    connection.release();
    if (connection.hasWritten) await this.file.logSync.wait();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // A commit whose sync failed has ended the transaction already.
    if (connection.unlock) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.file.close();
  }

  /** Runs a query outside of a transaction. */
  async run(sql: string, parameters: readonly unknown[]): Promise<QueryResult<unknown>> {
    const { readonly, reader } = this.#write(sql);
    if (readonly && reader) return { rows: this.readNow(sql, parameters) };
    const unlock = await this.#lock();
    try {
      const { result, wrote } = this.runInLock(sql, parameters);
      if (!wrote) return result;
      unlock();
      await this.file.logSync.wait();
      return result;
    } finally {
      unlock();
    }
  }

  /** Reads what is committed, without waiting. */
  readNow(sql: string, parameters: readonly unknown[]): unknown[] {
    // A commit empties the caches of all other connections, so the one that commits reads faster.
    const statement = this.file.writer.inTransaction ? this.#read(sql) : this.#write(sql);
    return statement.all(parameters);
  }

  /** Writes in a transaction that begins and ends before anybody else's turn, so it needs no lock. */
  async writeNow(queries: Parameters<NonNullable<StoreDialect['writeNow']>>[0]): Promise<boolean> {
    const { writer, logSync } = this.file;
    if (writer.inTransaction) return false;
    this.runInLock('begin', []);
    try {
      for (const [index, { sql, parameters }] of queries.entries()) {
        const { result } = this.runInLock(sql, parameters);
        if (index === 0 && result.rows.length === 0) return false;
      }
      this.runInLock('commit', []);
    } finally {
      if (writer.inTransaction) this.runInLock('rollback', []);
    }
    await logSync.wait();
    return true;
  }

  /** Runs a query of the lock's holder. */
  runInLock(sql: string, parameters: readonly unknown[]): { result: QueryResult<unknown>; wrote: boolean } {
    const statement = this.#write(sql);
    const wrote = !statement.readonly;
    if (wrote) this.file.logSync.assertIntact();
    if (statement.reader) return { result: { rows: statement.all(parameters) }, wrote };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return {
      result: { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) },
      wrote,
    };
  }

  /** Waits until nobody else writes. @returns ends the turn; may be called more than once */
  async #lock(): Promise<() => void> {
    const before = this.#last;
    let unlock = () => {};
    this.#last = new Promise((resolve) => {
      unlock = resolve;
    });
    await before;
    return unlock;
  }
}

class SqliteConnection implements DatabaseConnection {
  /** Set during a transaction. */
  unlock: (() => void) | undefined;
  hasWritten = false;

  constructor(readonly driver: SqliteDriver) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    // Casts, because only the caller knows the type of the rows.
    if (!this.unlock) return (await this.driver.run(sql, parameters)) as QueryResult<Row>;
    const { result, wrote } = this.driver.runInLock(sql, parameters);
    this.hasWritten ||= wrote;
    return result as QueryResult<Row>;
  }

  // biome-ignore lint/correctness/useYield: nothing streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded store does not stream');
  }

  release(): void {
    this.unlock?.();
    this.unlock = undefined;
  }
}

/** Caches prepared statements: parsing and planning takes longer than most runs. */
function cachingStatements(database: Database): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= MAX_STATEMENTS) kept.clear();
    const statement = database.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
}
