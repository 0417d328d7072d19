import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Forgery, forgeries } from './signing.ts';
import { type PayPalSimulator, startPayPal } from './simulator.ts';
import { flawOf, Merchant, Receiver } from './testing.ts';

const minute = 60_000;
const hour = 60 * minute;
let paypal: PayPalSimulator;
let merchant: Merchant;
let receiver: Receiver;
let address: string;
let webhookId: string;
let planId: string;
let now: number;

beforeAll(async () => {
  paypal = await startPayPal({ now: () => now });
  merchant = new Merchant(paypal);
});
afterAll(() => paypal.close());
beforeEach(async () => {
  now = Date.parse('2026-05-04T09:00:00Z');
  paypal.control.reset();
  receiver = new Receiver();
  address = await receiver.open();
  webhookId = paypal.control.registerWebhook(address);
  await merchant.signIn();
  planId = await merchant.plan();
});
afterEach(() => receiver.close());

const flawAt = (index: number) => {
  const message = receiver.received[index];
  if (!message) throw new Error(`There is no message ${index}`);
  return flawOf(message, { webhookId, host: new URL(paypal.url).host, root: paypal.rootCertificate });
};

async function subscribe(): Promise<string> {
  const id = await merchant.subscribe(planId);
  await paypal.control.processDue();
  return id;
}

async function moveBy(ms: number): Promise<void> {
  now += ms;
  await paypal.control.processDue();
}

describe('webhooks', () => {
  test('receive signed events in order', async () => {
    const id = await subscribe();
    await paypal.control.approve(id);
    expect(receiver.types).toEqual(['CREATED', 'ACTIVATED', 'PAYMENT.SALE.COMPLETED']);
    for (const index of receiver.received.keys()) expect(await flawAt(index)).toBeUndefined();
    const [, activated, paid] = receiver.received.map(({ event }) => event.resource);
    expect(activated).toMatchObject({ id, status: 'ACTIVE', custom_id: '900000000000000001' });
    expect(paid).toMatchObject({ billing_agreement_id: id, custom: '900000000000000001', amount: { total: '4.99' } });
  });

  test('receive an event repeatedly until they answer, for three days', async () => {
    receiver.answers.push(...Array<number>(26).fill(500));
    await subscribe();
    expect(receiver.received).toHaveLength(1);
    await moveBy(minute - 1);
    expect(receiver.received).toHaveLength(1);
    await moveBy(1);
    expect(receiver.received).toHaveLength(2);
    const elapsed = now;
    for (let step = 0; step < 100; step += 1) await moveBy(hour);
    expect(receiver.received).toHaveLength(26);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    expect(paypal.control.events()[0]?.deliveries[0]).toMatchObject({ status: 'FAILURE', attempts: 26 });
    const last = Date.parse(paypal.control.attempts.at(-1)?.at ?? '');
    expect((last - elapsed) / (24 * hour)).toBeGreaterThan(2.5);
    expect((last - elapsed) / (24 * hour)).toBeLessThan(3.5);
  });

  test('that accept a retry receive no more', async () => {
    receiver.answers.push(503);
    await subscribe();
    await moveBy(minute);
    await moveBy(72 * hour);
    expect(receiver.received).toHaveLength(2);
    expect(paypal.control.events()[0]?.deliveries[0]).toMatchObject({ status: 'SUCCESS', attempts: 2 });
  });

  test('receive only the event types they registered for', async () => {
    paypal.control.registerWebhook(address, ['BILLING.SUBSCRIPTION.ACTIVATED']);
    await paypal.control.approve(await subscribe());
    expect(receiver.types).toEqual(['ACTIVATED']);
  });
});

describe('an event on its way', () => {
  test('can be duplicated', async () => {
    paypal.control.addDeliveryFault({ kind: 'duplicate', copies: 3, times: 1 });
    const id = await subscribe();
    await paypal.control.approve(id);
    expect(receiver.types).toEqual(['CREATED', 'CREATED', 'CREATED', 'ACTIVATED', 'PAYMENT.SALE.COMPLETED']);
    const ids = receiver.received.map(({ headers }) => headers['paypal-transmission-id']);
    expect(new Set(ids).size).toBe(5);
    for (const index of [0, 1, 2]) expect(await flawAt(index)).toBeUndefined();
  });

  test('can be overtaken by later ones', async () => {
    paypal.control.addDeliveryFault({ kind: 'out-of-order', times: 3 });
    const id = await subscribe();
    expect(receiver.types).toEqual([]);
    await paypal.control.approve(id);
    expect(receiver.types).toEqual(['PAYMENT.SALE.COMPLETED', 'ACTIVATED', 'CREATED']);
    await paypal.control.cancel(id);
    expect(receiver.types.at(-1)).toBe('CANCELLED');
  });

  test('can be held until released', async () => {
    paypal.control.addDeliveryFault({ kind: 'out-of-order', times: 99 });
    await paypal.control.approve(await subscribe());
    expect(receiver.types).toEqual([]);
    await paypal.control.release();
    expect(receiver.types).toEqual(['PAYMENT.SALE.COMPLETED', 'ACTIVATED', 'CREATED']);
  });

  test('can be delayed', async () => {
    paypal.control.addDeliveryFault({ kind: 'delayed', events: 'CREATED$', delayMs: hour });
    await paypal.control.approve(await subscribe());
    expect(receiver.types).toEqual(['ACTIVATED', 'PAYMENT.SALE.COMPLETED']);
    await moveBy(hour);
    expect(receiver.types.at(-1)).toBe('CREATED');
  });

  test('can be lost; it is in the list of events and can be resent', async () => {
    paypal.control.addDeliveryFault({ kind: 'dropped', times: 1 });
    const id = await subscribe();
    await moveBy(72 * hour);
    expect(receiver.received).toEqual([]);
    await merchant.signIn();
    const path = '/v1/notifications/webhooks-events';
    const { events } = (await merchant.ask('GET', `${path}?event_type=BILLING.SUBSCRIPTION.CREATED`)).body;
    expect(events).toMatchObject([{ resource: { id } }]);
    expect((await merchant.ask('POST', `${path}/${events[0].id}/resend`, {})).status).toBe(202);
    await paypal.control.processDue();
    expect(receiver.received.map(({ event }) => event.id)).toEqual([events[0].id]);
    expect(await flawAt(0)).toBeUndefined();
  });

  test('can be replaced by a forgery', async () => {
    paypal.control.addDeliveryFault({ kind: 'forged', times: 1 });
    receiver.answers.push(403);
    await subscribe();
    await moveBy(72 * hour);
    expect(receiver.received).toHaveLength(1);
    expect(await flawAt(0)).toBe('signature');
  });
});

describe('a forgery', () => {
  const flaws: Record<Forgery, string> = {
    signature: 'signature',
    body: 'signature',
    host: 'host',
    authority: 'authority',
    expired: 'expired',
    webhook: 'signature',
  };

  test.each(forgeries)('of the %s has no other flaw', async (forgery) => {
    await subscribe();
    const [event] = paypal.control.events();
    receiver.answers.push(403);
    expect(await paypal.control.send(event?.id ?? '', { forgery })).toBe(403);
    expect(receiver.received).toHaveLength(2);
    expect(await flawAt(1)).toBe(flaws[forgery]);
    expect(paypal.control.attempts.at(-1)).toMatchObject({ forgery, status: 403 });
  });

  test('of the body has a new event id', async () => {
    await subscribe();
    const [event] = paypal.control.events();
    await paypal.control.send(event?.id ?? '', { forgery: 'body' });
    const [genuine, forged] = receiver.received.map(({ event: { id, resource } }) => [id, resource.status]);
    expect(genuine).toEqual([event?.id, 'APPROVAL_PENDING']);
    expect(forged).toEqual([`${event?.id}X`, 'ACTIVE']);
  });

  test('of the host has a certificate that can be loaded from there', async () => {
    await subscribe();
    await paypal.control.send(paypal.control.events()[0]?.id ?? '', { forgery: 'host' });
    const address = new URL(String(receiver.received[1]?.headers['paypal-cert-url']));
    expect(address.hostname).toBe('localhost');
    expect(await flawAt(1)).toBe('host');
  });
});

describe("PayPal's own verification", () => {
  const verification = (index: number) => {
    const { headers, event } = receiver.received[index] ?? {};
    const header = (name: string) => String(headers?.[`paypal-${name}`]);
    return {
      auth_algo: header('auth-algo'),
      cert_url: header('cert-url'),
      transmission_id: header('transmission-id'),
      transmission_sig: header('transmission-sig'),
      transmission_time: header('transmission-time'),
      webhook_id: webhookId,
      webhook_event: event,
    };
  };
  const verify = async (index: number) =>
    (await merchant.ask('POST', '/v1/notifications/verify-webhook-signature', verification(index))).body;

  test('distinguishes genuine messages from forged ones', async () => {
    await subscribe();
    for (const forgery of forgeries) await paypal.control.send(paypal.control.events()[0]?.id ?? '', { forgery });
    expect(await verify(0)).toEqual({ verification_status: 'SUCCESS' });
    for (const index of forgeries.keys()) {
      expect(await verify(index + 1), forgeries[index]).toEqual({ verification_status: 'FAILURE' });
    }
  });
});
