import { Type } from 'typebox';
import { PLAN_TYPES, webhookPath } from '../billing/provider.ts';
import { failures, OF_PERSON, operation, WITH_BODY, WITH_KEY } from './operation.ts';
import { CLOSED, GuildId, Id, IdempotencyKey, orNull, refusedWith, Said, Success, Timestamp } from './shapes.ts';

const flag = (description: string) => Type.Boolean({ description });

/** A server with what its owner, or who pays for it, sees of its subscription. */
const PremiumServer = Type.Object(
  {
    id: Id,
    name: Type.String(),
    icon: orNull(Type.String()),
    owner: flag('Whether the person owns it; who does not still pays for it.'),
    is_premium: Type.Boolean(),
    expiry_date: orNull(Timestamp, {
      description: 'Until when it is paid; null where that has no end, or nothing was paid.',
    }),
    cancel_at_period_end: Type.Boolean(),
    subscription_status: orNull(Type.Enum(['active', 'expired']), { description: 'Null where there never was one.' }),
    subscription_provider: orNull(Type.String(), {
      description: "A payment provider's id, `voucher`, `other`, or null where there never was a subscription.",
    }),
    charged_by: orNull(Type.String(), {
      description: 'The provider that can still charge for it, whatever the status: there it can be cancelled.',
    }),
    refunded: flag('Whether its last payment was given back, which ended it.'),
    credited: flag('Whether it was paid for twice at a time, and one of the payments counts on top.'),
  },
  { ...CLOSED, title: 'PremiumServer' },
);

const Invoice = Type.Object(
  {
    invoice_id: Type.String(),
    number: Type.String({ examples: ['R-000042'] }),
    created_at: Timestamp,
    amount_due: Type.Integer({ description: 'In minor units.' }),
    currency: Type.String({ examples: ['EUR'] }),
    status: Type.Enum(['paid', 'refunded', 'partially_refunded']),
  },
  { ...CLOSED, title: 'Invoice' },
);

const tag = 'Premium';
const read = { method: 'GET', tag, caller: 'person' } as const;
const write = { method: 'POST', tag, caller: 'person' } as const;
const OF_OWNER = { ...OF_PERSON, ...failures(403) };
const OF_WRITE = { ...OF_OWNER, ...WITH_BODY, ...failures(409) };
const headers = Type.Object({ 'idempotency-key': IdempotencyKey });
const address = (description: string) =>
  Type.String({ description, examples: ['https://guildhall.example/dashboard'], ...refusedWith('premium.address') });

/** What owners see of their servers' subscriptions, and do about them. */
export const premiumCalls = {
  servers: operation({
    ...read,
    url: '/auth/premium-data/',
    id: 'listPremiumServers',
    summary: 'The servers that the person owns, with or without the bot, and others that they still pay for',
    schema: { response: { 200: Type.Array(PremiumServer), ...OF_PERSON } },
  }),
  status: operation({
    ...read,
    url: '/auth/premium/status/',
    id: 'readPremiumStatus',
    summary: 'Whether a server has a paid plan',
    schema: {
      querystring: Type.Object({ guild_id: GuildId }),
      response: {
        200: Type.Object(
          {
            success: Type.Literal(true),
            is_premium: Type.Boolean(),
            payment_failed: Type.Optional(
              Type.Literal(true, { description: 'Present if the last order ended unpaid.' }),
            ),
          },
          CLOSED,
        ),
        ...OF_OWNER,
      },
    },
  }),
  invoices: operation({
    ...read,
    url: '/auth/premium/my-invoices/',
    id: 'listInvoices',
    summary: 'What the person paid',
    schema: { response: { 200: Type.Object({ invoices: Type.Array(Invoice) }, CLOSED), ...OF_PERSON } },
  }),
  invoice: operation({
    ...read,
    url: '/auth/premium/invoice/:invoiceId/',
    id: 'readReceipt',
    summary: 'A receipt, for who paid alone',
    schema: {
      params: Type.Object({ invoiceId: Type.String() }),
      response: {
        200: {
          description: 'The receipt in the language of the request.',
          content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({}) } },
        },
        ...OF_PERSON,
        ...failures(404),
      },
    },
  }),
  redeem: operation({
    ...write,
    url: '/auth/coupon/validate/',
    id: 'redeemCoupon',
    summary: 'Redeems a coupon for a server',
    schema: {
      headers,
      body: Type.Object({
        guild_id: GuildId,
        code: Type.String({ pattern: '\\S', examples: ['7KQ2-9HMX-W3FD-2ZVA'], ...refusedWith('coupon.required') }),
      }),
      response: { 200: Said, ...OF_WRITE, ...WITH_KEY },
    },
  }),
  reactivate: operation({
    ...write,
    url: '/auth/premium/reactivate/',
    id: 'reactivateSubscription',
    summary: 'Resumes a cancelled subscription before it runs out',
    schema: { body: Type.Object({ guild_id: GuildId }), response: { 200: Said, ...OF_WRITE } },
  }),
};

/** What can be ordered from one payment provider. */
export function providerCalls(id: string) {
  const at = `/auth/premium/${id}`;
  return {
    order: operation({
      ...write,
      url: `${at}/create/`,
      id: `order_${id}`,
      summary: 'Orders a subscription for a server',
      schema: {
        headers,
        body: Type.Object({
          guild_id: GuildId,
          success_url: address('Where the person continues after paying: an address of this site.'),
          cancel_url: address('Where they continue without paying: an address of this site.'),
          plan_type: Type.Enum([...PLAN_TYPES], refusedWith('premium.planType')),
        }),
        response: {
          200: Type.Object({ url: Type.String({ description: 'Where the person pays.' }) }, CLOSED),
          ...OF_WRITE,
          ...WITH_KEY,
        },
      },
    }),
    cancel: operation({
      ...write,
      url: `${at}/cancel/`,
      id: `cancel_${id}`,
      summary: 'Cancels a subscription, which runs to the end of what is paid; also for who ordered it',
      schema: { headers, body: Type.Object({ guild_id: GuildId }), response: { 200: Said, ...OF_WRITE, ...WITH_KEY } },
    }),
    webhook: operation({
      method: 'POST',
      url: webhookPath(id),
      id: `webhook_${id}`,
      tag: 'Payments',
      summary: 'What the payment provider reports',
      caller: 'provider',
      schema: {
        body: Type.Unsafe<Buffer | undefined>({ type: 'object', description: 'An event. Its bytes are signed.' }),
        response: { 200: Success, ...failures(400, 404, 413, 415, 429, 503) },
      },
    }),
  };
}
