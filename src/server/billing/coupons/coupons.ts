import { refusal } from '../../answers/refusal.ts';
import { createKeyedMutex } from '../../services/requests/keyedMutex.ts';
import { runOnce } from '../../services/requests/runOnce.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { Store } from '../../store/store.ts';
import { addMonths } from '../../time/months.ts';
import { couponIdOf } from './couponCodes.ts';

const STATUS = { unknown: 400, expired: 400, used: 409, again: 409, running: 409 };

/** Attempts at one coupon queue here rather than in the store, where they would occupy all connections. */
const inTurn = createKeyedMutex();

interface Redeeming {
  code: string;
  guild: string;
  user: string;
  now: number;
  keyed?: KeyedAction | undefined;
}

/** Redeems a coupon for a server. @throws Refusal with the reason if it cannot be redeemed */
export async function redeemCoupon(store: Store, { code, guild, user, now, keyed }: Redeeming): Promise<void> {
  const endsAt = (months: number) => addMonths(now, months);
  const couponId = couponIdOf(code);
  const redemption = { couponId, guild, user, now, endsAt, ...(keyed && { keyed }) };
  await runOnce(store.keyedActions, keyed, async () => {
    const fault = await inTurn(couponId, () => store.coupons.redeem(redemption));
    if (fault) throw refusal(STATUS[fault], `coupon.${fault}`);
    return null;
  });
}
