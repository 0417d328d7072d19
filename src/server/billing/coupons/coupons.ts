import type { Language } from '../../../../generated/product.ts';
import type { Plan } from '../../../language/model.ts';
import { addMonths } from '../../../language/time/months.ts';
import { refusal } from '../../answers/refusal.ts';
import { createKeyedMutex } from '../../services/requests/keyedMutex.ts';
import { runOnce } from '../../services/requests/runOnce.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { Store } from '../../store/store.ts';
import { planTitle } from '../offers.ts';
import { couponIdOf } from './couponCodes.ts';

const STATUS = { unknown: 400, expired: 400, used: 409, again: 409, running: 409 };

/** Attempts at one coupon queue here rather than in the store, where they would occupy all connections. */
const inTurn = createKeyedMutex();

interface Redeeming {
  code: string;
  guild: string;
  user: string;
  now: number;
  language: Language;
  keyed?: KeyedAction | undefined;
}

/** Redeems a coupon for a server. @returns the plan that it gives @throws Refusal with the reason if it cannot be redeemed */
export async function redeemCoupon(
  store: Store,
  { code, guild, user, now, language, keyed }: Redeeming,
): Promise<Plan> {
  const endsAt = (months: number) => addMonths(now, months);
  const couponId = couponIdOf(code);
  const redemption = { couponId, guild, user, now, endsAt, ...(keyed && { keyed }) };
  return runOnce(store.keyedActions, keyed, async () => {
    const fault = await inTurn(couponId, () => store.coupons.redeem(redemption));
    const plan = (await store.coupons.read(couponId))?.plan ?? '';
    if (fault) throw refusal(STATUS[fault], `coupon.${fault}`, { plan: planTitle(plan, language) });
    return plan;
  });
}
