import { DAY } from '../../../language/time/milliseconds.ts';
import { addMonths } from '../../../language/time/months.ts';
import type { PlanType } from '../../store/schema/tables.ts';

/** PayPal bills at this hour (UTC), whatever the time of day at which a subscription began. */
const HOUR = 10;
const MONTHS: Record<PlanType, number> = { monthly: 1, yearly: 12 };

/**
 * Until when a subscription is paid, if PayPal no longer reports its next billing time.
 * @param cycles how many billing cycles were paid; counts payments that were made ahead of time
 */
export function paidPeriodEnd(
  { startAt, lastPaidAt, cycles }: { startAt: number; lastPaidAt: number; cycles: number },
  type: PlanType,
): number {
  const due = (cycle: number) => new Date(addMonths(startAt, cycle * MONTHS[type])).setUTCHours(HOUR, 0, 0, 0);
  let cycle = 1;
  // A payment on the day before a cycle begins is for that cycle.
  while (due(cycle) <= lastPaidAt + DAY) cycle++;
  return Math.max(due(cycle), cycles > 0 ? due(cycles) : 0);
}
