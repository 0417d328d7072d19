import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** One step of the store's shape. */
export interface Migration {
  /** Never changes once released: the store remembers it. */
  name: string;
  up(trx: Transaction<Tables>): Promise<void>;
}
