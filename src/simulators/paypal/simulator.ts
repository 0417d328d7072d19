import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { applyFault, Faults } from '../common/faults.ts';
import { portOf } from '../common/server.ts';
import { stylesheet } from '../common/stylesheet.ts';
import { fail, PayPalError } from './answers.ts';
import { SubscriptionLifecycle } from './billing.ts';
import { catalogRoutes } from './catalog.ts';
import { SimulatedClock } from './clock.ts';
import { consentRoutes } from './consent.ts';
import { Control } from './control.ts';
import { controlRoutes } from './controlRoutes.ts';
import { Deliveries } from './deliveries.ts';
import { DeliveryFaults } from './deliveryFaults.ts';
import { Events } from './events.ts';
import { certificateRoutes, notificationRoutes } from './notifications.ts';
import type { Parts } from './parts.ts';
import { Presenter } from './presenter.ts';
import { refuse } from './refusals.ts';
import { pathOf, type RecordedRequest, record } from './requestLog.ts';
import { Signer } from './signing.ts';
import { Memory } from './state.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { AccessTokens, credentials, tokenRoutes } from './token.ts';

export interface PayPalOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  host?: string;
  /** The current time; by default the machine's. */
  now?: () => number;
  /** A file that stores the state. */
  file?: string;
  /** Calls webhooks; over the network by default. */
  fetch?: typeof fetch;
  /** How long a webhook may take to answer. Default 10 000. */
  deliveryTimeoutMs?: number;
}

export interface PayPalSimulator {
  /** Without a trailing slash. */
  url: string;
  clientId: string;
  secret: string;
  /** The root of the webhooks' certificates, in PEM format. */
  rootCertificate: string;
  control: Control;
  close(): Promise<void>;
}

/**
 * Starts the PayPal simulator: REST API, consent page and webhooks at one address.
 * @throws if the port is taken
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
  const clock = new SimulatedClock(now);
  const memory = new Memory(file);
  const { state } = memory;
  const signer = await Signer.create();
  const present = new Presenter(state, url);
  const deliveryFaults = new DeliveryFaults();
  const deliveries = new Deliveries({ state, clock, signer, url, faults: deliveryFaults, call, timeoutMs });
  const events = new Events(state, clock, present, (event) => deliveries.plan(event));
  const billing = new SubscriptionLifecycle(state, clock, events);
  const parts: Parts = { state, clock, present, billing, deliveries, signer, url };
  const faults = new Faults();
  const tokens = new AccessTokens(clock);
  const requests: RecordedRequest[] = [];
  const control = new Control({ parts, memory, faults, deliveryFaults, tokens, requests });
  const work = () => control.processDue().catch((error) => console.error('The PayPal simulator failed:', error));

  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } },
  });
  readBodies(app);
  setSafeHeaders(app);
  app.setNotFoundHandler((_request, reply) => fail(reply, 404));
  app.setErrorHandler((error: FastifyError | PayPalError, request, reply) => refuse(error, request, reply));
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
  own = `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`;
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
  // PayPal ignores an empty body, whatever its content type.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(String(body)));
    } catch {
      return done(new PayPalError(400));
    }
  });
}

/** Without `form-action`: browsers apply it to the redirect after a form, which leads back to the product. */
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

/** Records requests and applies faults, except to the control interface and the style sheet. */
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
    return applyFault(fault, request, reply, {
      internal: () => fail(reply, 500),
      rateLimited: () => fail(reply, 429),
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = records.get(request);
    if (entry && reply.raw.headersSent) entry.status = reply.statusCode;
  });
}
