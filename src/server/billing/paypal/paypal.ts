import type { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { DAY } from '../../../language/time/milliseconds.ts';
import { LOOPBACK } from '../../environment/loopback.ts';
import {
  type PaymentProvider,
  type ProviderDependencies,
  type ProviderKind,
  ProviderRefusal,
  ProviderUnavailable,
  type SnapshotQuery,
  type SubscriptionOrder,
} from '../provider.ts';
import { certificatesIn, signerKeys } from './certificates.ts';
import { type PayPalClient, paypalClient } from './client.ts';
import type { PayPalConfig } from './config.ts';
import { objectOf, objectsOf } from './json.ts';
import { readMessage } from './messages.ts';
import { setUp } from './setup.ts';
import { toProviderSnapshot } from './snapshots.ts';

const LIVE = 'https://api-m.paypal.com';

/** PayPal subscriptions over its REST API and webhooks. */
export const paypal: ProviderKind = {
  id: 'paypal',
  title: 'PayPal',

  configure(env, complain) {
    const text = (name: string) => env[name]?.trim() ?? '';
    const [clientId, secret] = [text('PAYPAL_CLIENT_ID'), text('PAYPAL_SECRET')];
    if (clientId === '' && secret === '') return null;
    if (clientId === '') complain('PAYPAL_CLIENT_ID is missing');
    if (secret === '') complain('PAYPAL_SECRET is missing');
    const apiUrl = (text('PAYPAL_API_URL') || LIVE).replace(/\/+$/, '');
    if (!isSafe(apiUrl)) complain('PAYPAL_API_URL must be a URL that starts with https://');
    const host = URL.canParse(apiUrl) ? new URL(apiUrl).host : '';
    const hosts = text('PAYPAL_CERT_HOSTS')
      .split(/[\s,]+/)
      .filter(Boolean);
    const config: PayPalConfig = {
      apiUrl,
      clientId,
      secret,
      webhookId: text('PAYPAL_WEBHOOK_ID') || null,
      certHosts: hosts.length > 0 ? hosts : [host, host.replace(/^api-m\./, 'api.')],
      roots: readRoots(text('PAYPAL_ROOT_CERT'), complain),
    };
    return { id: paypal.id, open: (parts) => providerOver(config, parts) };
  },
};

function providerOver(config: PayPalConfig, parts: ProviderDependencies): PaymentProvider {
  const call = paypalClient(config, parts);
  const keys = signerKeys(config, parts);
  const at = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  const step = async (id: string, action: string, reason: string) => {
    await call(`${at(id)}/${action}`, { method: 'POST', body: { reason } });
  };
  return {
    id: paypal.id,
    title: paypal.title,
    setUp: (offers, seller) => setUp(call, offers, seller),
    order: (order) => placeOrder(call, order),
    read: (query) => read(call, query, parts.now()),
    start: (id) => step(id, 'activate', 'The payer approved the subscription'),
    pause: (id) => step(id, 'suspend', 'The owner of the server cancelled'),
    resume: (id) => step(id, 'activate', 'The owner of the server resumed the subscription'),
    end: (id) => step(id, 'cancel', 'The subscription is over'),
    verify: (message, webhookId) => readMessage(message, config.webhookId ?? webhookId, keys),
  };

  async function read(client: PayPalClient, { id, type, since }: SnapshotQuery, now: number) {
    try {
      const subscription = await client(at(id));
      const range = new URLSearchParams({
        start_time: new Date(since - DAY).toISOString(),
        end_time: new Date(now + DAY).toISOString(),
      });
      const paid = objectOf(subscription.billing_info).last_payment !== undefined;
      const transactions = paid ? await client(`${at(id)}/transactions?${range}`) : {};
      return toProviderSnapshot(subscription, transactions, type);
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 404) return null;
      throw error;
    }
  }
}

async function placeOrder(call: PayPalClient, order: SubscriptionOrder): Promise<{ id: string; url: string }> {
  const { reference, planId, startAt, brand, language, successUrl, cancelUrl } = order;
  const answer = await call('/v1/billing/subscriptions', {
    method: 'POST',
    key: reference,
    body: {
      plan_id: planId,
      custom_id: reference,
      ...(startAt !== null && { start_time: new Date(startAt).toISOString() }),
      application_context: {
        brand_name: brand,
        locale: language === 'en' ? 'en-US' : `${language}-${language.toUpperCase()}`,
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
        payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
        return_url: successUrl,
        cancel_url: cancelUrl,
      },
    },
  });
  const approve = objectsOf(answer.links).find(({ rel }) => rel === 'approve');
  if (typeof answer.id !== 'string' || typeof approve?.href !== 'string' || !isSafe(approve.href)) {
    throw new ProviderUnavailable('PayPal returned no payment page');
  }
  return { id: answer.id, url: approve.href };
}

/** Whether a URL is encrypted or on this machine. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** Trusted root certificates: the given ones, in PEM or as a file name, or Node's own by default. */
function readRoots(given: string, complain: (problem: string) => void): X509Certificate[] {
  try {
    if (given === '') return certificatesIn(rootCertificates.join('\n'));
    const roots = certificatesIn(given.includes('BEGIN CERTIFICATE') ? given : readFileSync(given, 'utf8'));
    if (roots.length > 0) return roots;
  } catch {
    // Reported below.
  }
  complain('PAYPAL_ROOT_CERT must be a certificate in PEM format, or the name of a file with one');
  return [];
}
