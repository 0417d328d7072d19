import type { Purchase, SubscriptionState } from '../../store/purchases.ts';
import type { ProviderSnapshot } from '../provider.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A renewal comes in some hours after it is due. So long, the server keeps its plan, unless the renewal failed. */
const GRACE = DAY;
/** Who has not agreed by then will not: the provider's page no longer works. */
const CHECKOUT = 3 * HOUR;
const ABANDONED = 3 * DAY;
/** After this, what the provider did not do is asked for again. */
const SOON = 5 * MINUTE;

/** What a reading means for the server. It follows from the reading and the time alone, and from nothing before it. */
export function deriveSubscriptionState(reading: ProviderSnapshot, purchase: Purchase, now: number): SubscriptionState {
  const { state, paidUntil, failing } = reading;
  const grace = state === 'active' && !failing && !isRefunded(reading) ? GRACE : 0;
  const endsAt = paidUntil === null ? null : paidUntil + grace;
  return {
    status: statusOf(reading, endsAt, now),
    providerState: state,
    paidUntil,
    endsAt,
    checkAt: lookAt(reading, purchase.starts_at, now),
  };
}

/**
 * Whether the subscription has to end at the provider, so that it charges nobody any more: its very first payment failed, and
 * the payer was told to order again; or a payment was given back in full. What else was paid still counts to its end.
 */
export function mustEnd({ state, paidUntil, failing, payments }: ProviderSnapshot): boolean {
  if (state !== 'active' && state !== 'paused') return false;
  return (paidUntil === null && failing) || payments.some(({ status }) => status === 'refunded');
}

/** Whether what was paid last was given back in full. */
function isRefunded({ payments }: ProviderSnapshot): boolean {
  return payments.at(-1)?.status === 'refunded';
}

function statusOf({ state }: ProviderSnapshot, endsAt: number | null, now: number): SubscriptionState['status'] {
  if (endsAt === null) return state === 'ended' ? 'ended' : 'pending';
  if (endsAt <= now) return 'ended';
  return state === 'active' ? 'active' : 'cancelled';
}

/** When to read again although nothing was told: often while something should happen, never where nothing can. */
function lookAt(reading: ProviderSnapshot, orderedAt: number, now: number): number | null {
  const { state, paidUntil } = reading;
  if (mustEnd(reading)) return now + SOON;
  // What is paid may still be given back.
  if (state === 'ended') return paidUntil !== null && paidUntil > now ? Math.min(paidUntil, now + DAY) : null;
  if (paidUntil === null) {
    // Whoever agreed can be charged, however late.
    return nextCheckoutLook(orderedAt, now) ?? (state === 'pending' ? null : now + DAY);
  }
  // One that rests is ended when its time is over: see `reconcile.ts`.
  if (state === 'paused') return Math.min(Math.max(paidUntil, now), now + DAY);
  return paidUntil <= now ? now + HOUR : Math.min(paidUntil + 15 * MINUTE, now + DAY);
}

/** When to look after an order that nobody has paid yet. */
export function nextCheckoutLook(orderedAt: number, now: number): number | null {
  const age = now - orderedAt;
  if (age > ABANDONED) return null;
  return now + (age < CHECKOUT ? MINUTE : HOUR);
}
