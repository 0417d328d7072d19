import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PayPalSimulator, startPayPal } from './simulator.ts';
import { Merchant, subscriptionBody } from './testing.ts';

let paypal: PayPalSimulator;
let merchant: Merchant;
let planId: string;

beforeAll(async () => {
  paypal = await startPayPal();
  merchant = new Merchant(paypal);
  await merchant.signIn();
  planId = await merchant.plan({ name: 'Premium <b>"&', description: 'Everything' });
});
afterAll(() => paypal.close());

/** Creates a subscription. @returns its id and the address of its consent page */
async function offer(changes: object = {}): Promise<{ id: string; address: string }> {
  const body = { ...subscriptionBody(planId), ...changes };
  const made = (await merchant.ask('POST', '/v1/billing/subscriptions', body)).body;
  return { id: made.id, address: made.links.find(({ rel }: { rel: string }) => rel === 'approve').href };
}

const press = (address: string, decision: string) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ decision }).toString(),
    redirect: 'manual',
    headers: form,
  });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the consent page', () => {
  test('shows what is bought, its price and the buyer', async () => {
    const { address } = await offer();
    const answer = await fetch(address);
    const { window } = new JSDOM(await answer.text(), { url: address, runScripts: 'outside-only' });
    const { document } = window;
    const text = document.body.textContent;
    for (const part of ['Guildhall', 'Premium <b>"&', 'Everything', 'EUR 4.99 every month', 'buyer@example.com']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('simulates PayPal');
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Agree and subscribe',
      'Decline the payment',
      'Cancel and return',
    ]);
    const decline = document.querySelector('[value=decline]');
    const about = document.getElementById(decline?.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('You agree, but your bank refuses every payment.');
    // jsdom does not render, so contrast cannot be checked here.
    window.eval(axe.source);
    const { violations }: axe.AxeResults = await window.axe.run({ rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  });

  test('has no scripts or inline styles', async () => {
    const answer = await fetch((await offer()).address);
    const markup = await answer.text();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(markup).not.toMatch(/<script|<style|\son\w+=|style=/i);
    expect((await fetch(`${paypal.url}/__demo.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test.each([
    ['agree', 'ACTIVE', 0],
    ['decline', 'ACTIVE', 1],
  ])('%s redirects with the subscription', async (decision, status, failures) => {
    const { id, address } = await offer();
    const answer = await press(address, decision);
    expect(answer.status).toBe(302);
    const target = new URL(String(answer.headers.get('location')));
    expect(`${target.origin}${target.pathname}`).toBe('http://localhost:3000/premium');
    const baToken = new URL(address).searchParams.get('ba_token') ?? '';
    expect(Object.fromEntries(target.searchParams)).toEqual({
      success: 'true',
      subscription_id: id,
      ba_token: baToken,
      token: baToken.slice(3),
    });
    const subscription = paypal.control.subscription(id);
    expect(subscription).toMatchObject({ status, billing_info: { failed_payments_count: failures } });
    expect('last_payment' in (subscription.billing_info ?? {})).toBe(failures === 0);
  });

  test('cancel redirects and leaves the subscription pending for another try', async () => {
    const { id, address } = await offer();
    const answer = await press(address, 'cancel');
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/premium\?success=false&/);
    expect(paypal.control.subscription(id).status).toBe('APPROVAL_PENDING');
    expect((await press(address, 'agree')).status).toBe(302);
  });

  test('asks once', async () => {
    const { address } = await offer();
    await press(address, 'agree');
    expect((await press(address, 'agree')).status).toBe(409);
    expect((await fetch(address)).status).toBe(409);
  });

  test('refuses unknown tokens and decisions', async () => {
    const { id, address } = await offer();
    expect((await fetch(`${address}X`)).status).toBe(404);
    expect((await press(address, 'steal')).status).toBe(400);
    expect(paypal.control.subscription(id).status).toBe('APPROVAL_PENDING');
  });
});
