import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/server/answers/refusal.ts';
import { cancelPurchase, checkOut, reactivatePurchase } from '../../src/server/billing/checkout.ts';
import { couponIdOf } from '../../src/server/billing/coupons/couponCodes.ts';
import { redeemCoupon } from '../../src/server/billing/coupons/coupons.ts';
import type { DeclaredPlan } from '../../src/server/billing/offers.ts';
import { orderFor, type PremiumServer, premiumServers } from '../../src/server/billing/overview.ts';
import { DAY, FAILURE, SUCCESS } from './billingSite.ts';
import { inWorld, type World } from './billingWorld.ts';

const GUILD = { id: '823456789012345600', name: 'Harbour', icon: null, owner: true, permissions: '0', members: null };
const priced = (id: string, monthly: string, yearly: string): DeclaredPlan => ({
  id,
  prices: { currency: 'EUR', monthly, yearly },
});
const FREE = { id: 'free' };
const SILVER = priced('silver', '1.99', '19.99');
const GOLD = priced('gold', '2.99', '29.99');
const PREMIUM = priced('premium', '4.99', '39.99');
const PLATINUM = priced('platinum', '9.99', '99.99');

/** The steps of an owner and the simulated PayPal in a world. */
function ownerIn({ paypal, store, made, provider, pass, now }: World) {
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof Refusal)) throw error ?? new Error('It was not refused');
    return error.message;
  };
  const order = async (plan: string | undefined, planType: 'monthly' | 'yearly' = 'monthly'): Promise<string> => {
    // The last order decides, so each has a time of its own.
    await pass(60_000);
    const addresses = { successUrl: SUCCESS, cancelUrl: FAILURE, language: 'en' as const };
    await checkOut(made, provider, { guild: GUILD, user: '42', payerName: 'Ada', plan, planType, ...addresses });
    return String(paypal.control.subscriptions().at(-1)?.id);
  };
  const wait = async (ms: number) => {
    await pass(ms);
    await made.reconcile();
    await pass(0);
  };
  return {
    order,
    refusalOf,
    wait,
    /** Orders and approves. @returns the provider's id */
    async buy(plan: string, planType?: 'monthly' | 'yearly') {
      const id = await order(plan, planType);
      await paypal.control.approve(id);
      await pass(0);
      return id;
    },
    /** Waits day by day, since payments are made at their time. */
    async days(count: number) {
      for (let day = 0; day < count; day++) await wait(DAY);
    },
    plan: () => store.subscriptions.planOf(GUILD.id, now()),
    outcome: async () => (await orderFor(store, { guild: GUILD.id }, now()))?.outcome,
    async seen(): Promise<PremiumServer> {
      const plans = made.plans.map(({ id }) => id);
      const view = { now: now(), plans, sold: plans.slice(1), providers: [provider.id] };
      const [server] = await premiumServers(store, { user: '42', owned: [GUILD] }, view);
      if (!server) throw new Error('The server is not shown');
      return server;
    },
    cancel: () => cancelPurchase(made, provider, { guild: GUILD.id, user: '42' }),
    reactivate: () => reactivatePurchase(made, { guild: GUILD.id, user: '42' }),
    status: (id: string) => paypal.control.subscription(id).status,
    paid: async () => (await store.invoices.of('42')).map(({ amount }) => amount).reverse(),
  };
}

const owned = (
  plans: readonly DeclaredPlan[],
  work: (owner: ReturnType<typeof ownerIn>, world: World) => Promise<void>,
) => inWorld(plans, (world) => work(ownerIn(world), world));

describe('several paid plans', () => {
  test('each cost their own price, wherever they stand', async () => {
    await owned([FREE, SILVER, GOLD, PREMIUM, PLATINUM], async ({ buy, plan, paid, cancel, days, seen }) => {
      for (const [id, amount] of [
        ['premium', 499],
        ['silver', 199],
        ['platinum', 999],
      ] as const) {
        expect((await seen()).available_plans).toEqual(['silver', 'gold', 'premium', 'platinum']);
        await buy(id);
        expect(await plan()).toBe(id);
        expect((await paid()).at(-1)).toBe(amount);
        await cancel();
        await days(32);
        expect(await plan()).toBe('free');
      }
    });
  });

  test('have to be named, unless only one is sold', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ order, refusalOf }) => {
      expect(await refusalOf(order(undefined))).toBe('premium.plan');
      expect(await refusalOf(order('free'))).toBe('premium.plan');
      expect(await refusalOf(order('diamond'))).toBe('premium.plan');
    });
    await owned([FREE, PREMIUM], async ({ order }) => {
      expect(await order(undefined)).toMatch(/^I-/);
    });
  });
});

describe('a higher plan', () => {
  test('begins and is charged at once; the paid time of the lower one waits', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, days, plan, paid, seen, status, cancel }) => {
      const gold = await buy('gold');
      await days(10);
      expect(await seen()).toMatchObject({ plan: 'gold', available_plans: ['premium'] });
      const premium = await buy('premium');
      expect([await plan(), status(gold), status(premium)]).toEqual(['premium', 'CANCELLED', 'ACTIVE']);
      expect(await seen()).toMatchObject({
        plan: 'premium',
        waiting_plan: 'gold',
        available_plans: ['gold'],
        cancel_at_period_end: false,
        credited: false,
        charged_by: 'paypal',
      });
      await days(32);
      expect(await paid()).toEqual([299, 499, 499]);
      const end = await cancel();
      expect((await seen()).expiry_date).toBe(new Date(end).toISOString());
      await days(29);
      // 21 of the 31 days of the first month were left.
      expect(await plan()).toBe('gold');
      expect(await seen()).toMatchObject({ plan: 'gold', waiting_plan: null, cancel_at_period_end: true });
      await days(18);
      expect(await plan()).toBe('gold');
      await days(2);
      expect(await plan()).toBe('free');
      expect(await paid()).toEqual([299, 499, 499]);
    });
  });

  test('says which of several lower ones follows', async () => {
    await owned([FREE, GOLD, PREMIUM, PLATINUM], async ({ buy, days, plan, cancel, seen }) => {
      for (const id of ['gold', 'premium', 'platinum']) {
        await buy(id);
        await days(5);
      }
      expect(await seen()).toMatchObject({ plan: 'platinum', waiting_plan: 'premium' });
      await cancel();
      await days(27);
      expect(await plan()).toBe('premium');
      expect(await seen()).toMatchObject({ plan: 'premium', waiting_plan: 'gold' });
      await days(26);
      expect(await plan()).toBe('gold');
    });
  });

  test('that is not paid changes nothing', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, order, days, plan, paid, status, outcome }, { paypal, pass }) => {
      const gold = await buy('gold');
      const premium = await order('premium');
      expect(await outcome()).toBe('open');
      await paypal.control.approve(premium, { pays: false });
      await pass(0);
      await days(1);
      expect([await plan(), await outcome(), status(gold), status(premium)]).toEqual([
        'gold',
        'failed',
        'ACTIVE',
        'CANCELLED',
      ]);
      await days(32);
      expect(await paid()).toEqual([299, 299]);
    });
  });

  test('that is refunded leaves the time of the lower one', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, days, plan }, { paypal, pass }) => {
      await buy('gold');
      await days(10);
      const premium = await buy('premium');
      await paypal.control.refund(premium);
      await pass(0);
      expect(await plan()).toBe('gold');
      await days(20);
      expect(await plan()).toBe('gold');
      await days(2);
      expect(await plan()).toBe('free');
    });
  });

  test('can be redeemed while a lower one is paid for, whose time waits', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, days, plan, cancel, refusalOf, paid }, { store, now }) => {
      const coupon = (code: string, name: string) =>
        store.coupons.create({
          id: couponIdOf(code),
          plan: name,
          months: 1,
          uses: 9,
          expires_at: null,
          created_at: 0,
        });
      await coupon('UP', 'premium');
      await coupon('SAME', 'gold');
      const redeem = (code: string) =>
        redeemCoupon(store, { code, guild: GUILD.id, user: '42', now: now(), language: 'en' });
      await buy('gold');
      await cancel();
      await days(10);
      expect(await refusalOf(redeem('SAME'))).toBe('coupon.running');
      expect(await redeem('UP')).toBe('premium');
      expect(await plan()).toBe('premium');
      await days(32);
      expect(await plan()).toBe('gold');
      await days(22);
      expect([await plan(), await paid()]).toEqual(['free', [299]]);
    });
  });
});

test('a coupon that is redeemed while a renewal is tried again is used before what is paid then', async () => {
  await owned([FREE, PREMIUM], async ({ buy, days, plan, cancel, seen, paid }, { paypal, store, now }) => {
    const id = await buy('premium');
    await paypal.control.fund(id, false);
    await days(32);
    expect([await plan(), (await seen()).retried]).toEqual(['free', true]);
    const coupon = { id: couponIdOf('YEAR'), plan: 'premium', months: 12, uses: 1, expires_at: null, created_at: 0 };
    await store.coupons.create(coupon);
    await redeemCoupon(store, { code: 'YEAR', guild: GUILD.id, user: '42', now: now(), language: 'en' });
    const { expiry_date } = await seen();
    const couponEnd = Date.parse(String(expiry_date));
    expect(couponEnd).toBeGreaterThan(now() + 364 * DAY);
    expect(await seen()).toMatchObject({ retried: true, charged_by: 'paypal', subscription_provider: 'voucher' });
    await paypal.control.fund(id, true);
    await days(40);
    expect(await paid()).toEqual([499, 499, 499]);
    const before = await seen();
    expect(before).toMatchObject({ retried: false, charged_by: 'paypal', after_grant: true, credited: false });
    // Of the first of these two months, the days before the coupon are over.
    expect(Date.parse(String(before.expiry_date)) - couponEnd).toBeGreaterThan(56 * DAY);
    const end = await cancel();
    const after = await seen();
    expect(after).toMatchObject({ expiry_date: before.expiry_date, cancel_at_period_end: true, after_grant: true });
    expect(new Date(end).toISOString()).toBe(after.expiry_date);
    await days(Math.floor((end - now()) / DAY));
    expect([await plan(), (await seen()).subscription_provider]).toEqual(['premium', 'paypal']);
    await days(1);
    expect([await plan(), await paid()]).toEqual(['free', [499, 499, 499]]);
  });
});

describe('a lower plan', () => {
  test('begins and is charged when the paid time of the higher one ends, without a gap', async () => {
    await owned(
      [FREE, GOLD, PREMIUM],
      async ({ buy, wait, days, plan, paid, seen, status, refusalOf, order, outcome }) => {
        const premium = await buy('premium');
        const { expiry_date } = await seen();
        await days(10);
        expect((await seen()).available_plans).toEqual(['gold']);
        const gold = await buy('gold');
        expect([await plan(), await outcome(), status(premium), status(gold)]).toEqual([
          'premium',
          'confirmed',
          'CANCELLED',
          'ACTIVE',
        ]);
        expect(await seen()).toMatchObject({
          plan: 'premium',
          expiry_date,
          next_plan: 'gold',
          next_plan_at: expiry_date,
          cancel_at_period_end: false,
          available_plans: [],
          charged_by: 'paypal',
        });
        expect(await refusalOf(order('gold'))).toBe('premium.running');
        expect(await paid()).toEqual([499]);
        const before: string[] = [];
        for (let hour = 0; hour < 24 * 24; hour++) {
          await wait(DAY / 24);
          before.push(await plan());
        }
        expect([...new Set(before)]).toEqual(['premium', 'gold']);
        expect(await paid()).toEqual([499, 299]);
        expect(await seen()).toMatchObject({ plan: 'gold', next_plan: null, available_plans: ['premium'] });
        await days(31);
        expect(await paid()).toEqual([499, 299, 299]);
      },
    );
  });

  test('is not charged if it is cancelled before it begins', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, days, plan, paid, seen, cancel, status }) => {
      await buy('premium');
      const gold = await buy('gold');
      const { expiry_date } = await seen();
      expect(new Date(await cancel()).toISOString()).toBe(expiry_date);
      await days(1);
      expect(status(gold)).toBe('CANCELLED');
      expect(await seen()).toMatchObject({ plan: 'premium', next_plan: null, cancel_at_period_end: true });
      await days(32);
      expect([await plan(), await paid()]).toEqual(['free', [499]]);
    });
  });

  test('keeps a cancelled higher plan from being resumed', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, cancel, reactivate, refusalOf, status }) => {
      const premium = await buy('premium');
      await cancel();
      await buy('gold');
      expect(status(premium)).toBe('CANCELLED');
      expect(await refusalOf(reactivate())).toBe('premium.endedAtProvider');
    });
  });

  test('begins after its own time that still waits', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ buy, days, plan, paid, seen }) => {
      await buy('gold');
      await days(10);
      await buy('premium');
      await buy('gold');
      const { next_plan_at, expiry_date } = await seen();
      expect(Date.parse(String(next_plan_at)) - Date.parse(String(expiry_date))).toBeGreaterThan(20 * DAY);
      await days(50);
      expect([await plan(), await paid()]).toEqual(['gold', [299, 499]]);
      await days(5);
      expect([await plan(), await paid()]).toEqual(['gold', [299, 499, 299]]);
    });
  });

  test('can be replaced by another one before it begins', async () => {
    await owned([FREE, SILVER, GOLD, PREMIUM], async ({ buy, days, plan, paid, seen, status }) => {
      await buy('premium');
      const gold = await buy('gold');
      const silver = await buy('silver');
      expect([status(gold), status(silver)]).toEqual(['CANCELLED', 'ACTIVE']);
      expect(await seen()).toMatchObject({ plan: 'premium', next_plan: 'silver' });
      await days(33);
      expect([await plan(), await paid()]).toEqual(['silver', [499, 199]]);
    });
  });

  test('is not for sale beneath a plan that never ends', async () => {
    await owned([FREE, GOLD, PREMIUM], async ({ seen, order, refusalOf }, { store, now }) => {
      await store.subscriptions.grant({ guild: GUILD.id, plan: 'premium', now: now() });
      expect((await seen()).available_plans).toEqual([]);
      expect(await refusalOf(order('gold'))).toBe('premium.running');
    });
  });
});

type Step = { do: 'buy'; plan: string; pays: boolean } | { do: 'cancel' | 'reactivate' } | { do: 'wait'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      plan: fc.constantFrom('silver', 'gold', 'premium'),
      pays: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'reactivate' as const) }) },
);

test('every payment gives its plan for its time, and one subscription at most goes on, whatever is ordered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      await owned([FREE, SILVER, GOLD, PREMIUM], async (owner, { paypal, store, pass }) => {
        const used = new Map<string, number>();
        const day = async () => {
          await owner.days(1);
          const plan = await owner.plan();
          used.set(plan, (used.get(plan) ?? 0) + 1);
        };
        for (const one of steps) {
          try {
            if (one.do === 'buy') {
              const id = await owner.order(one.plan);
              await paypal.control.approve(id, { pays: one.pays });
              await pass(0);
            } else if (one.do === 'wait') for (let count = 0; count < one.days; count++) await day();
            else await owner[one.do]();
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
          await owner.wait(60_000);
          const active = paypal.control.subscriptions().filter(({ status }) => status === 'ACTIVE');
          expect(active.length).toBeLessThanOrEqual(1);
        }
        await owner.cancel().catch(() => {});
        const charged = (await owner.paid()).length;
        for (let count = 0; (await owner.plan()) !== 'free' && count < 400; count++) await day();
        expect((await owner.paid()).length).toBe(charged);
        const plans = new Map((await store.purchases.ofGuild(GUILD.id)).map(({ id, plan }) => [id, plan]));
        for (const plan of ['silver', 'gold', 'premium']) {
          const months = (await store.invoices.of('42')).filter(
            (one) => plans.get(one.subscription_id) === plan,
          ).length;
          // A month has 28 to 31 days. Each change of plans may cost or give a part of a day.
          expect(used.get(plan) ?? 0).toBeGreaterThanOrEqual(months * 28 - steps.length - 1);
          expect(used.get(plan) ?? 0).toBeLessThanOrEqual(months * 31 + steps.length + 1);
        }
      });
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 6), seed: 36 },
  );
});
