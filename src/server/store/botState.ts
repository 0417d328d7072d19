import type { Kysely } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { BotStateRow, Tables } from './schema/tables.ts';

/** There is one bot. */
const NAME = 'bot';

export type BotState = Omit<BotStateRow, 'name'>;

/** How the bot is, for every process of ours. */
export interface BotStates {
  /** What it said last; null where it never did. */
  read(): Promise<BotState | null>;
  write(state: BotState): Promise<void>;
}

export function botStates(db: Kysely<Tables>): BotStates {
  return {
    async read() {
      const row = await db.selectFrom('bot_state').selectAll().where('name', '=', NAME).executeTakeFirst();
      if (!row) return null;
      const { name: _, ...state } = row;
      return state;
    },
    async write(state) {
      await retrying(() =>
        db
          .insertInto('bot_state')
          .values({ name: NAME, ...state })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(state))
          .execute(),
      );
    },
  };
}
