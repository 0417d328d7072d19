import type { CompiledQuery, Dialect } from 'kysely';

/** A dialect with what only some engines can do. */
export interface StoreDialect extends Dialect {
  /** Reads what is committed, without waiting. */
  readNow?(sql: string, parameters: readonly unknown[]): unknown[];
  /**
   * Runs writes as one transaction, without giving way to other work before it is committed.
   * @returns whether they were made: nothing is while another transaction is open, or if the first returns no row
   */
  writeNow?(queries: readonly Pick<CompiledQuery, 'sql' | 'parameters'>[]): Promise<boolean>;
  /**
   * Waits until everything that was read so far is on disk; null if it is. Absent if the engine shows nothing before it is.
   */
  settled?(): Promise<void> | null;
}
