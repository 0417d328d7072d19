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
import { keyedActionOf, once } from '../services/once.ts';
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
    const view = { now: now(), lowestPlan, providers: billing.kinds.map(({ id }) => id) };
    return premiumServers(store, { user: personOf(request).id, owned: guilds }, view);
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
    const { name, file } = await receipt(services, invoice, languageOf(request));
    tellLanguage(reply, languageOf(request));
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(file);
  });

  app.post('/auth/coupon/validate/', ownLimit('coupons', config.limits.coupons), async (request, reply) => {
    const { guild, user, body } = await ownersWrite(request);
    const keyed = keyedActionOf(request, { guild, user, action: 'coupon', at: now() });
    await redeemCoupon(store, { code: body.code, guild, user, now: now(), keyed });
    return done(request, reply, 'coupon.redeemed');
  });

  app.post('/auth/premium/reactivate/', ownLimit('purchases', config.limits.purchases), async (request, reply) => {
    const { guild, user } = await ownersWrite(request);
    await reactivatePurchase(billing, { guild, user });
    return done(request, reply, 'premium.reactivated');
  });

  for (const { id: provider } of billing.kinds) {
    const limited = ownLimit('purchases', config.limits.purchases);
    app.post(`/auth/premium/${provider}/create/`, limited, async (request, reply) => {
      const { guild: id, name, user, body } = await ownersWrite(request);
      const [successUrl, cancelUrl] = [body.success_url, body.cancel_url].map((address) =>
        returnAddress(address, (origin) => isOwnOrigin(origin, request, config)),
      );
      if (!successUrl || !cancelUrl) throw refusal(400, 'premium.address');
      const language = languageOf(request);
      const { global_name, username } = personOf(request);
      const payer = { user, payerName: global_name ?? username };
      const keyed = keyedActionOf(request, { guild: id, user, action: 'checkout', at: now() });
      const order = { guild: { id, name }, ...payer, planType: body.plan_type, successUrl, cancelUrl, language, keyed };
      reply.header('cache-control', 'no-store');
      return { url: await checkOut(billing, offered(provider), order) };
    });

    app.post(`/auth/premium/${provider}/cancel/`, limited, async (request, reply) => {
      const order = await payersWrite(request);
      const user = personOf(request).id;
      const keyed = keyedActionOf(request, { guild: order.guild, user, action: 'cancel', at: now() });
      const until = await once(store.keyedActions, keyed, async () => {
        const paid = await cancelPurchase(billing, offered(provider), order);
        if (keyed) await store.keyedActions.keep(keyed, paid);
        return paid;
      });
      if (until <= now()) return done(request, reply, 'premium.cancelledNow');
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
    const { id: guild, name } = await ownedGuild(services, request, body.guild_id, WRITE_AGE);
    return { guild, name, user, body };
  }

  /**
   * Which server's subscriptions the person may cancel: all of a server that they own, of any other what they ordered.
   * @throws Refusal
   */
  async function payersWrite(request: FastifyRequest): Promise<{ guild: string; payer?: string }> {
    const { id: payer } = personOf(request);
    const asked = isObject(request.body) ? request.body.guild_id : undefined;
    const ordered = (await store.purchases.ofPayer(payer)).find(({ guild_id }) => guild_id === asked);
    const owned = await ownedGuilds(services, request, WRITE_AGE);
    if (ordered && !owned.some(({ id }) => id === asked)) return { guild: ordered.guild_id, payer };
    const { guild } = await ownersWrite(request);
    return { guild };
  }
}

/** An answer that says in words what was done. */
function done(request: FastifyRequest, reply: FastifyReply, key: SentenceKey, values?: Record<string, unknown>) {
  const language = languageOf(request);
  tellLanguage(reply, language);
  reply.header('cache-control', 'no-store');
  return { success: true, message: sayIn(language)(key, values) };
}
