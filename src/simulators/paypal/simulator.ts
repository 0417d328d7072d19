import type { AddressInfo } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Faults, strike } from '../common/faults.ts';
import { stylesheet } from '../common/stylesheet.ts';
import { fail, Refusal } from './answers.ts';
import { Billing } from './billing.ts';
import { catalogRoutes } from './catalog.ts';
import { Clock } from './clock.ts';
import { consentRoutes } from './consent.ts';
import { Control } from './control.ts';
import { controlRoutes } from './controlRoutes.ts';
import { Deliveries } from './deliveries.ts';
import { DeliveryFaults } from './deliveryFaults.ts';
import { Events } from './events.ts';
import { certificateRoutes, notificationRoutes } from './notifications.ts';
import type { Parts } from './parts.ts';
import { Present } from './present.ts';
import { refuse } from './refusals.ts';
import { pathOf, type RecordedRequest, record } from './requestLog.ts';
import { Signer } from './signing.ts';
import { Memory } from './state.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { credentials, Tokens, tokenRoutes } from './token.ts';

export interface PayPalOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** The time; that of the machine when absent. */
  now?: () => number;
  /** A file in which everything outlives the process. */
  file?: string;
  /** How webhooks are called; over the network when absent. */
  fetch?: typeof fetch;
  /** How long a webhook may take to answer. 10 000 when absent. */
  deliveryTimeoutMs?: number;
}

export interface PayPalSimulator {
  /** Without a slash at the end. */
  url: string;
  clientId: string;
  secret: string;
  /** The authority below which the webhooks' certificates are, in PEM. */
  rootCertificate: string;
  control: Control;
  close(): Promise<void>;
}

/**
 * Starts the stand-in for PayPal: REST interface, consent page and webhooks on one address.
 * @throws when the port is taken.
 */
export async function startPayPal(options: PayPalOptions = {}): Promise<PayPalSimulator> {
  const {
    port = 0,
    host = '127.0.0.1',
    now,
    file,
    fetch: call = fetch,
    deliveryTimeoutMs: timeoutMs = 10_000,
  } = options;
  let own = '';
  const url = () => own;
  const clock = new Clock(now);
  const memory = new Memory(file);
  const { state } = memory;
  const signer = await Signer.create();
  const present = new Present(state, url);
  const deliveryFaults = new DeliveryFaults();
  const deliveries = new Deliveries({ state, clock, signer, url, faults: deliveryFaults, call, timeoutMs });
  const events = new Events(state, clock, present, (event) => deliveries.plan(event));
  const billing = new Billing(state, clock, events);
  const parts: Parts = { state, clock, present, billing, deliveries, signer, url };
  const faults = new Faults();
  const tokens = new Tokens(clock);
  const requests: RecordedRequest[] = [];
  const control = new Control({ parts, memory, faults, deliveryFaults, tokens, requests });
  const work = () => control.settle().catch((error) => console.error('The stand-in for PayPal failed:', error));

  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } },
  });
  readBodies(app);
  setSafeHeaders(app);
  app.setNotFoundHandler((_request, reply) => fail(reply, 404));
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => refuse(error, request, reply));
  observe(app, faults, requests);
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') void work();
  });

  app.get('/__demo.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.register(async (scope) => controlRoutes(scope, control));
  consentRoutes(app, parts);
  certificateRoutes(app, parts);
  tokenRoutes(app, tokens);
  app.register(async (rest) => {
    rest.addHook('onRequest', tokens.require);
    catalogRoutes(rest, parts);
    subscriptionRoutes(rest, parts);
    notificationRoutes(rest, parts);
  });

  await app.listen({ port, host });
  own = `http://${host.includes(':') ? `[${host}]` : host}:${(app.server.address() as AddressInfo).port}`;
  const pulse = setInterval(work, 1000).unref();
  return {
    url: own,
    ...credentials,
    rootCertificate: signer.rootCertificate,
    control,
    async close() {
      clearInterval(pulse);
      await deliveries.close();
      await app.close();
    },
  };
}

function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // PayPal takes an empty body for none, whatever the content type says.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(String(body)));
    } catch {
      return done(new Refusal(400));
    }
  });
}

/** No `form-action`: browsers apply it to the redirect that follows a form, which leads back to the product. */
function setSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
}

/** Records each request and lets faults meet it, save for those that steer or style the stand-in itself. */
function observe(app: FastifyInstance, faults: Faults, requests: RecordedRequest[]): void {
  const records = new WeakMap<FastifyRequest, RecordedRequest>();
  app.addHook('onRequest', async (request) => {
    if (!/^[/](simulator[/]|__)/.test(pathOf(request))) records.set(request, record(requests, request));
  });
  app.addHook('preValidation', async (request, reply) => {
    const entry = records.get(request);
    if (!entry) return;
    entry.body = entry.path === '/v1/oauth2/token' ? null : (request.body ?? null);
    const fault = faults.take(entry.path);
    if (!fault) return;
    return strike(fault, request, reply, {
      internal: () => fail(reply, 500),
      rateLimited: () => fail(reply, 429),
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = records.get(request);
    if (entry && reply.raw.headersSent) entry.status = reply.statusCode;
  });
}
