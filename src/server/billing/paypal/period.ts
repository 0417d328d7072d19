import { addMonths } from '../../time/months.ts';
import type { PlanType } from '../provider.ts';

const DAY = 86_400_000;
/** PayPal bills at this hour, UTC, whatever time of day a subscription began at. */
const HOUR = 10;
const MONTHS: Record<PlanType, number> = { monthly: 1, yearly: 12 };

/**
 * The end of the time that was paid, of a subscription whose next billing is not told any more.
 * @param cycles how many were paid; what is brought forward is seen by it alone
 */
export function paidPeriodEnd(
  { startAt, lastPaidAt, cycles }: { startAt: number; lastPaidAt: number; cycles: number },
  type: PlanType,
): number {
  const due = (cycle: number) => new Date(addMonths(startAt, cycle * MONTHS[type])).setUTCHours(HOUR, 0, 0, 0);
  let cycle = 1;
  // What comes in on the day before a cycle begins is for that cycle.
  while (due(cycle) <= lastPaidAt + DAY) cycle++;
  return Math.max(due(cycle), cycles > 0 ? due(cycles) : 0);
}
