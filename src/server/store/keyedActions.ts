import type { Kysely } from 'kysely';
import type { Json } from '../../language/model.ts';
import { retrying } from './engines/retry.ts';
import { findResult, type IdempotencyKeys, type KeyedAction } from './idempotencyKeys.ts';
import type { Tables } from './schema/tables.ts';

/** What people do beside saving, told from its own repetition. Stores that do it in a transaction keep it there. */
export interface KeyedActions {
  /** What came of one that was done already; null where it was not. @throws KeyReused */
  findResult(keyed: KeyedAction): Promise<{ result: Json } | null>;
  /** Keeps what came of one that was done elsewhere. */
  remember(keyed: KeyedAction, result: Json): Promise<void>;
}

export function keyedActions(db: Kysely<Tables>, keys: IdempotencyKeys): KeyedActions {
  return {
    findResult: (keyed) => findResult(db, keyed),

    async remember(keyed, result) {
      await retrying(() => db.transaction().execute((trx) => keys.once(trx, keyed, async () => result)));
    },
  };
}
