import type { Kysely } from 'kysely';
import type { Json } from '../../language/model.ts';
import { retrying } from './engines/retry.ts';
import { earlier, type KeyedAction, type SaveKeys } from './saveKeys.ts';
import type { Tables } from './schema.ts';

/** What people do beside saving, told from its own repetition. Stores that do it in a transaction keep it there. */
export interface KeyedActions {
  /** What came of one that was done already; null where it was not. @throws KeyReused */
  earlier(keyed: KeyedAction): Promise<{ result: Json } | null>;
  /** Keeps what came of one that was done elsewhere. */
  keep(keyed: KeyedAction, result: Json): Promise<void>;
}

export function keyedActions(db: Kysely<Tables>, keys: SaveKeys): KeyedActions {
  return {
    earlier: (keyed) => earlier(db, keyed),

    async keep(keyed, result) {
      await retrying(() => db.transaction().execute((trx) => keys.once(trx, keyed, async () => result)));
    },
  };
}
