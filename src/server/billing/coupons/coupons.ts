import { refusal } from '../../answers/refusal.ts';
import { createKeyedMutex } from '../../services/requests/keyedMutex.ts';
import { runOnce } from '../../services/requests/runOnce.ts';
import type { KeyedAction } from '../../store/idempotencyKeys.ts';
import type { Store } from '../../store/store.ts';
import { addMonths } from '../../time/months.ts';
import { codeId } from './codes.ts';

const STATUS = { unknown: 400, expired: 400, used: 409, again: 409, running: 409 };

/** Attempts at one coupon wait for each other here, not in the store, where they would keep everybody else waiting. */
const inTurn = createKeyedMutex();

interface Redeeming {
  code: string;
  guild: string;
  user: string;
  now: number;
  keyed?: KeyedAction | undefined;
}

/** Gives a server what a coupon is worth. @throws Refusal that says why not */
export async function redeemCoupon(store: Store, { code, guild, user, now, keyed }: Redeeming): Promise<void> {
  const endsAt = (months: number) => addMonths(now, months);
  const couponId = codeId(code);
  const redemption = { couponId, guild, user, now, endsAt, ...(keyed && { keyed }) };
  await runOnce(store.keyedActions, keyed, async () => {
    const fault = await inTurn(couponId, () => store.coupons.redeem(redemption));
    if (fault) throw refusal(STATUS[fault], `coupon.${fault}`);
    return null;
  });
}
