import { parseArgs } from 'node:util';
import { DAY } from '../../../language/time/milliseconds.ts';
import type { Store } from '../../store/store.ts';
import { couponIdOf, newCouponCode } from './couponCodes.ts';

export const COUPON_USAGE = `Usage: npm run coupon -- --months <number> [--uses <number>] [--expires <date>] [--plan <plan>]

--months   for how many months it gives the plan
--uses     how many servers can use it; 1 if not given
--expires  the last day on which it can be used, like 2027-01-31
--plan     the plan that it gives; the highest if not given

Its code is printed once.`;

/**
 * Creates a coupon. Its code is shown only once, since the store holds only its hash.
 * @returns what to print
 * @throws Error with the usage or the reason
 */
export async function couponCommand(
  store: Store,
  plans: readonly string[],
  args: readonly string[],
  now: number,
): Promise<string> {
  const { months, uses, expires, plan } = optionsIn(args);
  const highest = plan ?? plans.at(-1) ?? '';
  if (!plans.slice(1).includes(highest))
    throw new Error(`Coupons cannot give the plan ${highest}. Choose one of: ${plans.slice(1).join(', ')}`);
  // Valid until the end of that day.
  const expiresAt = expires === undefined ? null : startOfDay(expires) + DAY;
  if (expiresAt !== null && !(expiresAt > now))
    throw new Error('--expires must be a date in the future, like 2027-01-31');
  const code = newCouponCode();
  const coupon = {
    plan: highest,
    months: wholeNumber('months', months, 120),
    uses: wholeNumber('uses', uses ?? '1', 1_000_000),
  };
  await store.coupons.create({ id: couponIdOf(code), ...coupon, expires_at: expiresAt, created_at: now });
  return `${code}\n  ${highest}, months: ${coupon.months}, uses: ${coupon.uses}, ${expires ? `until ${expires}` : 'without expiry'}`;
}

function optionsIn(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { months: text, uses: text, expires: text, plan: text };
    const { values } = parseArgs({ args: [...args], options });
    if (values.months !== undefined) return { ...values, months: values.months };
  } catch {
    // Reported below.
  }
  throw new Error(COUPON_USAGE);
}

/** When a day like 2027-01-31 begins; NaN if there is none such. */
function startOfDay(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  // The 30th of February would be read as the 2nd of March.
  return new Date(at || 0).toISOString().startsWith(`${day}T`) ? at : Number.NaN;
}

function wholeNumber(name: string, value: string, most: number): number {
  if (!/^[1-9]\d{0,6}$/.test(value) || Number(value) > most) {
    throw new Error(`--${name} must be a whole number from 1 to ${most}`);
  }
  return Number(value);
}
