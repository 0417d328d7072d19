import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from './answers.ts';
import { eventTypes } from './events.ts';
import { newId } from './ids.ts';
import { type Query, wholeNumber } from './paging.ts';
import type { Parts } from './parts.ts';
import type { PayPalLink } from './presenter.ts';
import * as requests from './requests.ts';
import type { PayPalState, Webhook } from './state.ts';

type EventNames = { name: string }[];
type Patch = { path: '/url'; value: string } | { path: '/event_types'; value: EventNames };
type Verification = Record<
  'auth_algo' | 'cert_url' | 'transmission_id' | 'transmission_sig' | 'transmission_time' | 'webhook_id',
  string
> & { webhook_event: object };

/** Webhooks and their events. */
export function notificationRoutes(
  app: FastifyInstance,
  { state, clock, present, deliveries, signer, url }: Parts,
): void {
  const path = '/v1/notifications';
  const webhook = (id: string): Webhook => {
    const found = state.webhooks.find((other) => other.id === id);
    if (!found) throw notFound();
    return found;
  };
  const event = (id: string) => {
    const found = state.events.find((other) => other.id === id);
    if (!found) throw notFound();
    return found;
  };
  type WithId = { Params: { id: string } };

  app.post<{ Body: { url: string; event_types: EventNames } }>(
    `${path}/webhooks`,
    { schema: { body: requests.webhook } },
    ({ body }, reply) => {
      if (state.webhooks.some((other) => other.url === body.url)) throw invalid('INVALID_PARAMETER_VALUE', '/url');
      const made = register(state, body.url, namesOf(body.event_types));
      return reply.code(201).send(present.webhook(made));
    },
  );
  app.get(`${path}/webhooks`, () => ({ webhooks: state.webhooks.map((one) => present.webhook(one)) }));
  app.get<WithId>(`${path}/webhooks/:id`, ({ params }) => present.webhook(webhook(params.id)));
  app.patch<WithId & { Body: Patch[] }>(
    `${path}/webhooks/:id`,
    { schema: { body: requests.webhookPatch } },
    ({ params, body }) => {
      const changed = webhook(params.id);
      for (const patch of body) {
        if (patch.path === '/url') changed.url = patch.value;
        else changed.eventTypes = namesOf(patch.value);
      }
      return present.webhook(changed);
    },
  );
  app.delete<WithId>(`${path}/webhooks/:id`, ({ params }, reply) => {
    const { id } = webhook(params.id);
    state.webhooks = state.webhooks.filter((other) => other.id !== id);
    return reply.code(204).send();
  });
  app.get(`${path}/webhooks-event-types`, () => ({ event_types: eventTypes }));

  app.get<{ Querystring: Query }>(`${path}/webhooks-events`, ({ query }) => {
    const { start_time, end_time, transaction_id, event_type } = query;
    const size = wholeNumber(query, 'page_size', 10, 1000);
    const [from, until] = [momentOf(query, 'start_time'), momentOf(query, 'end_time')];
    const found = state.events
      .filter(({ at }) => (start_time === undefined || at >= from) && (end_time === undefined || at <= until))
      .filter(({ type }) => event_type === undefined || type === event_type)
      .filter(({ subjects }) => transaction_id === undefined || subjects.includes(transaction_id))
      .reverse();
    const shown = found.slice(0, size);
    const at = (rel: string, changes: Query): PayPalLink => {
      const given = Object.entries({ ...query, ...changes }).filter((entry): entry is [string, string] => !!entry[1]);
      return { href: `${url()}${path}/webhooks-events?${new URLSearchParams(given)}`, rel, method: 'GET' };
    };
    const older = new Date((shown.at(-1)?.at ?? 0) - 1).toISOString();
    return {
      events: shown.map((one) => present.event(one)),
      count: shown.length,
      links: [at('self', {}), ...(found.length > shown.length ? [at('next', { end_time: older })] : [])],
    };
  });
  app.get<WithId>(`${path}/webhooks-events/:id`, ({ params }) => present.event(event(params.id)));
  app.post<WithId & { Body: { webhook_ids?: string[] } | null | undefined }>(
    `${path}/webhooks-events/:id/resend`,
    { schema: { body: requests.resend } },
    ({ params, body }, reply) => {
      const resent = event(params.id);
      const ids = body?.webhook_ids ?? state.webhooks.map(({ id }) => id);
      deliveries.resend(
        resent,
        ids.map((id) => webhook(id).id),
      );
      return reply.code(202).send(present.event(resent));
    },
  );

  app.post<{ Body: Verification }>(
    `${path}/verify-webhook-signature`,
    { schema: { body: requests.verification } },
    ({ body }) => {
      const { auth_algo, cert_url, webhook_event } = body;
      const isOwn = auth_algo === 'SHA256withRSA' && cert_url === `${url()}${path}/certs/CERT-current`;
      const isSigned = isOwn && signer.verifies(body, JSON.stringify(webhook_event));
      return { verification_status: isSigned ? 'SUCCESS' : 'FAILURE' };
    },
  );

  const momentOf = (query: Query, name: string): number => {
    const value = query[name];
    if (value === undefined) return clock.now();
    if (Number.isNaN(Date.parse(value))) throw invalid('INVALID_PARAMETER_SYNTAX', name, 'query');
    return Date.parse(value);
  };
}

/** Serves the certificates, without authentication. */
export function certificateRoutes(app: FastifyInstance, { signer }: Parts): void {
  app.get<{ Params: { name: string } }>('/v1/notifications/certs/:name', ({ params }, reply) => {
    const pem = signer.certificate(params.name);
    if (!pem) throw notFound();
    return reply.type('application/x-pem-file').send(pem);
  });
}

/** Creates a webhook. */
export function register(state: PayPalState, url: string, eventTypes: readonly string[]): Webhook {
  const webhook: Webhook = { id: newId.webhook(), url, eventTypes: [...eventTypes] };
  state.webhooks.push(webhook);
  return webhook;
}

const namesOf = (types: EventNames) => types.map(({ name }) => name);
