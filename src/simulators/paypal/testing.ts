import { verify, X509Certificate } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { portOf } from '../common/server.ts';
import type { PayPalSimulator } from './simulator.ts';

/** A plan for tests. */
export const planBody = (productId: string, changes: object = {}) => ({
  product_id: productId,
  name: 'Premium, monthly',
  billing_cycles: [
    {
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      pricing_scheme: { fixed_price: { currency_code: 'EUR', value: '4.99' } },
    },
  ],
  payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 2 },
  ...changes,
});

export interface SimulatorResponse {
  status: number;
  // Tests check the shape.
  // biome-ignore lint/suspicious/noExplicitAny: read as the test expects it
  body: any;
}

/** Calls the REST API as the merchant. */
export class Merchant {
  readonly #url: string;
  readonly #basic: string;
  #token = '';

  constructor({ url, clientId, secret }: PayPalSimulator) {
    this.#url = url;
    this.#basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  }

  async signIn(): Promise<SimulatorResponse> {
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    const headers = { authorization: this.#basic };
    const answer = await fetch(`${this.#url}/v1/oauth2/token`, { method: 'POST', headers, body });
    const read: { access_token: string } = await answer.json();
    this.#token = read.access_token;
    return { status: answer.status, body: read };
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<SimulatorResponse> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Creates a product with one plan. @returns the plan's id */
  async plan(changes?: object): Promise<string> {
    const product = await this.ask('POST', '/v1/catalogs/products', { name: 'Premium', type: 'SERVICE' });
    return (await this.ask('POST', '/v1/billing/plans', planBody(product.body.id, changes))).body.id;
  }

  /** Creates a subscription that awaits approval. @returns its id */
  async subscribe(planId: string, changes: object = {}): Promise<string> {
    return (await this.ask('POST', '/v1/billing/subscriptions', { ...subscriptionBody(planId), ...changes })).body.id;
  }
}

export const subscriptionBody = (planId: string) => ({
  plan_id: planId,
  custom_id: '900000000000000001',
  application_context: {
    brand_name: 'Guildhall',
    user_action: 'SUBSCRIBE_NOW',
    shipping_preference: 'NO_SHIPPING',
    return_url: 'http://localhost:3000/premium?success=true',
    cancel_url: 'http://localhost:3000/premium?success=false',
  },
});

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
}

/** A webhook that gives chosen answers and stores the messages it received. */
export class Receiver {
  readonly received: Received[] = [];
  /** The next statuses; 200 after them. */
  readonly answers: number[] = [];
  readonly #server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      this.received.push({ headers: request.headers, body, event: JSON.parse(body) });
      response.writeHead(this.answers.shift() ?? 200).end();
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${portOf(this.#server)}/hook`;
  }

  /** The types of the events so far, without their common prefix. */
  get types(): string[] {
    return this.received.map(({ event }) => event.event_type.replace('BILLING.SUBSCRIPTION.', ''));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

/**
 * Verifies a message like a careful receiver.
 * @returns what is wrong with it; `undefined` if it is genuine
 */
export async function flawOf(
  { headers, body }: Received,
  { webhookId, host, root }: { webhookId: string; host: string; root: string },
): Promise<string | undefined> {
  const header = (name: string) => String(headers[`paypal-${name}`]);
  const address = new URL(header('cert-url'));
  if (address.host !== host) return 'host';
  const pem = await (await fetch(address)).text();
  const [leaf, issuer] = pem.split(/(?=-----BEGIN)/).map((part) => new X509Certificate(part));
  const trusted = new X509Certificate(root);
  if (!leaf || !issuer || !leaf.verify(issuer.publicKey) || !issuer.verify(trusted.publicKey)) return 'authority';
  if (Date.parse(leaf.validTo) < Date.now()) return 'expired';
  const message = `${header('transmission-id')}|${header('transmission-time')}|${webhookId}|${crc32(body)}`;
  const signature = Buffer.from(header('transmission-sig'), 'base64');
  return verify('sha256', Buffer.from(message), leaf.publicKey, signature) ? undefined : 'signature';
}
