import { Socket } from 'node:net';
import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;
/** Milliseconds after which an idle connection is asked whether it is still there. */
const KEEP_ALIVE = 10_000;

/** Milliseconds that the engine may take; 0 is without end. */
export interface Timeouts {
  /** For one statement, which the engine then gives up. */
  statement: number;
  /** Without a byte from it; more than for a statement, after which it would have said that. */
  silence: number;
}

/** Of those who serve requests. */
const REQUEST_TIMEOUTS: Timeouts = { statement: 10_000, silence: 15_000 };
/** Of commands and migrations, whose statements go through whole tables. */
export const NO_TIMEOUTS: Timeouts = { statement: 0, silence: 0 };

export interface PostgresOptions {
  timeouts?: Timeouts;
  /** Hears of connections that break. */
  onError?: (error: Error) => void;
}

/** A pool over PostgreSQL, or an engine that speaks its protocol. */
export function postgresDialect(
  databaseUrl: string,
  { timeouts: patience = REQUEST_TIMEOUTS, onError = () => {} }: PostgresOptions = {},
): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: patience.statement,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    stream: () => socketWithTimeout(patience.silence),
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

/** A socket that breaks where nobody answers any more: a line may fall silent without a word. */
function socketWithTimeout(silence: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silence, () => {
    socket.destroy(new Error(`The store has said nothing for ${silence / 1000} seconds`));
  });
}
