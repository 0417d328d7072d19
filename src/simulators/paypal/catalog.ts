import type { FastifyInstance } from 'fastify';
import { notFound, PayPalError } from './answers.ts';
import { createOnce, wantsWhole } from './idempotency.ts';
import { newId } from './ids.ts';
import { pageOf, type Query } from './paging.ts';
import type { Parts } from './parts.ts';
import * as requests from './requests.ts';
import type { Plan, Product } from './state.ts';

/** Products and their plans. */
export function catalogRoutes(app: FastifyInstance, { state, clock, present, url }: Parts): void {
  const products = '/v1/catalogs/products';
  const plans = '/v1/billing/plans';
  const find = <T extends { id: string }>(all: readonly T[], id: string): T => {
    const found = all.find((other) => other.id === id);
    if (!found) throw notFound();
    return found;
  };

  app.post<{ Body: Product['body'] & { id?: string } }>(
    products,
    { schema: { body: requests.product } },
    (request, reply) => {
      const make = () => {
        const { id = newId.product(), ...body } = request.body;
        const product: Product = { id, createdAt: clock.now(), body };
        state.products.push(product);
        return product;
      };
      const { made, isNew } = createOnce(request, { state, clock, known: state.products, make });
      return reply.code(isNew ? 201 : 200).send(present.product(made, wantsWhole(request)));
    },
  );

  app.get<{ Querystring: Query }>(products, (request) => {
    const { items, totals, links } = pageOf(state.products, request.query, url() + products);
    // Without products, PayPal omits the list.
    const shown = items.length > 0 ? { products: items.map((product) => present.product(product, false)) } : {};
    return { ...shown, ...totals, links };
  });

  app.get<{ Params: { id: string } }>(`${products}/:id`, ({ params }) =>
    present.product(find(state.products, params.id), true),
  );

  app.post<{ Body: Plan['body'] }>(plans, { schema: { body: requests.plan } }, (request, reply) => {
    find(state.products, request.body.product_id);
    const make = () => {
      const now = clock.now();
      const { status = 'ACTIVE', ...body } = request.body;
      const plan: Plan = { id: newId.plan(), status, createdAt: now, updatedAt: now, body };
      state.plans.push(plan);
      return plan;
    };
    const { made, isNew } = createOnce(request, { state, clock, known: state.plans, make });
    return reply.code(isNew ? 201 : 200).send(present.plan(made, wantsWhole(request)));
  });

  app.get<{ Querystring: Query }>(plans, (request) => {
    const { product_id, plan_ids } = request.query;
    const ids = plan_ids?.split(',');
    const wanted = state.plans
      .filter(({ body }) => product_id === undefined || body.product_id === product_id)
      .filter(({ id }) => ids === undefined || ids.includes(id));
    const { items, totals, links } = pageOf(wanted, request.query, url() + plans);
    return { plans: items.map((plan) => present.plan(plan, wantsWhole(request))), ...totals, links };
  });

  app.get<{ Params: { id: string } }>(`${plans}/:id`, ({ params }) => present.plan(find(state.plans, params.id), true));

  for (const [action, status] of [
    ['activate', 'ACTIVE'],
    ['deactivate', 'INACTIVE'],
  ] as const) {
    app.post<{ Params: { id: string } }>(`${plans}/:id/${action}`, ({ params }, reply) => {
      const plan = find(state.plans, params.id);
      if (action === 'deactivate' && plan.status !== 'ACTIVE') throw new PayPalError(422);
      Object.assign(plan, { status, updatedAt: clock.now() });
      return reply.code(204).send();
    });
  }
}
