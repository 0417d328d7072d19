import { type PlanOffer, type PlanType, ProviderRefusal, type Seller, type Setup } from '../provider.ts';
import { majorUnits } from '../receipts/money.ts';
import type { Client, Json } from './client.ts';

const EVENTS = [
  ...['CREATED', 'ACTIVATED', 'RE-ACTIVATED', 'UPDATED', 'SUSPENDED', 'CANCELLED', 'EXPIRED', 'PAYMENT.FAILED'].map(
    (name) => `BILLING.SUBSCRIPTION.${name}`,
  ),
  ...['COMPLETED', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.SALE.${name}`),
];

const INTERVALS: Record<PlanType, string> = { monthly: 'MONTH', yearly: 'YEAR' };
/** A renewal that fails is tried twice more, then the subscription rests. */
const MOST_FAILURES = 3;
const PAGE = 20;

/** Finds or makes the products, plans and the webhook. Running it again makes nothing twice. */
export async function setUp(call: Client, offers: readonly PlanOffer[], seller: Seller): Promise<Setup> {
  const plans: string[] = [];
  for (const offer of offers) plans.push(await planFor(call, offer, await productFor(call, offer, seller)));
  return { plans, webhookId: await webhookAt(call, seller.webhookUrl) };
}

/** The product's id is ours to choose, so it is found by it. */
async function productFor(call: Client, { plan, planTitle }: PlanOffer, { productName }: Seller): Promise<string> {
  const id = `${productName}-${plan}`.replaceAll(/[^A-Za-z0-9-]/g, '').toUpperCase();
  try {
    await call(`/v1/catalogs/products/${id}`);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.status !== 404) throw error;
    const body = { id, name: `${productName} ${planTitle}`, type: 'SERVICE' };
    await call('/v1/catalogs/products', { method: 'POST', body, key: `product-${id}` });
  }
  return id;
}

/** A plan's price never changes: another price is another plan, by its name. */
async function planFor(call: Client, offer: PlanOffer, productId: string): Promise<string> {
  const { planTitle, type, amount, currency } = offer;
  const price = { value: majorUnits(amount), currency_code: currency };
  const name = `${planTitle} ${type} ${price.value} ${currency}`;
  const known = await listed(call, `/v1/billing/plans?product_id=${productId}`, 'plans');
  const found = known.find((plan) => plan.name === name && plan.status === 'ACTIVE');
  if (found) return String(found.id);
  const body = {
    product_id: productId,
    name,
    status: 'ACTIVE',
    billing_cycles: [
      {
        frequency: { interval_unit: INTERVALS[type], interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
        pricing_scheme: { fixed_price: price },
      },
    ],
    // What was not paid is not added to the next payment: every payment is the price that was agreed to.
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: MOST_FAILURES },
  };
  const made = await call('/v1/billing/plans', { method: 'POST', body, key: `plan-${productId}-${name}` });
  return String(made.id);
}

async function webhookAt(call: Client, url: string): Promise<string> {
  const { webhooks } = await call('/v1/notifications/webhooks');
  const found = ((webhooks ?? []) as Json[]).find((webhook) => webhook.url === url);
  if (found) return String(found.id);
  const event_types = EVENTS.map((name) => ({ name }));
  return String((await call('/v1/notifications/webhooks', { method: 'POST', body: { url, event_types } })).id);
}

async function listed(call: Client, path: string, list: string): Promise<Json[]> {
  const all: Json[] = [];
  for (let page = 1; ; page++) {
    const answer = await call(`${path}&page_size=${PAGE}&page=${page}`, { whole: true });
    const rows = (answer[list] ?? []) as Json[];
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}
