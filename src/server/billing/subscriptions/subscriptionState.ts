import { DAY, HOUR, MINUTE } from '../../../language/time/milliseconds.ts';
import { GRACE, type Purchase, type SubscriptionState } from '../../store/billing/purchase.ts';
import type { ProviderSnapshot } from '../provider.ts';

/** How long before its first payment a later beginning counts, so that the server is never without a plan in between. */
const LEAD = HOUR;
/** How long unpaid orders are checked often. After that, the payment page no longer works. */
const CHECKOUT = 3 * HOUR;
const ABANDONED = 3 * DAY;
/** How soon to retry something that the provider did not do. */
export const SOON = 5 * MINUTE;

/** What a snapshot means for the server. Depends only on the snapshot and the time, not on earlier states. */
export function deriveSubscriptionState(
  snapshot: ProviderSnapshot,
  purchase: Purchase,
  now: number,
): SubscriptionState {
  const { state, failing } = snapshot;
  const paidUntil = keptUntil(snapshot);
  const begins = beginning(snapshot, purchase);
  if (begins !== null) {
    const endsAt = now < begins - LEAD ? null : begins + GRACE;
    const checkAt = now < begins - LEAD ? Math.min(begins - LEAD, now + DAY) : now + SOON;
    return { status: statusOf(snapshot, endsAt, now), providerState: state, paidUntil, endsAt, checkAt };
  }
  const grace = state === 'active' && !failing && !isRefunded(snapshot) ? GRACE : 0;
  const endsAt = paidUntil === null ? null : paidUntil + grace;
  return {
    status: statusOf(snapshot, endsAt, now),
    providerState: state,
    paidUntil,
    endsAt,
    checkAt: nextCheckAt({ ...snapshot, paidUntil }, purchase, now),
  };
}

/** Until when it is paid. Whoever cancels while a renewal is overdue keeps the time that was granted for it. */
function keptUntil(snapshot: ProviderSnapshot): number | null {
  const { state, stateSince, paidUntil, failing } = snapshot;
  if (paidUntil === null || state !== 'paused' || failing || isRefunded(snapshot)) return paidUntil;
  return (stateSince ?? 0) > paidUntil ? paidUntil + GRACE : paidUntil;
}

/** When the first payment of an approved order is due that begins when another plan ends; null for all others. */
function beginning({ state, paidUntil, failing }: ProviderSnapshot, { first_charge_at }: Purchase): number | null {
  return state === 'active' && paidUntil === null && !failing ? first_charge_at : null;
}

/**
 * Whether the subscription must be ended at the provider so that it is not charged again: its first payment failed while the payer
 * was there and asked to order again, or a payment was refunded in full. Other payments still count to their end.
 */
export function mustEnd(
  { state, paidUntil, failing, payments }: ProviderSnapshot,
  { first_charge_at }: Pick<Purchase, 'first_charge_at'>,
): boolean {
  if (state !== 'active' && state !== 'paused') return false;
  const refused = paidUntil === null && failing && first_charge_at === null;
  return refused || payments.some(({ status }) => status === 'refunded');
}

/** Whether the last payment was refunded in full. */
function isRefunded({ payments }: ProviderSnapshot): boolean {
  return payments.at(-1)?.status === 'refunded';
}

function statusOf({ state }: ProviderSnapshot, endsAt: number | null, now: number): SubscriptionState['status'] {
  if (endsAt === null) return state === 'ended' ? 'ended' : 'pending';
  if (endsAt <= now) return 'ended';
  return state === 'active' ? 'active' : 'cancelled';
}

/** When to check again without an event: often while something should happen, never if nothing can. */
function nextCheckAt(snapshot: ProviderSnapshot, purchase: Purchase, now: number): number | null {
  const { state, paidUntil } = snapshot;
  if (mustEnd(snapshot, purchase)) return now + SOON;
  // Payments may still be refunded.
  if (state === 'ended') return paidUntil !== null && paidUntil > now ? Math.min(paidUntil, now + DAY) : null;
  if (paidUntil === null) {
    // Once approved, it can be charged at any time.
    return nextCheckoutCheck(purchase.starts_at, now) ?? (state === 'pending' ? null : now + DAY);
  }
  // Paused subscriptions are ended when their time is over: see `reconcile.ts`.
  if (state === 'paused') return Math.min(Math.max(paidUntil, now), now + DAY);
  return paidUntil <= now ? now + HOUR : Math.min(paidUntil + 15 * MINUTE, now + DAY);
}

/** When to check an unpaid order again; null: never. */
export function nextCheckoutCheck(orderedAt: number, now: number): number | null {
  const age = now - orderedAt;
  if (age > ABANDONED) return null;
  return now + (age < CHECKOUT ? MINUTE : HOUR);
}
