import type { FastifyInstance } from 'fastify';
import { invalid, PayPalError } from './answers.ts';
import type { SubscriptionRequest } from './billing.ts';
import { createOnce, wantsWhole } from './idempotency.ts';
import type { Query } from './paging.ts';
import type { Parts } from './parts.ts';
import * as requests from './requests.ts';
import type { Subscription } from './state.ts';
import { time } from './text.ts';

type Patch = { op: string; path: string; value: unknown };

/** Subscriptions, for the merchant. */
export function subscriptionRoutes(app: FastifyInstance, { state, clock, present, billing, url }: Parts): void {
  const path = '/v1/billing/subscriptions';

  app.post<{ Body: SubscriptionRequest }>(path, { schema: { body: requests.subscription } }, (request, reply) => {
    const make = () => billing.create(request.body);
    const { made, isNew } = createOnce(request, { state, clock, known: state.subscriptions, make });
    const { id, status, createdAt } = made;
    const brief = { id, status, create_time: time(createdAt), links: present.links(made) };
    return reply.code(isNew ? 201 : 200).send(wantsWhole(request) ? present.subscription(made) : brief);
  });

  app.get<{ Params: { id: string }; Querystring: Query }>(`${path}/:id`, ({ params, query }) =>
    present.subscription(billing.get(params.id), query.fields?.split(',')),
  );

  const patched = { schema: { body: requests.subscriptionPatch } };
  app.patch<{ Params: { id: string }; Body: Patch[] }>(`${path}/:id`, patched, ({ params, body }, reply) => {
    const subscription = billing.get(params.id);
    const changes = readPatch(body);
    billing.change(subscription, changes);
    return reply.code(204).send();
  });

  const actions: Record<string, { body: object; act: (subscription: Subscription, reason?: string) => void }> = {
    activate: { body: requests.optionalReason, act: (subscription, reason) => billing.activate(subscription, reason) },
    suspend: { body: requests.reason, act: (subscription, reason) => billing.suspend(subscription, reason) },
    cancel: { body: requests.reason, act: (subscription, reason) => billing.cancel(subscription, reason) },
  };
  for (const [name, { body, act }] of Object.entries(actions)) {
    app.post<{ Params: { id: string }; Body: { reason?: string } | null | undefined }>(
      `${path}/:id/${name}`,
      { schema: { body } },
      (request, reply) => {
        act(billing.get(request.params.id), request.body?.reason);
        return reply.code(204).send();
      },
    );
  }

  app.get<{ Params: { id: string }; Querystring: Query }>(`${path}/:id/transactions`, ({ params, query }) => {
    const subscription = billing.get(params.id);
    const [from, until] = [moment(query, 'start_time'), moment(query, 'end_time')];
    const found = subscription.sales.filter(({ at }) => at >= from && at <= until);
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const search = new URLSearchParams(given);
    const href = `${url()}${path}/${params.id}/transactions?${search}`;
    return {
      transactions: found.map((sale) => present.transaction(sale, subscription)),
      links: [{ href, rel: 'self', method: 'GET' }],
    };
  });
}

function moment(query: Query, name: string): number {
  const value = query[name];
  if (value === undefined) throw invalid('MISSING_REQUIRED_PARAMETER', name, 'query');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([.]\d+)?(Z|[+-]\d\d:\d\d)$/i.test(value) || Number.isNaN(Date.parse(value))) {
    throw invalid('INVALID_PARAMETER_SYNTAX', name, 'query');
  }
  return Date.parse(value);
}

/** Validates a patch. Of the fields that PayPal lets merchants change, only the custom id is simulated. */
function readPatch(operations: readonly Patch[]): { customId: string } {
  const refuse = (field: string, issue: string, description: string) =>
    new PayPalError(400, { field, location: 'body', issue, description });
  const [operation, ...others] = operations;
  if (operation?.path !== '/custom_id') {
    throw refuse(operation?.path ?? '/', 'INVALID_PATCH_PATH', 'The specified field cannot be patched.');
  }
  if (others.length > 0) {
    throw refuse('/custom_id', 'INVALID_PATCH_PATH', 'Multiple operations on the same field are not allowed.');
  }
  if (operation.op !== 'add' && operation.op !== 'replace') {
    const description = 'The specified patch operation not supported for this field.';
    throw refuse('/custom_id', 'UNSUPPORTED_PATCH_OPERATION', description);
  }
  const { value } = operation;
  if (typeof value !== 'string' || !/^[\x20-\x7e]+$/.test(value)) {
    throw invalid('INVALID_PARAMETER_SYNTAX', '/custom_id');
  }
  if (value.length > 127) throw invalid('INVALID_STRING_MAX_LENGTH', '/custom_id');
  return { customId: value };
}
