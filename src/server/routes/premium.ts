import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { includesPlan } from '../../language/plans/planOrder.ts';
import { formatDate } from '../../language/time/formatMoment.ts';
import { isObject } from '../../language/values/isObject.ts';
import { refusal, unavailable } from '../answers/refusal.ts';
import { type SentenceKey, sentenceFormatter } from '../answers/sentences.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { premiumCalls, providerCalls } from '../api/premium.ts';
import { SUCCESS } from '../api/shapes.ts';
import { cancelPurchase, checkOut, reactivatePurchase } from '../billing/checkout.ts';
import { redeemCoupon } from '../billing/coupons/coupons.ts';
import { planTitle } from '../billing/offers.ts';
import { orderFor, premiumServers } from '../billing/overview.ts';
import { presentInvoice } from '../billing/receipts/invoices.ts';
import { renderReceipt } from '../billing/receipts/receipt.ts';
import { returnAddress } from '../billing/returnAddress.ts';
import { orderablePlans } from '../billing/subscriptions/orderablePlans.ts';
import { languageOf, setContentLanguage } from '../plugins/language.ts';
import { isOwnOrigin } from '../plugins/ownOrigin.ts';
import { routeLimit } from '../plugins/rateLimit.ts';
import { ownedGuild, ownedGuildsIfKnown } from '../services/access/ownership.ts';
import { signedInUser } from '../services/access/signedInUser.ts';
import { planGains } from '../services/overview/planGains.ts';
import { keyedActionOf } from '../services/requests/runOnce.ts';
import type { Services } from '../services/services.ts';
import { WRITE_AGE } from './guildScope.ts';

/** The server whose subscriptions a request changes: all if the user owns it, otherwise those that they ordered. */
interface PurchaseTarget {
  guild: string;
  /** Absent if the user does not own the server. */
  name?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for the writes of this file before their bodies are validated. */
    purchaseTarget: PurchaseTarget | null;
  }
}

/** Subscriptions and invoices of the user. */
export function premiumRoutes(app: FastifyInstance, services: Services): void {
  const { billing, catalogue, config, store, now } = services;
  const [lowestPlan = ''] = catalogue.plans;
  const sold = billing.plans.filter(({ prices }) => prices).map(({ id }) => id);
  const api = app.withTypeProvider<SchemaTypes>();
  app.decorateRequest('purchaseTarget', null);
  app.addHook('preValidation', async (request) => {
    signedInUser(request);
  });

  api.route({
    ...premiumCalls.servers,
    handler: async (request, reply) => {
      const owned = await ownedGuildsIfKnown(services, request);
      reply.header('cache-control', 'no-store');
      const providers = billing.kinds.map(({ id }) => id);
      const view = { now: now(), plans: catalogue.plans, sold, providers };
      const servers = await premiumServers(store, { user: signedInUser(request).id, owned }, view);
      if (!owned && servers.length === 0) throw unavailable('error.discord');
      return servers;
    },
  });

  api.route({
    ...premiumCalls.status,
    handler: async (request, reply) => {
      const { id } = await ownedGuild(services, request, request.query.guild_id);
      reply.header('cache-control', 'no-store');
      setContentLanguage(reply, languageOf(request));
      const { subscription_id: providerId } = request.query;
      const [plan, order] = await Promise.all([
        store.subscriptions.planOf(id, now()),
        orderFor(store, { guild: id, providerId }, now()),
      ]);
      // An order is not confirmed by a plan that the server has anyway.
      const is_premium = plan !== lowestPlan && (!order || order.outcome === 'confirmed');
      if (!is_premium) {
        return { ...SUCCESS, is_premium, ...(order?.outcome === 'failed' && { payment_failed: true as const }) };
      }
      if (!order) return { ...SUCCESS, is_premium };
      const title = planTitle(order.plan, languageOf(request));
      if (order.startAt === null)
        return { is_premium, ...successMessage(request, reply, 'premium.active', { plan: title }) };
      const date = formatDate(order.startAt, languageOf(request));
      return { is_premium, ...successMessage(request, reply, 'premium.scheduled', { plan: title, date }) };
    },
  });

  api.route({
    ...premiumCalls.preview,
    handler: async (request, reply) => {
      const { id } = await ownedGuild(services, request, request.query.guild_id);
      const { plan: to } = request.query;
      if (!sold.includes(to)) throw refusal(400, 'premium.plan');
      reply.header('cache-control', 'no-store');
      setContentLanguage(reply, languageOf(request));
      const at = now();
      const { plans } = catalogue;
      const rows = await store.subscriptions.listAll([id]);
      const order = orderablePlans(rows, { plans, sold, now: at }).find(({ plan }) => plan === to);
      const from = await store.subscriptions.planOf(id, at);
      const gains = includesPlan(plans, from, to)
        ? { modules: [], settings: [] }
        : await planGains(services, { guild: id, from, to, language: languageOf(request) });
      return { starts_at: order?.startAt == null ? null : new Date(order.startAt).toISOString(), ...gains };
    },
  });

  api.route({
    ...premiumCalls.invoices,
    handler: async (request, reply) => {
      const { id } = signedInUser(request);
      reply.header('cache-control', 'no-store');
      return { invoices: (await store.invoices.of(id)).map(presentInvoice) };
    },
  });

  api.route({
    ...premiumCalls.invoice,
    handler: async (request, reply) => {
      const payer = signedInUser(request);
      const invoice = await store.invoices.read(request.params.invoiceId, payer.id);
      if (!invoice) throw refusal(404, 'receipt.unknown');
      const { name, file } = await renderReceipt(services, invoice, languageOf(request));
      setContentLanguage(reply, languageOf(request));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(file);
    },
  });

  api.route({
    ...premiumCalls.redeem,
    ...routeLimit('coupons', config.limits.coupons),
    preValidation: requireOwner,
    handler: async (request, reply) => {
      const { guild } = purchaseTargetOf(request);
      const { id: user } = signedInUser(request);
      const keyed = keyedActionOf(request, { guild, user, action: 'coupon', at: now() });
      const language = languageOf(request);
      const plan = await redeemCoupon(store, { code: request.body.code, guild, user, now: now(), language, keyed });
      return successMessage(request, reply, 'coupon.redeemed', { plan: planTitle(plan, language) });
    },
  });

  api.route({
    ...premiumCalls.reactivate,
    ...routeLimit('purchases', config.limits.purchases),
    preValidation: requireOwner,
    handler: async (request, reply) => {
      await reactivatePurchase(billing, { guild: purchaseTargetOf(request).guild, user: signedInUser(request).id });
      return successMessage(request, reply, 'premium.reactivated');
    },
  });

  for (const { id: provider } of billing.kinds) {
    const limited = routeLimit('purchases', config.limits.purchases);
    const calls = providerCalls(provider);

    api.route({
      ...calls.order,
      ...limited,
      preValidation: requireOwner,
      handler: async (request, reply) => {
        const { guild: id, name = '' } = purchaseTargetOf(request);
        const { success_url, cancel_url, plan, plan_type: planType } = request.body;
        const [successUrl, cancelUrl] = [success_url, cancel_url].map((address) =>
          returnAddress(address, (origin) => isOwnOrigin(origin, request, config)),
        );
        if (!successUrl || !cancelUrl) throw refusal(400, 'premium.address');
        const language = languageOf(request);
        const { id: user, global_name, username } = signedInUser(request);
        const payer = { user, payerName: global_name ?? username };
        const keyed = keyedActionOf(request, { guild: id, user, action: 'checkout', at: now() });
        const order = { guild: { id, name }, ...payer, plan, planType, successUrl, cancelUrl, language, keyed };
        reply.header('cache-control', 'no-store');
        return { url: await checkOut(billing, providerFor(provider), order) };
      },
    });

    api.route({
      ...calls.cancel,
      ...limited,
      preValidation: requirePayer,
      handler: async (request, reply) => {
        const { guild, name } = purchaseTargetOf(request);
        const { id: user } = signedInUser(request);
        // Not once per key: it may have been reactivated since, and cancelling twice does no harm.
        const order = { guild, user, onlyOwn: name === undefined };
        const until = await cancelPurchase(billing, providerFor(provider), order);
        if (until <= now()) return successMessage(request, reply, 'premium.cancelledNow');
        return successMessage(request, reply, 'premium.cancelled', { date: formatDate(until, languageOf(request)) });
      },
    });
  }

  function providerFor(id: string) {
    const provider = billing.provider(id);
    if (!provider) throw refusal(409, 'premium.notOffered');
    return provider;
  }

  /** Sets the purchase target if the user owns the server. @throws Refusal */
  async function requireOwner(request: FastifyRequest): Promise<void> {
    const { id: guild, name } = await ownedGuild(services, request, guildIn(request), WRITE_AGE);
    request.purchaseTarget = { guild, name };
  }

  /**
   * Sets the purchase target if the user owns the server or has ordered a subscription for it. Whoever ordered can stop being
   * charged even while Discord does not say who owns it. @throws Refusal
   */
  async function requirePayer(request: FastifyRequest): Promise<void> {
    const guildId = guildIn(request);
    const ordered = (await store.purchases.ofPayer(signedInUser(request).id)).find(
      ({ guild_id }) => guild_id === guildId,
    );
    const owned = await ownedGuildsIfKnown(services, request, WRITE_AGE);
    if (!ordered || owned?.some(({ id }) => id === guildId)) return requireOwner(request);
    request.purchaseTarget = { guild: ordered.guild_id };
  }
}

/** The server in a body that is not validated yet. */
function guildIn({ body }: FastifyRequest): unknown {
  return isObject(body) ? body.guild_id : undefined;
}

function purchaseTargetOf({ purchaseTarget }: FastifyRequest): PurchaseTarget {
  if (!purchaseTarget) throw new Error('The route does not set a purchase target');
  return purchaseTarget;
}

/** An answer with a sentence about what was done. */
function successMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  key: SentenceKey,
  values?: Record<string, unknown>,
) {
  const language = languageOf(request);
  setContentLanguage(reply, language);
  reply.header('cache-control', 'no-store');
  return { ...SUCCESS, message: sentenceFormatter(language)(key, values) };
}
