import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../../language/values/isObject.ts';
import { refusal } from '../answers/refusal.ts';
import { type SentenceKey, sentenceFormatter } from '../answers/sentences.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { premiumCalls, providerCalls } from '../api/premium.ts';
import { SUCCESS } from '../api/shapes.ts';
import { cancelPurchase, checkOut, reactivatePurchase } from '../billing/checkout.ts';
import { redeemCoupon } from '../billing/coupons/coupons.ts';
import { lastOrderFailed, premiumServers } from '../billing/overview.ts';
import { dateIn } from '../billing/receipts/dates.ts';
import { presentInvoice } from '../billing/receipts/invoices.ts';
import { renderReceipt } from '../billing/receipts/receipt.ts';
import { returnAddress } from '../billing/returnAddress.ts';
import { languageOf, setContentLanguage } from '../plugins/language.ts';
import { isOwnOrigin } from '../plugins/ownOrigin.ts';
import { routeLimit } from '../plugins/rateLimit.ts';
import { ownedGuild, ownedGuilds } from '../services/access/ownership.ts';
import { signedInUser } from '../services/access/signedInUser.ts';
import { keyedActionOf, runOnce } from '../services/requests/runOnce.ts';
import type { Services } from '../services/services.ts';
import { WRITE_AGE } from './guildScope.ts';

/** What somebody may change: a server of their own, or in one of others what they ordered. */
interface Paid {
  guild: string;
  /** Absent for a server of others. */
  name?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the writes of this file before their bodies are judged. */
    paid: Paid | null;
  }
}

/** What owners see of their servers' subscriptions, and do about them. */
export function premiumRoutes(app: FastifyInstance, services: Services): void {
  const { billing, catalogue, config, store, now } = services;
  const [lowestPlan = ''] = catalogue.plans;
  const api = app.withTypeProvider<SchemaTypes>();
  app.decorateRequest('paid', null);
  app.addHook('preValidation', async (request) => {
    signedInUser(request);
  });

  api.route({
    ...premiumCalls.servers,
    handler: async (request, reply) => {
      const guilds = await ownedGuilds(services, request);
      reply.header('cache-control', 'no-store');
      const view = { now: now(), lowestPlan, providers: billing.kinds.map(({ id }) => id) };
      return premiumServers(store, { user: signedInUser(request).id, owned: guilds }, view);
    },
  });

  api.route({
    ...premiumCalls.status,
    handler: async (request, reply) => {
      const { id } = await ownedGuild(services, request, request.query.guild_id);
      reply.header('cache-control', 'no-store');
      const is_premium = (await store.subscriptions.planOf(id, now())) !== lowestPlan;
      if (is_premium || !(await lastOrderFailed(store, id))) return { ...SUCCESS, is_premium };
      return { ...SUCCESS, is_premium, payment_failed: true as const };
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
    preValidation: ownersWrite,
    handler: async (request, reply) => {
      const { guild } = paidOf(request);
      const { id: user } = signedInUser(request);
      const keyed = keyedActionOf(request, { guild, user, action: 'coupon', at: now() });
      await redeemCoupon(store, { code: request.body.code, guild, user, now: now(), keyed });
      return done(request, reply, 'coupon.redeemed');
    },
  });

  api.route({
    ...premiumCalls.reactivate,
    ...routeLimit('purchases', config.limits.purchases),
    preValidation: ownersWrite,
    handler: async (request, reply) => {
      await reactivatePurchase(billing, { guild: paidOf(request).guild, user: signedInUser(request).id });
      return done(request, reply, 'premium.reactivated');
    },
  });

  for (const { id: provider } of billing.kinds) {
    const limited = routeLimit('purchases', config.limits.purchases);
    const calls = providerCalls(provider);

    api.route({
      ...calls.order,
      ...limited,
      preValidation: ownersWrite,
      handler: async (request, reply) => {
        const { guild: id, name = '' } = paidOf(request);
        const { success_url, cancel_url, plan_type: planType } = request.body;
        const [successUrl, cancelUrl] = [success_url, cancel_url].map((address) =>
          returnAddress(address, (origin) => isOwnOrigin(origin, request, config)),
        );
        if (!successUrl || !cancelUrl) throw refusal(400, 'premium.address');
        const language = languageOf(request);
        const { id: user, global_name, username } = signedInUser(request);
        const payer = { user, payerName: global_name ?? username };
        const keyed = keyedActionOf(request, { guild: id, user, action: 'checkout', at: now() });
        const order = { guild: { id, name }, ...payer, planType, successUrl, cancelUrl, language, keyed };
        reply.header('cache-control', 'no-store');
        return { url: await checkOut(billing, offered(provider), order) };
      },
    });

    api.route({
      ...calls.cancel,
      ...limited,
      preValidation: payersWrite,
      handler: async (request, reply) => {
        const { guild, name } = paidOf(request);
        const { id: user } = signedInUser(request);
        const keyed = keyedActionOf(request, { guild, user, action: 'cancel', at: now() });
        const order = { guild, ...(name === undefined && { payer: user }) };
        const until = await runOnce(store.keyedActions, keyed, async () => {
          const paid = await cancelPurchase(billing, offered(provider), order);
          if (keyed) await store.keyedActions.remember(keyed, paid);
          return paid;
        });
        if (until <= now()) return done(request, reply, 'premium.cancelledNow');
        return done(request, reply, 'premium.cancelled', { date: dateIn(languageOf(request), until) });
      },
    });
  }

  function offered(id: string) {
    const provider = billing.provider(id);
    if (!provider) throw refusal(503, 'premium.notOffered');
    return provider;
  }

  /** Whether the server is the person's own; asked anew, as for every write. @throws Refusal */
  async function ownersWrite(request: FastifyRequest): Promise<void> {
    const { id: guild, name } = await ownedGuild(services, request, guildIn(request), WRITE_AGE);
    request.paid = { guild, name };
  }

  /**
   * Which server's subscriptions the person may cancel: all of a server that they own, of any other what they ordered.
   * @throws Refusal
   */
  async function payersWrite(request: FastifyRequest): Promise<void> {
    const asked = guildIn(request);
    const ordered = (await store.purchases.ofPayer(signedInUser(request).id)).find(
      ({ guild_id }) => guild_id === asked,
    );
    const owned = await ownedGuilds(services, request, WRITE_AGE);
    if (!ordered || owned.some(({ id }) => id === asked)) return ownersWrite(request);
    request.paid = { guild: ordered.guild_id };
  }
}

/** The server that a body names, before anything is known of the body. */
function guildIn({ body }: FastifyRequest): unknown {
  return isObject(body) ? body.guild_id : undefined;
}

function paidOf({ paid }: Pick<FastifyRequest, 'paid'>): Paid {
  if (!paid) throw new Error('The route does not ask who pays');
  return paid;
}

/** An answer that says in words what was done. */
function done(request: FastifyRequest, reply: FastifyReply, key: SentenceKey, values?: Record<string, unknown>) {
  const language = languageOf(request);
  setContentLanguage(reply, language);
  reply.header('cache-control', 'no-store');
  return { ...SUCCESS, message: sentenceFormatter(language)(key, values) };
}
