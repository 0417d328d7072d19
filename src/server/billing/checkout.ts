import { type Language, product } from '../../../generated/product.ts';
import type { Plan } from '../../language/model.ts';
import { refusal, unavailable } from '../answers/refusal.ts';
import { refuseReusedKey } from '../services/requests/runOnce.ts';
import type { Purchase } from '../store/billing/purchase.ts';
import type { KeyedAction } from '../store/idempotencyKeys.ts';
import type { PlanType } from '../store/schema/tables.ts';
import type { Billing } from './billing.ts';
import { declaredOffers, offerName } from './offers.ts';
import { ignoreRefusal, type PaymentProvider, ProviderRefusal, ProviderUnavailable } from './provider.ts';
import { orderablePlans } from './subscriptions/orderablePlans.ts';
import { refreshPurchase } from './subscriptions/refreshPurchase.ts';
import { isRunning, paidThrough } from './subscriptions/running.ts';
import { nextCheckoutCheck } from './subscriptions/subscriptionState.ts';

export interface Checkout {
  guild: { id: string; name: string };
  user: string;
  payerName: string;
  /** Absent: the only one that is sold. */
  plan?: Plan | undefined;
  planType: PlanType;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  /** Makes a repeated request lead to the same payment. */
  keyed?: KeyedAction | undefined;
}

/**
 * Orders a subscription for a server, which begins at once or when a higher plan ends.
 * @returns the address of the payment page
 * @throws Refusal
 */
export async function checkOut(
  { sources, plans }: Billing,
  provider: PaymentProvider,
  checkout: Checkout,
): Promise<string> {
  const { store, now, warn } = sources;
  const { guild, user, payerName, planType, successUrl, cancelUrl, language, keyed } = checkout;
  const offers = declaredOffers(language, plans);
  const sold = [...new Set(offers.map((one) => one.plan))];
  const plan = checkout.plan ?? (sold.length === 1 ? sold[0] : undefined);
  if (plan === undefined || !sold.includes(plan)) throw refusal(400, 'premium.plan');
  const offer = offers.find((one) => one.plan === plan && one.type === planType);
  if (!offer) throw refusal(400, 'premium.planType');
  const at = now();
  const order = { plans: plans.map(({ id }) => id), sold: [plan], now: at };
  const [orderable] = orderablePlans(await store.subscriptions.list(guild.id), order);
  if (!orderable) throw refusal(409, 'premium.running', { plan: offer.planTitle });
  const { startAt } = orderable;
  const providerPlan = await store.providerValues.read(provider.id, offerName(offer));
  if (providerPlan === null) {
    warn('The provider has no plan with this price. Run `npm run billing -- setup`', { provider: provider.id });
    throw refusal(409, 'premium.notOffered');
  }
  // A repeated request gets the same order, for which the provider gives the same answer.
  const purchase = await refuseReusedKey(() =>
    store.purchases.begin({
      guild: guild.id,
      guildName: guild.name,
      user,
      payerName,
      plan: offer.plan,
      planType: offer.type,
      amount: offer.amount,
      currency: offer.currency,
      provider: provider.id,
      providerPlan,
      now: at,
      firstChargeAt: startAt,
      checkAt: nextCheckoutCheck(at, at),
      ...(keyed && { keyed }),
    }),
  );
  const brand = product.name;
  try {
    const { id, url } = await provider.order({
      reference: purchase.id,
      planId: purchase.provider_plan,
      startAt: purchase.first_charge_at,
      brand,
      language,
      successUrl,
      cancelUrl,
    });
    await store.purchases.setProviderId(purchase, id);
    return url;
  } catch (error) {
    // A refused order does not exist. One without an answer may.
    if (error instanceof ProviderRefusal) await store.purchases.discard(purchase);
    throw toRefusal(error, 'premium.checkoutFailed');
  }
}

/**
 * Stops the renewal of every subscription that the provider could still charge for, whether or not it gives the server its plan.
 * Time that is already paid for is kept.
 * @param user who asks for it
 * @param onlyOwn limits this to subscriptions for which the user pays
 * @returns until when purchases keep the server's present plan; 0 if they do not
 * @throws Refusal
 */
export async function cancelPurchase(
  { sources, plans }: Billing,
  provider: PaymentProvider,
  { guild, user, onlyOwn = false }: { guild: string; user: string; onlyOwn?: boolean },
): Promise<number> {
  const { store, now } = sources;
  const orders = (await store.purchases.ofGuild(guild)).filter((purchase) => !onlyOwn || purchase.user_id === user);
  const open = orders.filter((purchase) => purchase.provider === provider.id && isOpen(purchase));
  const running = orders.some((purchase) => purchase.provider === provider.id && isRunning(purchase, now()));
  let stopped = running;
  const failures: unknown[] = [];
  for (const purchase of open) {
    try {
      stopped = (await stopRenewal(sources, provider, { purchase, by: user })) || stopped;
    } catch (error) {
      // An abandoned order must not keep those from being stopped that renew.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw toRefusal(failures[0], 'premium.cancelFailed');
  if (!stopped) throw refusal(409, 'premium.nothingToCancel');
  const after = (await store.purchases.ofGuild(guild)).filter(({ id }) => orders.some((order) => order.id === id));
  const ends = plans.map(({ id }) =>
    paidThrough(
      after.filter(({ plan }) => plan === id),
      now(),
    ),
  );
  return ends.findLast((end) => end !== null) ?? 0;
}

/** Whether the provider may still charge for it, as far as is known. */
function isOpen({ provider_id, provider_state }: Purchase): boolean {
  return provider_id !== null && provider_state !== 'ended';
}

/** @returns whether the payer had approved it @throws ProviderUnavailable, ProviderRefusal */
async function stopRenewal(
  sources: Billing['sources'],
  provider: PaymentProvider,
  { purchase, by }: { purchase: Purchase; by: string },
): Promise<boolean> {
  const providerId = String(purchase.provider_id);
  await ignoreRefusal(() => provider.pause(providerId));
  const query = { id: providerId, type: purchase.plan_type, since: purchase.starts_at };
  // A subscription that does not match its order is stopped all the same.
  const counting = await refreshPurchase(sources, provider, { purchase, providerId, by });
  const { state } = counting ?? (await provider.read(query)) ?? {};
  if (state === 'active' || state === 'approved') throw new ProviderUnavailable('The subscription was not cancelled');
  return state === 'paused' || state === 'ended';
}

/** Resumes a cancelled subscription before it expires. Only its payer may do so. @throws Refusal */
export async function reactivatePurchase(
  { sources, provider: providerOf }: Billing,
  { guild, user }: { guild: string; user: string },
): Promise<void> {
  const running = await runningPurchases(sources, guild);
  if (running.length === 0) throw refusal(409, 'premium.nothingToReactivate');
  const own = running.filter(({ user_id }) => user_id === user);
  const inState = (state: string) => (one: Purchase) => one.provider_state === state;
  // It may have been resumed in another window.
  const purchase = running.find(inState('active')) ?? own.find(inState('paused')) ?? own[0];
  if (!purchase) throw refusal(409, 'premium.paidByAnother');
  const provider = providerOf(purchase.provider);
  if (!provider) throw refusal(409, 'premium.notOffered');
  const providerId = String(purchase.provider_id);
  try {
    if (purchase.provider_state === 'paused') await ignoreRefusal(() => provider.resume(providerId));
    const snapshot = await refreshPurchase(sources, provider, { purchase, providerId, by: user });
    if (snapshot?.state === 'active') return;
    if (snapshot?.state !== 'ended') throw new ProviderUnavailable('The subscription was not resumed');
  } catch (error) {
    throw toRefusal(error, 'premium.reactivateFailed');
  }
  throw refusal(409, 'premium.endedAtProvider', { provider: provider.title });
}

async function runningPurchases({ store, now }: Billing['sources'], guild: string): Promise<Purchase[]> {
  return (await store.purchases.ofGuild(guild)).filter((purchase) => isRunning(purchase, now()));
}

/** Turns a failure of the provider into a refusal. */
function toRefusal(error: unknown, key: Parameters<typeof refusal>[1]): unknown {
  const known = error instanceof ProviderUnavailable || error instanceof ProviderRefusal;
  return known ? unavailable(key, error) : error;
}
