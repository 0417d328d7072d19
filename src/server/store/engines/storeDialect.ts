import type { Dialect } from 'kysely';

/** A dialect with what only some engines can do. */
export interface StoreDialect extends Dialect {
  /** Reads what is committed, without waiting. */
  readNow?(sql: string, parameters: readonly unknown[]): unknown[];
  /**
   * Waits until everything that was read so far is on disk; null if it is. Absent if the engine shows nothing before it is.
   */
  settled?(): Promise<void> | null;
}
