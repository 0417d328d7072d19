import type { Transaction } from 'kysely';
import type { Plan } from '../../../language/model.ts';
import type { SubscriptionRow, Tables } from '../schema/tables.ts';
import { GRACE } from './purchase.ts';

/** The time that a purchase has paid for. */
export interface PaidPeriod {
  id: string;
  /** The position of its plan, 0 for the lowest. */
  rank: number;
  from: number;
  until: number;
  /** Whether the subscription renews itself. */
  renews: boolean;
}

interface TimeSpan {
  from: number;
  until: number;
}

/**
 * Overlapping payments for one server are laid end to end: two paid months last two months. The time of a plan waits
 * while a higher plan runs, or while the same plan is granted.
 * @param granted times of plans that were not paid for
 * @returns the ends of purchases that do not renew themselves, and of renewing ones that last longer than they are paid, by id
 */
export function creditedEnds(
  paid: readonly PaidPeriod[],
  granted: readonly (TimeSpan & { rank: number })[] = [],
): Map<string, number> {
  const ends = new Map<string, number>();
  const taken: TimeSpan[] = [];
  const ranks = [...new Set([...paid, ...granted].map(({ rank }) => rank))].sort((a, b) => b - a);
  for (const rank of ranks) {
    taken.push(...granted.filter((one) => one.rank === rank));
    taken.sort((a, b) => a.from - b.from);
    const own = paid.filter((period) => period.rank === rank).toSorted((a, b) => a.from - b.from);
    let run = { from: 0, until: Number.NEGATIVE_INFINITY };
    const runs: TimeSpan[] = [];
    let overlapping: PaidPeriod[] = [];
    for (const period of own) {
      if (period.from >= run.until) {
        overlapping = [];
        run = { from: period.from, until: period.from };
        runs.push(run);
      }
      overlapping.push(period);
      run.until = after(run.until, period.until - period.from, taken);
    }
    const cancelled = overlapping.filter(({ renews }) => !renews);
    // One of them carries the time that the others lost by overlapping.
    const carrier = (cancelled.length > 0 ? cancelled : overlapping).at(-1);
    for (const { id, until } of cancelled) ends.set(id, until);
    if (carrier && (!carrier.renews || run.until > carrier.until)) ends.set(carrier.id, run.until);
    taken.push(...runs);
  }
  return ends;
}

/** The end of so much time from a moment on, without the times that are taken. */
function after(start: number, length: number, taken: readonly TimeSpan[]): number {
  let [at, rest] = [start, length];
  for (const { from, until } of taken) {
    if (from - at >= rest) break;
    rest -= Math.max(0, from - at);
    at = Math.max(at, until);
  }
  return at + rest;
}

/** Applies {@link creditedEnds} to a server's purchases. The caller holds the server's billing lock. */
export async function creditOverlaps(
  trx: Transaction<Tables>,
  guild: string,
  { plans, now }: { plans: readonly Plan[]; now: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('subscriptions')
    .select(['id', 'plan', 'provider_plan', 'provider_state', 'starts_at', 'paid_until', 'ends_at'])
    .where('guild_id', '=', guild)
    .execute();
  const bought = rows.filter(({ provider_plan, paid_until }) => provider_plan !== null && paid_until !== null);
  if (bought.length === 0 || rows.length < 2) return;
  const first = await trx
    .selectFrom('invoices')
    .select((eb) => ['subscription_id', eb.fn.min('paid_at').as('from')])
    .where('guild_id', '=', guild)
    .where('status', '!=', 'refunded')
    .groupBy('subscription_id')
    .execute();
  const paidFrom = new Map(first.map(({ subscription_id, from }) => [subscription_id, Number(from)]));
  const rankOf = ({ plan }: { plan: Plan }) => plans.indexOf(plan);
  const paid = bought.flatMap((row) => {
    const [from, until] = [paidFrom.get(row.id), row.paid_until];
    if (from === undefined || until === null) return [];
    return [{ id: row.id, rank: rankOf(row), from, until, renews: row.provider_state === 'active' }];
  });
  const granted = rows
    .filter(({ provider_plan }) => provider_plan === null)
    .map((row) => ({ rank: rankOf(row), from: row.starts_at, until: row.ends_at ?? Number.POSITIVE_INFINITY }));
  const ends = creditedEnds(paid, granted);
  for (const row of bought) {
    const possible = [ends.get(row.id), endWithoutCredit(row)].filter((end) => end !== undefined);
    if (possible.length === 0) continue;
    const end = Math.max(...possible);
    // What waits for a grant without an end has none either.
    const endsAt = Number.isFinite(end) ? end : null;
    if (row.ends_at === endsAt) continue;
    const status = end <= now ? 'ended' : row.provider_state === 'active' ? 'active' : 'cancelled';
    await trx
      .updateTable('subscriptions')
      .set({ ends_at: endsAt, status })
      .where('guild_id', '=', guild)
      .where('id', '=', row.id)
      .execute();
  }
}

/** The end of a renewing purchase without what it is credited, which may have been refunded or revoked; undefined for all others. */
function endWithoutCredit({
  provider_state,
  paid_until,
  ends_at,
}: Pick<SubscriptionRow, 'provider_state' | 'paid_until' | 'ends_at'>): number | undefined {
  if (provider_state !== 'active' || paid_until === null) return undefined;
  return Math.min(ends_at ?? Number.POSITIVE_INFINITY, paid_until + GRACE);
}
