import type { Transaction } from 'kysely';
import type { Tables } from './schema/tables.ts';

/** From here to the end of the transaction, nobody else decides over the server's subscriptions. */
export async function lockBilling(trx: Transaction<Tables>, guild: string): Promise<void> {
  await trx
    .insertInto('billing_turns')
    .values({ guild_id: guild })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
    .execute();
}
