import { setTimeout as pause } from 'node:timers/promises';

/** Answers of the engines that say: another connection was there first, try again. */
const TRANSIENT = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
  '23505', // unique conflict
  '42P07', // table exists: two processes that start at once
  '42710', // and so does the type of its rows
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
]);

/** Milliseconds after which a conflict is an error. */
const PATIENCE = 5000;

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRANSIENT.has(String(error.code));
}

/** Runs a whole transaction again while the engine reports a conflict, for at most five seconds; then throws its error. */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + PATIENCE;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > deadline) throw error;
      await pause(Math.random() * Math.min(100, 5 * attempt));
    }
  }
}
