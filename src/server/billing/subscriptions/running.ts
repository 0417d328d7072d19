import { GRACE } from '../../store/billing/purchase.ts';
import type { SubscriptionRow } from '../../store/schema/tables.ts';

/** Whether a subscription currently gives its server the plan. */
export function isRunning({ status, ends_at }: SubscriptionRow, now: number): boolean {
  const counts = status === 'active' || status === 'cancelled';
  return counts && (ends_at === null || ends_at > now);
}

/** Whether a subscription was approved and will begin when another plan ends. */
export function isScheduled(row: SubscriptionRow, now: number): boolean {
  const { provider_state, paid_until, first_charge_at } = row;
  return provider_state === 'active' && paid_until === null && first_charge_at !== null && first_charge_at > now;
}

/** Whether it lasts longer than its own payments because another purchase or a grant overlapped it. */
export function isCredited({ provider_plan, provider_state, paid_until, ends_at }: SubscriptionRow): boolean {
  const grace = provider_state === 'active' ? GRACE : 0;
  return provider_plan !== null && paid_until !== null && (ends_at ?? 0) > paid_until + grace;
}

/** Whether the server keeps the plan for longer than was paid: time is credited, or the plan is also granted without an end. */
function isProlonged(row: SubscriptionRow): boolean {
  const { provider_plan, paid_until, ends_at } = row;
  return isCredited(row) || (provider_plan !== null && paid_until !== null && ends_at === null);
}

/** Whether the provider may charge for it again, as far as is known, even if it does not give the server its plan. */
export function isCharged({ provider_plan, provider_state }: SubscriptionRow): boolean {
  return provider_plan !== null && (provider_state === 'active' || provider_state === 'approved');
}

/** Whether a renewal failed, and the provider tries again. */
export function isRetried(row: SubscriptionRow, now: number): boolean {
  const { provider_plan, provider_state, paid_until, ends_at } = row;
  if (provider_plan === null || provider_state !== 'active' || paid_until === null || paid_until > now) return false;
  // Only a failed renewal gets no grace. What is credited hides that.
  return ends_at === paid_until || (isProlonged(row) && paid_until + GRACE <= now);
}

/**
 * Until when a user can undo that a server's subscription is cancelled, whether or not it is already; null if they cannot. Only its payer
 * can, until it would be charged again.
 */
export function reactivatableUntil(
  rows: readonly SubscriptionRow[],
  { user, now }: { user: string; now: number },
): number | null {
  const ends = rows
    .filter((row) => row.user_id === user && isRunning(row, now))
    .map(({ provider_state, paid_until }) => {
      if (provider_state === 'paused' || paid_until === null) return paid_until;
      if (provider_state !== 'active') return null;
      return paid_until > now ? paid_until : paid_until + GRACE;
    });
  return ends.find((end) => end !== null && end > now) ?? null;
}

/** Until when it is paid, or, while a renewal is overdue, until when the server keeps its plan; null if it has no end. */
export function endOf(row: SubscriptionRow, now: number): number | null {
  const { paid_until, ends_at } = row;
  return paid_until !== null && paid_until > now && !isProlonged(row) ? paid_until : ends_at;
}

/** When the last of those that run ends; null if it has no end, or none runs. */
export function paidThrough(rows: readonly SubscriptionRow[], now: number): number | null {
  const ends = rows.filter((row) => isRunning(row, now)).map((row) => endOf(row, now));
  return ends.length === 0 || ends.includes(null) ? null : Math.max(...ends.map(Number));
}
