import { setTimeout as pause } from 'node:timers/promises';

/** Error codes that mean that another connection was first and a retry may succeed. */
const TRANSIENT = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '23505', // unique conflict
  '42P07', // table exists: two processes started at once
  '42710', // so does its row type
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
]);

/** Milliseconds after which a conflict is thrown. */
const RETRY_FOR = 5000;

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRANSIENT.has(String(error.code));
}

/** Repeats a whole transaction while the engine reports a conflict, for at most five seconds. @throws the engine's error after that */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + RETRY_FOR;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > deadline) throw error;
      await pause(Math.random() * Math.min(100, 5 * attempt));
    }
  }
}
