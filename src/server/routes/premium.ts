import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../../language/defaults.ts';
import { cancelPurchase, checkOut, reactivatePurchase } from '../billing/checkout.ts';
import { redeemCoupon } from '../billing/coupons.ts';
import { dateIn } from '../billing/dates.ts';
import { presentInvoice } from '../billing/invoices.ts';
import { lastOrderFailed, premiumServers } from '../billing/overview.ts';
import { receipt } from '../billing/receipt.ts';
import { returnAddress } from '../billing/return-address.ts';
import { languageOf, tellLanguage } from '../plugins/language.ts';
import { isOwnOrigin } from '../plugins/own-origin.ts';
import { ownLimit } from '../plugins/rate-limit.ts';
import { personOf } from '../plugins/session.ts';
import { refusal } from '../refusal.ts';
import { type SentenceKey, sayIn } from '../sentences.ts';
import { ownedGuild, ownedGuilds } from '../services/ownership.ts';
import type { Services } from '../services/services.ts';
import { WRITE_AGE } from './guild-scope.ts';

/** What owners see of their servers' subscriptions, and do about them. */
export function premiumRoutes(app: FastifyInstance, services: Services): void {
  const { billing, catalogue, config, store, now } = services;
  const [lowestPlan = ''] = catalogue.plans;

  app.get('/auth/premium-data/', async (request, reply) => {
    const guilds = await ownedGuilds(services, request);
    reply.header('cache-control', 'no-store');
    return premiumServers(store, guilds, { now: now(), lowestPlan, providers: billing.kinds.map(({ id }) => id) });
  });

  app.get<{ Querystring: Record<string, unknown> }>('/auth/premium/status/', async (request, reply) => {
    const { id } = await ownedGuild(services, request, request.query.guild_id);
    reply.header('cache-control', 'no-store');
    const is_premium = (await store.subscriptions.planOf(id, now())) !== lowestPlan;
    if (is_premium || !(await lastOrderFailed(store, id))) return { success: true, is_premium };
    return { success: true, is_premium, payment_failed: true };
  });

  app.get('/auth/premium/my-invoices/', async (request, reply) => {
    const { id } = personOf(request);
    reply.header('cache-control', 'no-store');
    return { invoices: (await store.invoices.of(id)).map(presentInvoice) };
  });

  app.get<{ Params: { invoiceId: string } }>('/auth/premium/invoice/:invoiceId/', async (request, reply) => {
    const payer = personOf(request);
    const invoice = await store.invoices.read(request.params.invoiceId, payer.id);
    if (!invoice) throw refusal(404, 'receipt.unknown');
    const { name, file } = await receipt(services, invoice, payer, languageOf(request));
    tellLanguage(reply, languageOf(request));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(file);
  });

  app.post('/auth/coupon/validate/', ownLimit(config.limits.coupons), async (request, reply) => {
    const { guild, user, body } = await ownersWrite(request);
    await redeemCoupon(store, { code: body.code, guild, user, now: now() });
    return done(request, reply, 'coupon.redeemed');
  });

  app.post('/auth/premium/reactivate/', ownLimit(config.limits.purchases), async (request, reply) => {
    const { guild, user } = await ownersWrite(request);
    await reactivatePurchase(billing, { guild, user });
    return done(request, reply, 'premium.reactivated');
  });

  for (const { id } of billing.kinds) {
    app.post(`/auth/premium/${id}/create/`, ownLimit(config.limits.purchases), async (request, reply) => {
      const { guild, user, body } = await ownersWrite(request);
      const [successUrl, cancelUrl] = [body.success_url, body.cancel_url].map((address) =>
        returnAddress(address, (origin) => isOwnOrigin(origin, request, config)),
      );
      if (!successUrl || !cancelUrl) throw refusal(400, 'premium.address');
      const language = languageOf(request);
      const order = { guild, user, planType: body.plan_type, successUrl, cancelUrl, language };
      reply.header('cache-control', 'no-store');
      return { url: await checkOut(billing, offered(id), order) };
    });

    app.post(`/auth/premium/${id}/cancel/`, ownLimit(config.limits.purchases), async (request, reply) => {
      const { guild } = await ownersWrite(request);
      const until = await cancelPurchase(billing, offered(id), guild);
      return done(request, reply, 'premium.cancelled', { date: dateIn(languageOf(request), until) });
    });
  }

  function offered(id: string) {
    const provider = billing.provider(id);
    if (!provider) throw refusal(503, 'premium.notOffered');
    return provider;
  }

  /** Who writes, and about which of their servers; asked anew, as for every write. @throws Refusal */
  async function ownersWrite(request: FastifyRequest) {
    const { id: user } = personOf(request);
    const body = isObject(request.body) ? request.body : {};
    const { id: guild } = await ownedGuild(services, request, body.guild_id, WRITE_AGE);
    return { guild, user, body };
  }
}

/** An answer that says in words what was done. */
function done(request: FastifyRequest, reply: FastifyReply, key: SentenceKey, values?: Record<string, unknown>) {
  const language = languageOf(request);
  tellLanguage(reply, language);
  reply.header('cache-control', 'no-store');
  return { success: true, message: sayIn(language)(key, values) };
}
