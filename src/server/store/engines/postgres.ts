import { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
/** Milliseconds after which an idle connection is probed. */
const KEEP_ALIVE = 10_000;

/** Milliseconds; 0 means unlimited. */
export interface Timeouts {
  /** How long one statement may take before the engine cancels it. */
  statement: number;
  /** How long the engine may stay silent. Longer than for a statement, after which it reports the timeout. */
  silence: number;
}

/** For serving requests. */
const REQUEST_TIMEOUTS: Timeouts = { statement: 10_000, silence: 15_000 };
/** For commands and migrations, whose statements read whole tables. */
export const NO_TIMEOUTS: Timeouts = { statement: 0, silence: 0 };

export interface PostgresOptions {
  timeouts?: Timeouts;
  /** Called when a connection breaks. */
  onError?: (error: Error) => void;
}

/** A connection pool over PostgreSQL or an engine that speaks its protocol. */
export function postgresDialect(
  databaseUrl: string,
  { timeouts: patience = REQUEST_TIMEOUTS, onError = () => {} }: PostgresOptions = {},
): Dialect {
  const types = new pg.TypeOverrides();
  // pg reads 64-bit integers as strings. Ours are times in milliseconds and counts, which fit a number.
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: patience.statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    stream: () => socketWithTimeout(patience.silence),
    types,
  });
  // Without listeners, a broken connection would end the process. The pool's own listener only covers idle ones.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
}

/** A socket that fails if the other side stays silent, since a network may drop a connection without closing it. */
function socketWithTimeout(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The database has not responded for ${silence / 1000} seconds`));
  });
}
