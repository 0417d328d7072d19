import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';

/** The store does not do its work, and may again after a while: it does not answer, or it takes nothing in. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** The engine's own. */
  readonly code: string | undefined;

  constructor(
    readonly kind: 'unreachable' | 'unwritable',
    cause: Error,
  ) {
    super(cause.message, { cause });
    this.code = codeOf(cause);
  }
}

/** A full disk, a file or a role that may only be read. */
const UNWRITABLE = /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|53100$|25006$|42501$|58030$)/;
/** Locks that are not given up, connections that are refused or end, work that takes too long. */
const UNREACHABLE = /^(SQLITE_(BUSY|LOCKED|PROTOCOL)|08|28|3D000$|40001$|40P01$|53|55P03$|57P|57014$)/;

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What an error of an engine or its driver means; null for what waiting does not help against. */
function kindOf(error: Error): StoreUnavailable['kind'] | null {
  const code = codeOf(error);
  if (code && UNWRITABLE.test(code)) return 'unwritable';
  if (code && UNREACHABLE.test(code)) return 'unreachable';
  // An engine that says something is there. A driver that says something by itself has lost it.
  const ofEngine = 'severity' in error || code?.startsWith('SQLITE_');
  const ofProgram = error instanceof TypeError && error.message !== 'The database connection is not open';
  return ofEngine || ofProgram || error instanceof RangeError ? null : 'unreachable';
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const kind = error instanceof Error && !(error instanceof StoreUnavailable) ? kindOf(error) : null;
    throw kind === null ? error : new StoreUnavailable(kind, error as Error);
  }
}

class GuardedConnection implements DatabaseConnection {
  constructor(readonly inner: DatabaseConnection) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return guarded(() => this.inner.executeQuery<Row>(query));
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

class GuardedDriver implements Driver {
  constructor(readonly inner: Driver) {}

  init(): Promise<void> {
    return guarded(() => this.inner.init());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new GuardedConnection(await guarded(() => this.inner.acquireConnection()));
  }

  beginTransaction({ inner }: GuardedConnection, settings: TransactionSettings): Promise<void> {
    return guarded(() => this.inner.beginTransaction(inner, settings));
  }

  commitTransaction({ inner }: GuardedConnection): Promise<void> {
    return guarded(() => this.inner.commitTransaction(inner));
  }

  async rollbackTransaction({ inner }: GuardedConnection): Promise<void> {
    try {
      await guarded(() => this.inner.rollbackTransaction(inner));
    } catch (error) {
      // SQLite has rolled back by itself when the disk is full; that is what the caller shall hear.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }

  releaseConnection({ inner }: GuardedConnection): Promise<void> {
    return this.inner.releaseConnection(inner);
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}

/** The dialect, with failures of an engine that is away or takes nothing in told apart from all others. */
export function withErrorClassification(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
