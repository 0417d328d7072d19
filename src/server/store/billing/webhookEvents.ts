import type { Kysely } from 'kysely';
import { retrying } from '../engines/retry.ts';
import type { Tables, WebhookEventRow } from '../schema/tables.ts';

export interface WebhookEvents {
  /** Stores an event, unless its id is already stored. */
  receive(event: Omit<WebhookEventRow, 'applied_at'>): Promise<void>;
  /** All events that are not applied yet, oldest first: some that keep failing must not hold up the others. */
  waiting(): Promise<WebhookEventRow[]>;
  isWaiting(provider: string, id: string): Promise<boolean>;
  /** For events that change nothing. Others are marked by {@link Purchases.recordSnapshot}. */
  markApplied(provider: string, id: string, at: number): Promise<void>;
  /** Deletes events that were applied before the given time. @returns how many */
  forget(before: number): Promise<number>;
}

export function webhookEvents(db: Kysely<Tables>): WebhookEvents {
  return {
    async receive(event) {
      await retrying(() =>
        db
          .insertInto('webhook_events')
          .values({ ...event, applied_at: null })
          .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
          .execute(),
      );
    },

    waiting: () =>
      db
        .selectFrom('webhook_events')
        .selectAll()
        .where('applied_at', 'is', null)
        .orderBy('received_at')
        .orderBy('id')
        .execute(),

    async isWaiting(provider, id) {
      const row = await db
        .selectFrom('webhook_events')
        .select('id')
        .where('provider', '=', provider)
        .where('id', '=', id)
        .where('applied_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    async markApplied(provider, id, at) {
      await retrying(() =>
        db
          .updateTable('webhook_events')
          .set({ applied_at: at })
          .where('provider', '=', provider)
          .where('id', '=', id)
          .where('applied_at', 'is', null)
          .execute(),
      );
    },

    async forget(before) {
      const { numDeletedRows } = await retrying(() =>
        db.deleteFrom('webhook_events').where('applied_at', '<', before).executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}
