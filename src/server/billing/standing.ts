import type { Purchase, Standing } from '../store/purchases.ts';
import type { Reading } from './provider.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A renewal comes in some hours after it is due. So long, the server keeps its plan, unless the renewal failed. */
const GRACE = DAY;
/** Who has not agreed by then will not: the provider's page no longer works. */
const CHECKOUT = 3 * HOUR;
const ABANDONED = 3 * DAY;

/** What a reading means for the server. It follows from the reading and the time alone, and from nothing before it. */
export function standingOf(reading: Reading, purchase: Purchase, now: number): Standing {
  const { state, paidUntil, failing } = reading;
  const grace = state === 'active' && !failing ? GRACE : 0;
  const endsAt = paidUntil === null ? null : paidUntil + grace;
  return {
    status: statusOf(reading, endsAt, now),
    providerState: state,
    paidUntil,
    endsAt,
    lookAt: lookAt(reading, purchase.starts_at, now),
  };
}

function statusOf({ state }: Reading, endsAt: number | null, now: number): Standing['status'] {
  if (endsAt === null) return state === 'ended' ? 'ended' : 'pending';
  if (endsAt <= now) return 'ended';
  return state === 'active' ? 'active' : 'cancelled';
}

/** When to read again although nothing was told: often while something should happen, never where nothing can. */
function lookAt({ state, paidUntil }: Reading, orderedAt: number, now: number): number | null {
  if (state === 'ended') return null;
  if (paidUntil === null) return nextCheckoutLook(orderedAt, now);
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
