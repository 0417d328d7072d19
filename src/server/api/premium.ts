import { type Static, Type } from 'typebox';
import { PLAN_TYPES, webhookPath } from '../billing/provider.ts';
import { BODY_FAILURES, failureResponses, KEY_FAILURES, operation, USER_FAILURES } from './operation.ts';
import {
  CLOSED,
  GuildId,
  Id,
  IdempotencyKeyHeader,
  lenientText,
  orNull,
  Success,
  SuccessMessage,
  Timestamp,
  withRefusal,
} from './shapes.ts';

const flag = (description: string) => Type.Boolean({ description });

/** A server and its subscription, for its owner or the user who pays for it. */
const PremiumServer = Type.Object(
  {
    id: Id,
    name: Type.String(),
    icon: orNull(Type.String()),
    owner: flag('Whether the user is known to own the server. If not, they still pay for it.'),
    unverified: flag('Whether it is not known who owns the server, because Discord does not respond.'),
    is_premium: flag('Whether the server has a paid plan.'),
    plan: orNull(Type.String(), { description: 'The paid plan; null if the server has none.', examples: ['premium'] }),
    available_plans: Type.Array(Type.String(), { description: 'The plans that its owner can order for it.' }),
    next_plan: orNull(Type.String(), {
      description: 'The lower plan that was ordered to begin when the present one ends; null if none was.',
    }),
    next_plan_at: orNull(Timestamp, { description: 'When the next plan begins and is charged for the first time.' }),
    waiting_plan: orNull(Type.String(), {
      description:
        'The highest lower plan that is paid for and waits until the present one ends; null if there is none.',
    }),
    expiry_date: orNull(Timestamp, {
      description: 'When the paid plan ends; null if it has no end, or nothing was paid.',
    }),
    cancel_at_period_end: flag('Whether the subscription was cancelled and ends after the paid period.'),
    subscription_status: orNull(Type.Enum(['active', 'expired']), {
      description: 'Null if there never was a subscription.',
    }),
    subscription_provider: orNull(Type.String(), {
      description: 'The ID of a payment provider, `voucher` or `other`; null if there never was a subscription.',
    }),
    reactivate_until: orNull(Timestamp, {
      description:
        'Until when the user can undo a cancellation of the subscription, which is when it is charged again; null if they cannot.',
    }),
    charged_by: orNull(Type.String(), {
      description: 'The payment provider that may still charge for it, so that it can be cancelled; null if none may.',
    }),
    refunded: flag('Whether the last payment was refunded, which ended the subscription.'),
    credited: flag('Whether two payments overlapped, so that the period of one was added to the other.'),
    after_grant: flag('Whether paid time waits until a coupon or grant of the same plan ends.'),
    retried: flag('Whether a renewal was not paid, and the payment provider tries again.'),
  },
  { ...CLOSED, title: 'PremiumServer' },
);

const Invoice = Type.Object(
  {
    invoice_id: Type.String(),
    number: Type.String({ examples: ['R-000042'] }),
    created_at: Timestamp,
    guild_name: orNull(Type.String(), {
      description: 'The name of the server at the time of the order; null if it is not known.',
      examples: ['Harbour Tavern'],
    }),
    plan: orNull(Type.String(), { description: 'The plan that was paid for.' }),
    amount_due: Type.Integer({ description: 'The amount in minor units, such as cents.' }),
    currency: Type.String({ examples: ['EUR'] }),
    status: Type.Enum(['paid', 'refunded', 'partially_refunded']),
  },
  { ...CLOSED, title: 'Invoice' },
);

const OpenedModule = Type.Object(
  {
    id: Type.String({ description: 'The ID of the module.' }),
    title: Type.String({ description: 'Its title, in the language of the request.' }),
    requires: orNull(Type.String(), {
      description: 'What it would still require, as the title of a notice; null if nothing.',
    }),
    stored: flag('Whether the server has stored settings of it, which would apply again.'),
  },
  { ...CLOSED, title: 'OpenedModule' },
);

const ReturningSetting = Type.Object(
  {
    module: Type.String({ description: 'The ID of the module.' }),
    title: Type.String({ description: 'Its title, in the language of the request.' }),
    address: Type.String({ description: "The setting as the fragment of the module's address names it." }),
    label: Type.String({ description: 'The titles that lead to the setting.', examples: ['Items › Sword › Price'] }),
  },
  { ...CLOSED, title: 'ReturningSetting' },
);

const Gains = Type.Object(
  {
    modules: Type.Array(OpenedModule, { description: 'The modules of the menu that the plan opens.' }),
    settings: Type.Array(ReturningSetting, {
      description: 'Stored settings of modules that are open already, which the bot would apply as they are stored.',
    }),
  },
  CLOSED,
);

export type PlanGains = Static<typeof Gains>;

const tag = 'Premium';
const read = { method: 'GET', tag, caller: 'user' } as const;
const write = { method: 'POST', tag, caller: 'user' } as const;
const OWNER_FAILURES = { ...USER_FAILURES, ...failureResponses(403) };
const WRITE_FAILURES = { ...OWNER_FAILURES, ...BODY_FAILURES, ...failureResponses(409) };
const headers = Type.Object({ 'idempotency-key': IdempotencyKeyHeader });
const DONE = { 200: ['Content-Language'] } as const;
const address = (description: string) =>
  Type.String({ description, examples: ['https://guildhall.example/dashboard'], ...withRefusal('premium.address') });

/** Operations on the subscriptions and invoices of the user. */
export const premiumCalls = {
  servers: operation({
    ...read,
    url: '/auth/premium-data/',
    id: 'listPremiumServers',
    summary: 'Lists the servers that the user owns or pays for',
    description:
      'Servers without the bot are included. While Discord does not respond, only those that the user pays for may be.',
    schema: { response: { 200: Type.Array(PremiumServer), ...USER_FAILURES } },
  }),
  status: operation({
    ...read,
    url: '/auth/premium/status/',
    id: 'readPremiumStatus',
    summary: 'Returns whether a server has the paid plan that was ordered',
    schema: {
      querystring: Type.Object({
        guild_id: GuildId,
        subscription_id: Type.Optional(
          Type.String({ description: "The payment provider's ID of the order. Without it, the last order counts." }),
        ),
      }),
      response: {
        200: Type.Object(
          {
            success: Type.Literal(true),
            is_premium: Type.Boolean({
              description: 'Whether the server has a paid plan, and the order is confirmed if there is one.',
            }),
            message: Type.Optional(Type.String({ description: 'A sentence for the user, if the order is confirmed.' })),
            payment_failed: Type.Optional(Type.Literal(true, { description: 'Present if the order was not paid.' })),
          },
          CLOSED,
        ),
        ...OWNER_FAILURES,
      },
    },
    responseHeaders: DONE,
  }),
  preview: operation({
    ...read,
    url: '/auth/premium/preview/',
    id: 'previewOrder',
    summary: 'Returns when an order for a server would begin, and what the server would gain',
    description: 'Only for the owner of the server. Nothing is gained if it has the plan, or a higher one, already.',
    schema: {
      querystring: Type.Object({
        guild_id: GuildId,
        plan: Type.String({
          description: 'The plan that would be ordered.',
          examples: ['premium'],
          ...withRefusal('premium.plan'),
        }),
      }),
      response: {
        200: Type.Object(
          {
            starts_at: orNull(Timestamp, {
              description: 'When the plan would begin and be charged for the first time; null if at once.',
            }),
            ...Gains.properties,
          },
          CLOSED,
        ),
        ...OWNER_FAILURES,
      },
    },
    responseHeaders: DONE,
  }),
  invoices: operation({
    ...read,
    url: '/auth/premium/my-invoices/',
    id: 'listInvoices',
    summary: 'Lists the invoices of the user',
    schema: { response: { 200: Type.Object({ invoices: Type.Array(Invoice) }, CLOSED), ...USER_FAILURES } },
  }),
  invoice: operation({
    ...read,
    url: '/auth/premium/invoice/:invoiceId/',
    id: 'readReceipt',
    summary: 'Returns a receipt',
    description: 'Only for the user who paid.',
    schema: {
      params: Type.Object({ invoiceId: Type.String() }),
      querystring: Type.Object({
        language: lenientText('The language of the receipt, such as `en`, if it is not that of the browser.'),
      }),
      response: {
        200: {
          description: 'The receipt in the language of the request.',
          content: { 'application/pdf': { schema: Type.Unsafe<Buffer>({}) } },
        },
        ...USER_FAILURES,
        ...failureResponses(404),
      },
    },
    responseHeaders: { 200: ['Content-Language', 'Content-Disposition'] },
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
        code: Type.String({ pattern: '\\S', examples: ['7KQ2-9HMX-W3FD-2ZVA'], ...withRefusal('coupon.required') }),
      }),
      response: { 200: SuccessMessage, ...WRITE_FAILURES, ...KEY_FAILURES },
    },
    responseHeaders: DONE,
  }),
  reactivate: operation({
    ...write,
    url: '/auth/premium/reactivate/',
    id: 'reactivateSubscription',
    summary: 'Resumes a cancelled subscription before it ends',
    schema: { body: Type.Object({ guild_id: GuildId }), response: { 200: SuccessMessage, ...WRITE_FAILURES } },
    responseHeaders: DONE,
  }),
};

/** Operations that involve one payment provider. */
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
          plan: Type.Optional(
            Type.String({
              description: 'The plan to order. It can be left out if only one plan is sold.',
              examples: ['premium'],
              ...withRefusal('premium.plan'),
            }),
          ),
          success_url: address('Where the user continues after paying. An address on this site.'),
          cancel_url: address('Where the user continues after cancelling the order. An address on this site.'),
          plan_type: Type.Enum([...PLAN_TYPES], withRefusal('premium.planType')),
        }),
        response: {
          200: Type.Object(
            { url: Type.String({ description: "The payment provider's page where the user pays." }) },
            CLOSED,
          ),
          ...WRITE_FAILURES,
          ...KEY_FAILURES,
        },
      },
    }),
    cancel: operation({
      ...write,
      url: `${at}/cancel/`,
      id: `cancel_${id}`,
      summary: 'Cancels a subscription',
      description:
        'It stays active until the end of the paid period. The owner of the server and the user who ordered it may cancel it.',
      schema: {
        body: Type.Object({ guild_id: GuildId }),
        response: { 200: SuccessMessage, ...WRITE_FAILURES },
      },
      responseHeaders: DONE,
    }),
    webhook: operation({
      method: 'POST',
      url: webhookPath(id),
      id: `webhook_${id}`,
      tag: 'Payments',
      summary: 'Receives an event from the payment provider',
      caller: 'provider',
      schema: {
        body: Type.Unsafe<Buffer | undefined>({ type: 'object', description: 'An event, signed byte by byte.' }),
        response: { 200: Success, ...failureResponses(400, 404, 413, 415, 429, 503) },
      },
    }),
  };
}
