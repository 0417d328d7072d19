import type { Kysely } from 'kysely';
import { retrying } from './engines/retry.ts';
import type { Tables, WebhookEventRow } from './schema/tables.ts';

export interface WebhookEvents {
  /** Remembers an event. An id that is known already changes nothing. */
  receive(event: Omit<WebhookEventRow, 'applied_at'>): Promise<void>;
  /** Those whose effect is still to come, the oldest first. */
  waiting(): Promise<WebhookEventRow[]>;
  isWaiting(provider: string, id: string): Promise<boolean>;
  /** For an event without effect. */
  markApplied(provider: string, id: string, at: number): Promise<void>;
  /** Forgets events that had their effect before a moment; answers how many those were. What waits is never forgotten. */
  forget(before: number): Promise<number>;
}

const MOST_WAITING = 200;

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
        .limit(MOST_WAITING)
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
