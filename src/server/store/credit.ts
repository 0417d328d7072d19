import type { Transaction } from 'kysely';
import type { Tables } from './schema/tables.ts';

/** The time that a purchase has paid for. */
export interface PaidPeriod {
  id: string;
  from: number;
  until: number;
  /** Whether the subscription renews itself. */
  renews: boolean;
}

/**
 * Overlapping payments for one server are laid end to end: whoever paid for two months gets two months.
 * @returns the new ends of those purchases that overlap another one and do not renew themselves, by id
 */
export function creditedEnds(paid: readonly PaidPeriod[]): Map<string, number> {
  let end = Number.NEGATIVE_INFINITY;
  let overlapping: PaidPeriod[] = [];
  for (const time of paid.toSorted((a, b) => a.from - b.from)) {
    if (time.from >= end) {
      overlapping = [];
      end = time.from;
    }
    overlapping.push(time);
    end += time.until - time.from;
  }
  const cancelled = overlapping.filter(({ renews }) => !renews);
  // One of them carries the time that the others lost by overlapping.
  return new Map(cancelled.map(({ id, until }, index) => [id, index === cancelled.length - 1 ? end : until]));
}

/** Applies {@link creditedEnds} to a server's purchases. The caller holds the server's billing lock. */
export async function creditOverlaps(trx: Transaction<Tables>, guild: string, now: number): Promise<void> {
  const bought = await trx
    .selectFrom('subscriptions')
    .select(['id', 'provider_state', 'paid_until', 'ends_at'])
    .where('guild_id', '=', guild)
    .where('provider_plan', 'is not', null)
    .where('paid_until', 'is not', null)
    .execute();
  if (bought.length < 2) return;
  const first = await trx
    .selectFrom('invoices')
    .select((eb) => ['subscription_id', eb.fn.min('paid_at').as('from')])
    .where('guild_id', '=', guild)
    .where('status', '!=', 'refunded')
    .groupBy('subscription_id')
    .execute();
  const paidFrom = new Map(first.map(({ subscription_id, from }) => [subscription_id, Number(from)]));
  const paid = bought.flatMap(({ id, provider_state, paid_until }) => {
    const [from, until] = [paidFrom.get(id), paid_until];
    return from === undefined || until === null ? [] : [{ id, from, until, renews: provider_state === 'active' }];
  });
  for (const [id, endsAt] of creditedEnds(paid)) {
    if (bought.find((row) => row.id === id)?.ends_at === endsAt) continue;
    await trx
      .updateTable('subscriptions')
      .set({ ends_at: endsAt, status: endsAt > now ? 'cancelled' : 'ended' })
      .where('guild_id', '=', guild)
      .where('id', '=', id)
      .execute();
  }
}
