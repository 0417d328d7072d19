import type { FastifyInstance, FastifyReply } from 'fastify';
import { consentPage, notePage } from './pages.ts';
import type { Query } from './paging.ts';
import type { Parts } from './parts.ts';
import type { Subscription } from './state.ts';

/** The page where the buyer agrees to a subscription. */
export function consentRoutes(app: FastifyInstance, { state, clock, billing }: Parts): void {
  const path = '/webapps/billing/subscriptions';
  const show = (reply: FastifyReply, status: number, markup: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(markup);

  /** Answers for a subscription that is pending; otherwise shows why not. */
  const waiting = (reply: FastifyReply, query: Query, answer: (subscription: Subscription) => FastifyReply) => {
    const subscription = state.subscriptions.find(({ baToken }) => baToken === query.ba_token);
    if (!subscription) return show(reply, 404, notePage('This link does not work', 'There is no such subscription.'));
    if (subscription.status !== 'APPROVAL_PENDING') {
      return show(reply, 409, notePage('Already decided', 'This subscription was agreed to before.'));
    }
    return answer(subscription);
  };

  app.get<{ Querystring: Query }>(path, ({ query }, reply) =>
    waiting(reply, query, (subscription) => {
      const plan = state.plans.find(({ id }) => id === subscription.planId);
      if (!plan) throw new Error(`There is no plan ${subscription.planId}`);
      return show(reply, 200, consentPage(subscription, plan, clock.now()));
    }),
  );

  app.post<{ Querystring: Query; Body: { decision?: string } | undefined }>(path, ({ query, body }, reply) =>
    waiting(reply, query, (subscription) => {
      const { return_url, cancel_url } = subscription.context;
      switch (body?.decision) {
        case 'agree':
        case 'decline':
          billing.approve(subscription, body.decision === 'agree');
          return reply.redirect(returnTo(return_url, subscription), 302);
        case 'cancel':
          return reply.redirect(returnTo(cancel_url, subscription), 302);
        default:
          return show(reply, 400, notePage('Nothing was decided', 'Go back and choose one of the buttons.'));
      }
    }),
  );
}

/** The merchant's address with PayPal's parameters. */
function returnTo(address: string, { id, baToken }: Subscription): string {
  const url = new URL(address);
  url.searchParams.set('subscription_id', id);
  url.searchParams.set('ba_token', baToken);
  url.searchParams.set('token', baToken.replace(/^BA-/, ''));
  return url.href;
}
