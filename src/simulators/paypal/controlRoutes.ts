/**
 * The control interface, for journeys and the demo, under paths that PayPal does not have. Bodies are JSON; `[x]` is
 * optional. Steps answer 204 once the webhook messages due were sent, 404 for an unknown id, and 422 if the
 * subscription's status does not allow the step.
 *
 *   GET    /simulator/subscriptions                          all, in PayPal's form
 *   POST   /simulator/subscriptions/{id}/approve  { [pays] }  the buyer agrees; with `pays: false` all payments fail
 *   POST   /simulator/subscriptions/{id}/bill     { [pays] }  bills the next cycle now
 *   POST   /simulator/subscriptions/{id}/fund     { funded }  whether future payments succeed
 *   POST   /simulator/subscriptions/{id}/suspend  { [reason] }
 *   POST   /simulator/subscriptions/{id}/activate { [reason] }
 *   POST   /simulator/subscriptions/{id}/cancel   { [reason] }
 *   POST   /simulator/subscriptions/{id}/expire
 *   POST   /simulator/subscriptions/{id}/refund   { [saleId], [value] }   value such as "1.50"
 *   GET    /simulator/events                                 all, with their deliveries
 *   POST   /simulator/events/{id}/send  { [forgery], [webhookId] }   answers { status }, null if there was no answer
 *   GET    /simulator/deliveries                             all messages to webhooks so far
 *   POST   /simulator/deliveries/release                     sends what `out-of-order` holds, newest first
 *   POST   /simulator/webhooks          { url, [eventTypes] }         answers { id }
 *   GET    /simulator/disturbances
 *   POST   /simulator/disturbances      a DeliveryFault: { kind, [events], [times], [copies], [delayMs], [forgery] }
 *   GET    /simulator/faults
 *   POST   /simulator/faults            a fault of the REST API: { kind, [path], [times], [delayMs] }
 *   POST   /simulator/tokens/expire
 *   GET    /simulator/clock                                  answers { now }
 *   POST   /simulator/clock/advance     { ms }
 *   GET    /simulator/requests          DELETE clears them
 *   POST   /simulator/reset
 */
import type { FastifyInstance } from 'fastify';
import { readFault } from '../common/faults.ts';
import { invalid } from './answers.ts';
import type { Control } from './control.ts';
import { isForgery, readDeliveryFault } from './deliveryFaults.ts';

type Body = Record<string, unknown>;
type WithId = { Params: { id: string }; Body: Body | undefined };

/** An optional field of a body. @throws Refusal if it has another type */
function optional<T extends 'string' | 'boolean' | 'number'>(body: Body, name: string, type: T) {
  const value = body[name];
  if (value !== undefined && typeof value !== type) throw invalid('INVALID_PARAMETER_VALUE', `/${name}`);
  // TypeScript does not narrow by a type that is a parameter.
  return value as { string: string; boolean: boolean; number: number }[T] | undefined;
}

export function controlRoutes(app: FastifyInstance, control: Control): void {
  // Any page may post a form or plain text here; for JSON, browsers send a preflight request first, which is not
  // answered.
  app.addHook('preHandler', async (request, reply) => {
    const isJson = request.headers['content-type']?.startsWith('application/json');
    if (request.method === 'POST' && !isJson) return reply.code(415).send({ message: 'The body must be JSON.' });
  });

  const reasonOf = (body: Body) => optional(body, 'reason', 'string');
  const steps: Record<string, (id: string, body: Body) => Promise<void>> = {
    approve: (id, body) => control.approve(id, { pays: optional(body, 'pays', 'boolean') }),
    bill: (id, body) => control.bill(id, { pays: optional(body, 'pays', 'boolean') }),
    fund: (id, body) => control.fund(id, optional(body, 'funded', 'boolean') ?? true),
    suspend: (id, body) => control.suspend(id, reasonOf(body)),
    activate: (id, body) => control.activate(id, reasonOf(body)),
    cancel: (id, body) => control.cancel(id, reasonOf(body)),
    expire: (id) => control.expire(id),
    refund: (id, body) =>
      control.refund(id, { saleId: optional(body, 'saleId', 'string'), value: optional(body, 'value', 'string') }),
  };
  for (const [name, step] of Object.entries(steps)) {
    app.post<WithId>(`/simulator/subscriptions/:id/${name}`, async ({ params, body }, reply) => {
      await step(params.id, body ?? {});
      return reply.code(204).send();
    });
  }

  app.get('/simulator/subscriptions', () => ({ subscriptions: control.subscriptions() }));
  app.get('/simulator/events', () => ({ events: control.events() }));
  app.post<WithId>('/simulator/events/:id/send', async ({ params, body = {} }) => {
    const { forgery } = body;
    if (forgery !== undefined && !isForgery(forgery)) throw invalid('INVALID_PARAMETER_VALUE', '/forgery');
    return { status: await control.send(params.id, { forgery, webhookId: optional(body, 'webhookId', 'string') }) };
  });
  app.get('/simulator/deliveries', () => ({ deliveries: control.attempts }));
  app.post('/simulator/deliveries/release', async (_request, reply) => {
    await control.release();
    return reply.code(204).send();
  });
  app.post<{ Body: Body }>('/simulator/webhooks', ({ body }) => {
    const { eventTypes } = body;
    const url = optional(body, 'url', 'string');
    if (url === undefined || !URL.canParse(url)) throw invalid('INVALID_PARAMETER_VALUE', '/url');
    return { id: control.registerWebhook(url, Array.isArray(eventTypes) ? eventTypes.map(String) : undefined) };
  });
  app.get('/simulator/disturbances', () => ({ disturbances: control.deliveryFaults() }));
  app.post('/simulator/disturbances', ({ body }, reply) => {
    const fault = readDeliveryFault(body);
    if (typeof fault === 'string') return reply.code(400).send({ message: fault });
    control.addDeliveryFault(fault);
    return { disturbances: control.deliveryFaults() };
  });
  app.get('/simulator/faults', () => ({ faults: control.faults.list() }));
  app.post('/simulator/faults', ({ body }, reply) => {
    const fault = readFault(body);
    if (typeof fault === 'string') return reply.code(400).send({ message: fault });
    control.faults.set(fault);
    return { faults: control.faults.list() };
  });
  app.post('/simulator/tokens/expire', (_request, reply) => {
    control.expireTokens();
    return reply.code(204).send();
  });
  app.get('/simulator/clock', () => ({ now: new Date(control.now()).toISOString() }));
  app.post<{ Body: Body }>('/simulator/clock/advance', async ({ body }, reply) => {
    const ms = optional(body, 'ms', 'number') ?? 0;
    if (!(ms >= 0)) throw invalid('INVALID_PARAMETER_VALUE', '/ms');
    await control.advance(ms);
    return reply.code(204).send();
  });
  app.get('/simulator/requests', () => ({ requests: control.requests }));
  app.delete('/simulator/requests', (_request, reply) => {
    control.requests.length = 0;
    return reply.code(204).send();
  });
  app.post('/simulator/reset', (_request, reply) => {
    control.reset();
    return reply.code(204).send();
  });
}
