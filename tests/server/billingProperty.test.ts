import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '../../generated/product.ts';
import { Refusal } from '../../src/server/answers/refusal.ts';
import { cancelPurchase, checkOut, reactivatePurchase } from '../../src/server/billing/checkout.ts';
import { DAY, FAILURE, SUCCESS } from './billingSite.ts';
import { inWorld, START, type World } from './billingWorld.ts';

const GUILD = { id: '823456789012345600', name: 'Harbour' };

type Step =
  | { do: 'order' | 'round' | 'cancel' | 'reactivate' }
  | { do: 'wait'; days: number }
  | { do: 'hear'; kind: 'none' | 'dropped' }
  | { do: 'calls'; kind: 'none' | '500' }
  | { do: 'approve' | 'fund'; which: number; pays: boolean }
  | { do: 'refund'; which: number; value?: string | undefined }
  | { do: 'cancelThere' | 'suspendThere'; which: number };

const which = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('order', 'round', 'cancel', 'reactivate') }) as fc.Arbitrary<Step>,
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hear' as const), kind: fc.constantFrom('none', 'dropped') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('calls' as const), kind: fc.constantFrom('none', '500') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('approve', 'fund'), which, pays: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), which, value: fc.constantFrom(undefined, '1.00') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancelThere', 'suspendThere'), which }) },
);

async function take({ paypal: { control }, made, provider, pass }: World, done: Step): Promise<void> {
  const all = control.subscriptions();
  const id = 'which' in done ? all[done.which % Math.max(1, all.length)]?.id : undefined;
  const there = async (work: (subscription: string) => Promise<void>) => {
    // Ignored if the provider does not allow it in this state.
    if (id !== undefined) await work(String(id)).catch(() => {});
  };
  const addresses = { successUrl: SUCCESS, cancelUrl: FAILURE, language: 'en' as const };
  const ours: Partial<Record<Step['do'], () => Promise<unknown>>> = {
    order: () =>
      checkOut(made, provider, { guild: GUILD, user: '42', payerName: 'Ada', planType: 'monthly', ...addresses }),
    cancel: () => cancelPurchase(made, provider, { guild: GUILD.id, user: '42' }),
    reactivate: () => reactivatePurchase(made, { guild: GUILD.id, user: '42' }),
    round: () => made.reconcileDue(),
  };
  try {
    await ours[done.do]?.();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  if (done.do === 'hear') control.addDeliveryFault({ kind: done.kind });
  if (done.do === 'calls')
    control.faults.set(done.kind === 'none' ? { kind: 'none' } : { kind: '500', path: '/(cancel|suspend)$' });
  if (done.do === 'approve') await there((one) => control.approve(one, { pays: done.pays }));
  if (done.do === 'fund') await there((one) => control.fund(one, done.pays));
  if (done.do === 'refund')
    await there((one) => control.refund(one, done.value === undefined ? {} : { value: done.value }));
  if (done.do === 'cancelThere') await there((one) => control.cancel(one));
  if (done.do === 'suspendThere') await there((one) => control.suspend(one));
  await pass(done.do === 'wait' ? done.days * DAY : 60_000);
}

/** Times of the provider's payments that were not refunded. */
async function kept({ paypal, provider }: World): Promise<number[]> {
  const found: number[] = [];
  for (const { id, status: state } of paypal.control.subscriptions()) {
    const reading = await provider.read({ id: String(id), type: 'monthly', since: START });
    const payments = reading?.payments ?? [];
    if (payments.some(({ status }) => status === 'refunded')) expect(state).toBe('CANCELLED');
    found.push(...payments.filter(({ status }) => status !== 'refunded').map(({ at }) => at));
  }
  return found;
}

test('no one is charged without having Premium and a way to cancel, whatever happens in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await inWorld(plans, async (world) => {
        const { paypal, store, made, provider, pass, now } = world;
        const active = () => paypal.control.subscriptions().filter(({ status }) => status === 'ACTIVE');
        const isPremium = async () => (await store.subscriptions.planOf(GUILD.id, now())) === 'premium';
        for (const one of [{ do: 'order' }, { do: 'approve', which: 0, pays: true }, ...steps] as Step[]) {
          await take(world, one);
        }
        // Everything works again, and the job has run.
        paypal.control.faults.set({ kind: 'none' });
        await made.reconcile();
        await pass(60_000);
        await made.reconcile();
        const latest = Math.max(0, ...(await kept(world)));
        // A month has at least 28 days, and is billed at the provider's hour.
        if (now() - latest < 27 * DAY) expect(await isPremium()).toBe(true);
        if (latest === 0) expect(await isPremium()).toBe(false);
        expect(active().length).toBeLessThanOrEqual(1);
        if (active().length > 0) await cancelPurchase(made, provider, { guild: GUILD.id, user: '42' });
        expect(active()).toEqual([]);

        // From here on nothing is charged, and paid time is kept.
        const charged = (await kept(world)).length;
        for (let month = 0; month < 3; month++) {
          await pass(31 * DAY);
          await made.reconcile();
        }
        expect((await kept(world)).length).toBe(charged);
      });
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 20), seed: 20 },
  );
});
