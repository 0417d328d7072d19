import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ForgedMessage, ProviderUnavailable, type WebhookMessage } from '../../src/server/billing/provider.ts';
import type { Purchase } from '../../src/server/store/billing/purchase.ts';
import type { Store } from '../../src/server/store/store.ts';
import { forgeries } from '../../src/simulators/paypal/signing.ts';
import type { PayPalSimulator } from '../../src/simulators/paypal/simulator.ts';
import { GUILD, type HeldBilling, startHeldBilling } from './heldBilling.ts';

let held: HeldBilling;
let paypal: PayPalSimulator;
let store: Store;
beforeEach(async () => {
  held = await startHeldBilling();
  ({ paypal, store } = held);
});
afterEach(() => held.close());

describe('ignored is', () => {
  /** A paid subscription without any events so far. */
  async function paidFor(): Promise<{ purchase: Purchase; id: string }> {
    const ordered = await held.order();
    await paypal.control.approve(ordered.id);
    held.called.length = 0;
    return ordered;
  }
  const stored = async () => [
    await store.db.selectFrom('webhook_events').selectAll().execute(),
    (await store.db.selectFrom('subscriptions').selectAll().execute()).map(({ readings, look_at, ...row }) => row),
    await store.db.selectFrom('invoices').selectAll().execute(),
  ];

  async function refused(message: WebhookMessage): Promise<void> {
    const before = await stored();
    await expect(held.made.receive(held.provider, message)).rejects.toThrow(ForgedMessage);
    await held.made.settled();
    expect(await stored()).toEqual(before);
    const hosts = new Set(held.called.map((address) => new URL(address).host));
    expect([...hosts].filter((host) => host !== new URL(paypal.url).host)).toEqual([]);
  }

  test.each(forgeries)('a message with a forged %s', async (forgery) => {
    await paidFor();
    const [, genuine = ''] = held.events();
    const { body } = held.messageOf(genuine);
    held.messages.clear();
    await paypal.control.send(genuine, { forgery });
    const [[, message] = []] = [...held.messages];
    expect(message?.body.equals(body)).toBe(forgery !== 'body');
    if (!message) throw new Error('No message was sent');
    await refused(message);
    if (forgery === 'host') expect(held.called).toEqual([]);
  });

  test('a message with a changed byte or header', async () => {
    await paidFor();
    const [, genuine = ''] = held.events();
    const { headers, body } = held.messageOf(genuine);
    for (const at of [0, 10, body.length >> 1, body.length - 1]) {
      const changed = Buffer.from(body);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await refused({ headers, body: changed });
    }
    await refused({ headers, body: Buffer.concat([body, Buffer.from(' ')]) });
    await refused({ headers, body: Buffer.from(JSON.stringify(JSON.parse(body.toString()), null, 1)) });
    await refused({ headers, body: Buffer.alloc(0) });
    for (const name of Object.keys(headers).filter(
      (key) => key.startsWith('paypal-') && key !== 'paypal-auth-version',
    )) {
      for (const value of [undefined, '', `${headers[name]}x`, [String(headers[name]), 'x'], 'x'.repeat(5000)]) {
        await refused({ headers: { ...headers, [name]: value }, body });
      }
    }
    await refused({ headers: { ...headers, 'paypal-auth-algo': 'MD5withRSA' }, body });
    expect(await store.subscriptions.planOf(GUILD, held.clock)).toBe('free');
    await held.deliver(genuine);
    expect(await store.subscriptions.planOf(GUILD, held.clock)).toBe('premium');
  });

  test('a message whose certificate is not at the provider, without a request there', async () => {
    await paidFor();
    const [, genuine = ''] = held.events();
    const { headers, body } = held.messageOf(genuine);
    const own = new URL(paypal.url);
    const path = '/v1/notifications/certs/CERT-current';
    const addresses = [
      `https://evil.example${path}`,
      `https://${own.host}${path}`,
      `http://evil.example${path}`,
      `http://${own.hostname}${path}`,
      `http://${own.hostname}:1${path}`,
      `http://${own.host}@evil.example${path}`,
      `http://evil.example@${own.host}${path}`,
      `http://user:word@${own.host}${path}`,
      `http://${own.host}.evil.example${path}`,
      `http://evil.example/${own.host}${path}`,
      `http://evil.example\\@${own.host}`,
      `http://localhost:${own.port}${path}`,
      `http://[::1]:${own.port}${path}`,
      `//${own.host}${path}`,
      path,
      `file://${path}`,
      'data:application/x-pem-file,x',
      `ftp://${own.host}${path}`,
      '',
      'x',
    ];
    for (const address of addresses) {
      held.called.length = 0;
      await refused({ headers: { ...headers, 'paypal-cert-url': address }, body });
      expect([address, held.called]).toEqual([address, []]);
    }
  });

  test('a message whose certificate is unavailable, until it is sent again', async () => {
    await paidFor();
    const [, genuine = ''] = held.events();
    const { headers, body } = held.messageOf(genuine);
    await refused({
      headers: { ...headers, 'paypal-cert-url': `${paypal.url}/v1/notifications/certs/CERT-none` },
      body,
    });
    paypal.control.faults.set({ kind: '500', path: '/certs/' });
    await expect(held.deliver(genuine)).rejects.toThrow(ProviderUnavailable);
    expect(await stored()).toEqual([[], expect.anything(), []]);
    paypal.control.faults.set({ kind: 'none' });
    await held.deliver(genuine);
    expect(await store.subscriptions.planOf(GUILD, held.clock)).toBe('premium');
  });

  test.each([
    ['of another order', { reference: 'someone-else' }, 'The subscription belongs to another order'],
    ['on another plan', { planId: 'P-ANOTHER' }, 'The subscription has another plan or other terms'],
    ['on terms of its own', { matchesPlan: false }, 'The subscription has another plan or other terms'],
    ['paid with another amount', { amount: 1 }, 'A payment differs from the ordered price'],
    ['paid in another currency', { currency: 'JPY' }, 'A payment differs from the ordered price'],
  ])('a subscription that is %s', async (_, change, reason) => {
    const { purchase } = await paidFor();
    const { provider } = held;
    const { read } = provider;
    provider.read = async (query) => {
      const reading = await read(query);
      if (!reading) return null;
      const payments = reading.payments.map((payment) => ({ ...payment, ...change }));
      return { ...reading, ...change, payments };
    };
    await held.deliver(...held.events());
    expect(await store.subscriptions.planOf(GUILD, held.clock)).toBe('free');
    expect(await store.invoices.of('42')).toEqual([]);
    expect(await store.webhookEvents.waiting()).toEqual([]);
    expect(held.warnings).toContain(reason);
    expect((await store.purchases.byId('paypal', purchase.id))?.status).toBe('pending');
  });

  test('a subscription that was redirected to another server', async () => {
    const [mine, theirs] = [await held.order(GUILD), await held.order('7')];
    await paypal.control.approve(mine.id);
    const body = [{ op: 'replace', path: '/custom_id', value: theirs.purchase.id }];
    const token = String(
      (
        await (
          await fetch(`${paypal.url}/v1/oauth2/token`, {
            method: 'POST',
            headers: {
              authorization: `Basic ${Buffer.from(`${paypal.clientId}:${paypal.secret}`).toString('base64')}`,
              'content-type': 'application/x-www-form-urlencoded',
            },
            body: 'grant_type=client_credentials',
          })
        ).json()
      ).access_token,
    );
    const patched = await fetch(`${paypal.url}/v1/billing/subscriptions/${mine.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(patched.status).toBe(204);
    await paypal.control.processDue();
    await held.deliver(...held.events());
    expect(await store.subscriptions.planOf('7', held.clock)).toBe('free');
    expect(await store.subscriptions.planOf(GUILD, held.clock)).toBe('free');
    expect(held.warnings).toContain('The subscription belongs to another order');
  });

  test('a genuine event of an unknown subscription', async () => {
    const { purchase, id } = await paidFor();
    await store.db.deleteFrom('subscriptions').execute();
    await held.deliver(...held.events());
    expect(await store.webhookEvents.waiting()).toEqual([]);
    expect(await store.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect([purchase.id, id]).not.toContain('');
  });
});
