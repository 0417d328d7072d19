import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** One change of the database schema. */
export interface Migration {
  /** Must not change once released: the store records it. */
  name: string;
  up(trx: Transaction<Tables>): Promise<void>;
}
