import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Plan } from '../../../language/model.ts';
import { retrying } from '../engines/retry.ts';
import type { Append } from '../history/append.ts';
import type { IdempotencyKeys, KeyedAction } from '../idempotencyKeys.ts';
import type { CouponRow, Tables } from '../schema/tables.ts';
import { lockBilling } from './billingLock.ts';
import { creditOverlaps } from './credit.ts';

export interface Redemption {
  couponId: string;
  guild: string;
  user: string;
  now: number;
  /** When a subscription of so many months that begins now ends. */
  endsAt: (months: number) => number;
  /** Makes a repeated request succeed without redeeming again. */
  keyed?: KeyedAction;
}

/** Why a coupon was not redeemed. */
export type CouponFault = 'unknown' | 'expired' | 'used' | 'again' | 'running';

export interface Coupons {
  create(coupon: Omit<CouponRow, 'used'>): Promise<void>;
  read(id: string): Promise<CouponRow | null>;
  /** Redeems a coupon for a server, once, if no subscription of the same or a higher plan runs there. @returns null on success */
  redeem(redemption: Redemption): Promise<CouponFault | null>;
}

/** @param plans ids from the lowest plan to the highest */
export function coupons(
  db: Kysely<Tables>,
  parts: { keys: IdempotencyKeys; append: Append },
  plans: readonly Plan[],
): Coupons {
  const read = async (id: string) =>
    (await db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

  return {
    read,

    async create(coupon) {
      await db
        .insertInto('coupons')
        .values({ ...coupon, used: 0 })
        .execute();
    },

    async redeem(redemption) {
      const coupon = await read(redemption.couponId);
      if (!coupon) return 'unknown';
      if (coupon.expires_at !== null && coupon.expires_at <= redemption.now) return 'expired';
      // Refuses most late attempts early. Simultaneous ones are refused by the update below.
      if (coupon.used >= coupon.uses) return 'used';
      try {
        await retrying(() =>
          db.transaction().execute((trx) => redeemOnce(trx, { ...parts, plans, coupon, redemption })),
        );
        return null;
      } catch (error) {
        if (error instanceof NotRedeemed) return error.fault;
        throw error;
      }
    },
  };
}

/** Rolls back the transaction. */
class NotRedeemed extends Error {
  constructor(readonly fault: CouponFault) {
    super(fault);
  }
}

interface Redeeming {
  keys: IdempotencyKeys;
  append: Append;
  plans: readonly Plan[];
  coupon: CouponRow;
  redemption: Redemption;
}

async function redeemOnce(trx: Transaction<Tables>, redeeming: Redeeming): Promise<void> {
  const { keys, plans, redemption } = redeeming;
  const { guild, now } = redemption;
  await lockBilling(trx, guild);
  await keys.once(trx, redemption.keyed, async () => {
    await take(trx, redeeming);
    await creditOverlaps(trx, guild, { plans, now });
    return redeeming.coupon.plan;
  });
}

async function take(trx: Transaction<Tables>, { append, plans, coupon, redemption }: Redeeming): Promise<void> {
  const { couponId, guild, user, now, endsAt } = redemption;
  const redeemed = await trx
    .insertInto('redemptions')
    .values({ guild_id: guild, coupon_id: couponId, user_id: user, redeemed_at: now })
    .onConflict((conflict) => conflict.columns(['guild_id', 'coupon_id']).doNothing())
    .returning('guild_id')
    .executeTakeFirst();
  if (!redeemed) throw new NotRedeemed('again');
  const running = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('guild_id', '=', guild)
    .where('plan', 'in', plans.slice(plans.indexOf(coupon.plan)))
    .where('status', 'in', ['active', 'cancelled'])
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  if (running) throw new NotRedeemed('running');
  const { numUpdatedRows } = await trx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', couponId)
    .whereRef('used', '<', 'uses')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotRedeemed('used');
  await trx
    .insertInto('subscriptions')
    .values({
      guild_id: guild,
      id: randomUUID(),
      plan: coupon.plan,
      provider: 'voucher',
      status: 'active',
      starts_at: now,
      ends_at: endsAt(coupon.months),
      readings: 0,
      recorded: 0,
    })
    .execute();
  const details = { kind: 'plan', event: 'redeemed', plan: coupon.plan, until: endsAt(coupon.months) } as const;
  await append(trx, { guild, kind: 'plan', actor: 'user', user, details, at: now });
}
