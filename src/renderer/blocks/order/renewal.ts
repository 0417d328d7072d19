import { addMonths } from '../../../language/time/months.ts';

/** How many months the billing periods have. */
const MONTHS: Readonly<Record<string, number>> = { monthly: 1, yearly: 12 };

/** The day of a moment in the reader's calendar, as its start in UTC. */
export function dayStart(moment: Date): number {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

/** The second payment, if the first one is made at a moment. Providers count days in UTC, wherever the reader is. */
export function renewalOf(firstPayment: Date, period: string): number {
  return addMonths(firstPayment.getTime(), MONTHS[period] ?? 1);
}
