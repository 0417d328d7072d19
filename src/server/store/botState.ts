import type { Kysely } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { BotStateRow, Tables } from './schema/tables.ts';

/** Key of the only row. */
const NAME = 'bot';

export type BotState = Omit<BotStateRow, 'name'>;

/** The bot's state as it last reported it, shared by all server processes. */
export interface BotStates {
  /** Null if the bot has never reported. */
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
