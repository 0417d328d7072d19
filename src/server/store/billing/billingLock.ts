import type { Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Locks the server's subscriptions until the transaction ends. */
export async function lockBilling(trx: Transaction<Tables>, guild: string): Promise<void> {
  await trx
    .insertInto('billing_turns')
    .values({ guild_id: guild })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ guild_id: guild }))
    .execute();
}
