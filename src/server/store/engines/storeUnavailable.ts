import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { StoreDialect } from './storeDialect.ts';

/** The store cannot be reached or written to at the moment. A later attempt may succeed. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  /** The engine's error code. */
  readonly code: string | undefined;

  constructor(
    readonly kind: 'unreachable' | 'unwritable',
    cause: Error,
  ) {
    super(cause.message, { cause });
    this.code = codeOf(cause);
  }
}

/** A full disk, or a read-only file or role. */
const UNWRITABLE = /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN)|53100$|25006$|42501$|58030$)/;
/** Locks that are not released, connections that are refused or closed, timeouts. */
const UNREACHABLE = /^(SQLITE_(BUSY|LOCKED|PROTOCOL)|08|28|3D000$|40001$|40P01$|53|55P03$|57P|57014$)/;

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Classifies an error of an engine or its driver; null if waiting would not help. */
function kindOf(error: Error): StoreUnavailable['kind'] | null {
  const code = codeOf(error);
  if (code && UNWRITABLE.test(code)) return 'unwritable';
  if (code && UNREACHABLE.test(code)) return 'unreachable';
  // An error reported by the engine proves that it is reachable. Other errors of the driver mean that the connection is lost.
  const fromEngine = 'severity' in error || code?.startsWith('SQLITE_');
  const isBug = error instanceof TypeError && error.message !== 'The database connection is not open';
  return fromEngine || isBug || error instanceof RangeError ? null : 'unreachable';
}

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw classified(error);
  }
}

function classified(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const kind = kindOf(error);
  return kind === null ? error : new StoreUnavailable(kind, error);
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
      // SQLite rolls back by itself if the disk is full. The caller should see that error instead.
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

/** Wraps a dialect so that errors of an unreachable or unwritable engine are thrown as {@link StoreUnavailable}. */
export function withErrorClassification(dialect: StoreDialect): StoreDialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new GuardedDriver(dialect.createDriver()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    ...(dialect.readNow && {
      readNow(sql, parameters) {
        try {
          return dialect.readNow?.(sql, parameters) ?? [];
        } catch (error) {
          throw classified(error);
        }
      },
    }),
    ...(dialect.writeNow && { writeNow: (queries) => guarded(async () => dialect.writeNow?.(queries) ?? false) }),
    ...(dialect.settled && {
      settled: () => dialect.settled?.()?.catch((error: unknown) => Promise.reject(classified(error))) ?? null,
    }),
  };
}
