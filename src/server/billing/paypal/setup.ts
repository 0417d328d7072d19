import type { PlanType } from '../../store/schema/tables.ts';
import { type PlanOffer, ProviderRefusal, type ProviderSetup, type SellerDetails } from '../provider.ts';
import { majorUnits } from '../receipts/money.ts';
import type { PayPalClient } from './client.ts';
import { type JsonObject, objectsOf } from './json.ts';

const EVENTS = [
  ...['CREATED', 'ACTIVATED', 'RE-ACTIVATED', 'UPDATED', 'SUSPENDED', 'CANCELLED', 'EXPIRED', 'PAYMENT.FAILED'].map(
    (name) => `BILLING.SUBSCRIPTION.${name}`,
  ),
  ...['COMPLETED', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.SALE.${name}`),
];

const INTERVALS: Record<PlanType, string> = { monthly: 'MONTH', yearly: 'YEAR' };
/** After this many failed payments, PayPal suspends the subscription. */
const MOST_FAILURES = 3;
const PAGE = 20;

/** Finds or creates the products, plans and the webhook. Can be run repeatedly. */
export async function setUp(
  call: PayPalClient,
  offers: readonly PlanOffer[],
  seller: SellerDetails,
): Promise<ProviderSetup> {
  const plans: string[] = [];
  for (const offer of offers) plans.push(await planFor(call, offer, await productFor(call, offer, seller)));
  return { plans, webhookId: await webhookAt(call, seller.webhookUrl) };
}

/** Finds or creates the product of a plan. We choose its id, so it can be found again. */
async function productFor(
  call: PayPalClient,
  { plan, planTitle }: PlanOffer,
  { productName }: SellerDetails,
): Promise<string> {
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

/** Finds or creates the plan for an offer, by its name. A changed price means a new plan. */
async function planFor(call: PayPalClient, offer: PlanOffer, productId: string): Promise<string> {
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
    // Unpaid amounts are not added to the next payment: every payment is exactly the agreed price.
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: MOST_FAILURES },
  };
  const made = await call('/v1/billing/plans', { method: 'POST', body, key: `plan-${productId}-${name}` });
  return String(made.id);
}

async function webhookAt(call: PayPalClient, url: string): Promise<string> {
  const { webhooks } = await call('/v1/notifications/webhooks');
  const found = objectsOf(webhooks).find((webhook) => webhook.url === url);
  if (found) return String(found.id);
  const event_types = EVENTS.map((name) => ({ name }));
  return String((await call('/v1/notifications/webhooks', { method: 'POST', body: { url, event_types } })).id);
}

async function listed(call: PayPalClient, path: string, list: string): Promise<JsonObject[]> {
  const all: JsonObject[] = [];
  for (let page = 1; ; page++) {
    const answer = await call(`${path}&page_size=${PAGE}&page=${page}`, { whole: true });
    const rows = objectsOf(answer[list]);
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}
