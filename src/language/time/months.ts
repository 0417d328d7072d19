/**
 * The same day and time (UTC) some months later, or the last day of that month if it is shorter.
 * @param day the day of the month, if that of `at` was moved by a shorter month
 */
export function addMonths(at: number, months: number, day = new Date(at).getUTCDate()): number {
  const date = new Date(at);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}
