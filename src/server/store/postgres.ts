import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** A pool over PostgreSQL, or an engine that speaks its protocol. `onError` hears of connections that break. */
export function postgresDialect(databaseUrl: string, onError: (error: Error) => void = () => {}): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types: {
      // pg reads 64-bit integers as strings; times in milliseconds fit a number.
      getTypeParser: ((oid: number, format: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  });
  // Without listeners, a connection that breaks would end the process: the pool's own hears of idle ones alone.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}
