import type { Plan } from '../../../language/model.ts';
import type { SubscriptionRow } from '../../store/schema/tables.ts';
import { endOf, isRunning, isScheduled } from './running.ts';

/** PayPal refuses a first payment in the past, and the payer needs some time to approve. */
const SOONEST = 3_600_000;

/** A plan that can be ordered for a server. */
export interface OrderablePlan {
  plan: Plan;
  /** When it begins and is charged; null: at once. */
  startAt: number | null;
}

/**
 * The plans that can be ordered for a server. A plan above those that run begins at once. A lower one begins when the higher ones
 * end, which they do not before the paid time is over.
 * @param rows the server's subscriptions
 * @param plans ids from the lowest plan to the highest
 * @param sold those that have prices
 */
export function orderablePlans(
  rows: readonly SubscriptionRow[],
  { plans, sold, now }: { plans: readonly Plan[]; sold: readonly Plan[]; now: number },
): OrderablePlan[] {
  const rankOf = ({ plan }: { plan: Plan }) => plans.indexOf(plan);
  const running = rows.filter((row) => isRunning(row, now));
  return sold.flatMap((plan): OrderablePlan[] => {
    if (rows.some((row) => row.plan === plan && isScheduled(row, now))) return [];
    const rank = plans.indexOf(plan);
    const first = running.filter((row) => rankOf(row) >= rank);
    const higher = first.some((row) => rankOf(row) > rank);
    if (first.length === 0) return [{ plan, startAt: null }];
    if (!higher || first.some((row) => row.plan === plan && row.provider_state === 'active')) return [];
    const ends = first.map((row) => endOf(row, now));
    if (ends.some((end) => end === null)) return [];
    return [{ plan, startAt: Math.max(now + SOONEST, ...ends.map(Number)) }];
  });
}
