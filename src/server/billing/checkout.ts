import { type Language, product } from '../../../generated/product.ts';
import { refusal } from '../refusal.ts';
import type { Purchase } from '../store/purchases.ts';
import type { Billing } from './billing.ts';
import { declaredOffers, offerName } from './offers.ts';
import { isRunning } from './overview.ts';
import { type PaymentProvider, PLAN_TYPES, ProviderOutage, ProviderRefusal, unlessRefused } from './provider.ts';
import { readPurchase } from './readings.ts';
import { nextCheckoutLook } from './standing.ts';

export interface Checkout {
  guild: string;
  user: string;
  planType: unknown;
  successUrl: string;
  cancelUrl: string;
  language: Language;
}

/** Orders a subscription for a server without one. @returns where the person pays @throws Refusal */
export async function checkOut({ sources }: Billing, provider: PaymentProvider, checkout: Checkout): Promise<string> {
  const { store, now, warn } = sources;
  const { guild, user, planType, successUrl, cancelUrl, language } = checkout;
  const type = PLAN_TYPES.find((one) => one === planType);
  const offer = declaredOffers(language).find((one) => one.type === type);
  if (!offer) throw refusal(400, 'premium.planType');
  if ((await store.subscriptions.list(guild)).some((row) => isRunning(row, now()))) {
    throw refusal(409, 'premium.running');
  }
  const providerPlan = await store.providerValues.read(provider.id, offerName(offer));
  if (providerPlan === null) {
    warn('Run `npm run billing -- setup`: the provider has no plan of this price', { provider: provider.id });
    throw refusal(503, 'premium.notOffered');
  }
  const at = now();
  const purchase = await store.purchases.begin({
    guild,
    user,
    plan: offer.plan,
    planType: offer.type,
    amount: offer.amount,
    currency: offer.currency,
    provider: provider.id,
    providerPlan,
    now: at,
    lookAt: nextCheckoutLook(at, at) as number,
  });
  const brand = product.name;
  const order = { reference: purchase.id, planId: providerPlan, brand, language, successUrl, cancelUrl };
  try {
    const { id, url } = await provider.order(order);
    await store.purchases.name(purchase, id);
    return url;
  } catch (error) {
    // An order that was refused does not exist. One that was not answered may.
    if (error instanceof ProviderRefusal) await store.purchases.discard(purchase);
    throw failed(error, 'premium.checkoutFailed');
  }
}

/** Lets what is paid run out. @returns until when @throws Refusal */
export async function cancelPurchase({ sources }: Billing, provider: PaymentProvider, guild: string): Promise<number> {
  const running = await runningPurchases(sources, guild);
  const own = running.filter((purchase) => purchase.provider === provider.id);
  if (own.length === 0) throw refusal(409, 'premium.nothingToCancel');
  let until = 0;
  for (const purchase of own) {
    const providerId = String(purchase.provider_id);
    try {
      if (purchase.provider_state === 'active') await unlessRefused(() => provider.pause(providerId));
      const reading = await readPurchase(sources, provider, { purchase, providerId });
      if (!reading || reading.state === 'active') throw new ProviderOutage('The subscription was not cancelled');
      until = Math.max(until, reading.paidUntil ?? 0);
    } catch (error) {
      throw failed(error, 'premium.cancelFailed');
    }
  }
  return until;
}

/** Takes a cancelled subscription up again before it has run out; only who pays for it may. @throws Refusal */
export async function reactivatePurchase(
  { sources, provider: providerOf }: Billing,
  { guild, user }: { guild: string; user: string },
): Promise<void> {
  const running = await runningPurchases(sources, guild);
  // What was resumed in another window needs no more.
  if (running.some(({ provider_state }) => provider_state === 'active')) return;
  if (running.length === 0) throw refusal(409, 'premium.nothingToReactivate');
  const [purchase] = running
    .filter(({ user_id }) => user_id === user)
    .toSorted((a, b) => Number(b.provider_state === 'paused') - Number(a.provider_state === 'paused'));
  if (!purchase) throw refusal(409, 'premium.paidByAnother');
  const provider = providerOf(purchase.provider);
  if (!provider) throw refusal(503, 'premium.notOffered');
  const providerId = String(purchase.provider_id);
  try {
    if (purchase.provider_state === 'paused') await unlessRefused(() => provider.resume(providerId));
    const reading = await readPurchase(sources, provider, { purchase, providerId });
    if (reading?.state === 'active') return;
    if (reading?.state !== 'ended') throw new ProviderOutage('The subscription was not resumed');
  } catch (error) {
    throw failed(error, 'premium.reactivateFailed');
  }
  throw refusal(409, 'premium.endedAtProvider', { provider: provider.title });
}

async function runningPurchases({ store, now }: Billing['sources'], guild: string): Promise<Purchase[]> {
  return (await store.purchases.of(guild)).filter((purchase) => isRunning(purchase, now()));
}

/** What the provider's failure means to the person. */
function failed(error: unknown, key: Parameters<typeof refusal>[1]): unknown {
  const known = error instanceof ProviderOutage || error instanceof ProviderRefusal;
  return known ? Object.assign(refusal(503, key), { cause: error }) : error;
}
