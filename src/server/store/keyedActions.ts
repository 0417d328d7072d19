import type { Kysely } from 'kysely';
import type { Json } from '../../language/model.ts';
import { retrying } from './engines/retry.ts';
import type { IdempotencyKeys, KeyedAction } from './idempotencyKeys.ts';
import type { Tables } from './schema/tables.ts';

/** Results of actions by their idempotency keys. Stores that act in a transaction store the result in that transaction. */
export interface KeyedActions {
  /** The result of an action that was already executed; null if it was not. @throws KeyReused */
  findResult(keyed: KeyedAction): Promise<{ result: Json } | null>;
  /** Stores the result of an action that was executed outside the store. */
  remember(keyed: KeyedAction, result: Json): Promise<void>;
}

export function keyedActions(db: Kysely<Tables>, keys: IdempotencyKeys): KeyedActions {
  return {
    findResult: (keyed) => keys.findResult(keyed),

    async remember(keyed, result) {
      await retrying(() => db.transaction().execute((trx) => keys.once(trx, keyed, async () => result)));
    },
  };
}
