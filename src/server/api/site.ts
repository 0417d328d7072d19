import { type Static, Type } from 'typebox';
import { ANY, failures, OF_PERSON, operation } from './operation.ts';
import { CLOSED, lenientText, orNull, Timestamp } from './shapes.ts';

const verdict = Type.Enum(['healthy', 'degraded', 'unhealthy', 'unknown'], {
  description: '`unknown`: only the store could tell, and it does not answer.',
});

/** Health of everything the product depends on. Sums alone: it names no server and nobody. */
const HealthReport = Type.Object(
  {
    status: Type.Enum(['healthy', 'degraded', 'unhealthy']),
    services: Type.Object(
      {
        bot: Type.Object(
          {
            status: verdict,
            details: Type.Object(
              {
                websocket: orNull(Type.Enum(['connected', 'reconnecting', 'disconnected'])),
                guild_count: orNull(Type.Integer()),
                premium_count: orNull(Type.Integer()),
                latency: orNull(Type.Number(), { description: 'Milliseconds; null while the bot is not connected.' }),
                uptime: orNull(Type.Integer(), { description: 'Seconds; null while the bot is away.' }),
              },
              CLOSED,
            ),
          },
          CLOSED,
        ),
        redis: Type.Object(
          {
            status: verdict,
            details: Type.Object(
              {
                metrics: Type.Object(
                  {
                    hit_ratio: Type.Number({ minimum: 0, maximum: 1, description: '0 before the first read.' }),
                    total_operations: Type.Integer(),
                  },
                  CLOSED,
                ),
              },
              CLOSED,
            ),
          },
          { ...CLOSED, description: 'The cache, whether that is Redis or the memory of this process.' },
        ),
        store: Type.Object({ status: verdict }, CLOSED),
        discord: Type.Object({ status: verdict }, CLOSED),
      },
      CLOSED,
    ),
    check_time: Timestamp,
  },
  { ...CLOSED, title: 'HealthReport' },
);
export type HealthReport = Static<typeof HealthReport>;

const text = Type.String();

const SiteConfig = Type.Object(
  {
    client_id: text,
    authorize_url: text,
    invite_url: text,
    cdn_base: text,
    support_mail: text,
    support_url: text,
    guide_url: text,
    seller_name: text,
    seller_address: text,
    seller_vat_id: text,
    demo: Type.Boolean(),
    product_name: text,
  },
  { ...CLOSED, title: 'SiteConfig' },
);

const tag = 'Site';

/** What the site tells everybody, and how it is. */
export const siteCalls = {
  config: operation({
    method: 'GET',
    url: '/api/config/',
    id: 'readConfig',
    tag,
    summary: 'Public configuration of this installation',
    caller: 'anybody',
    schema: { response: { 200: SiteConfig, ...ANY } },
  }),
  description: operation({
    method: 'GET',
    url: '/api/openapi.json',
    id: 'readDescription',
    tag,
    summary: 'This description',
    caller: 'anybody',
    schema: { response: { 200: Type.Object({ openapi: Type.Literal('3.1.0') }), ...ANY } },
  }),
  health: operation({
    method: 'GET',
    url: '/api/health/',
    id: 'readHealth',
    tag,
    summary: 'Health of everything the product depends on',
    caller: 'person',
    schema: { response: { 200: HealthReport, ...OF_PERSON } },
  }),
  botAdded: operation({
    method: 'GET',
    url: '/api/auth/bot/callback/',
    id: 'finishAddingBot',
    tag,
    summary: 'Where Discord sends the popup after the bot was added, or was not',
    caller: 'anybody',
    schema: {
      querystring: Type.Object({
        code: lenientText('Present if the bot was added.'),
        error: lenientText('Present if it was not.'),
        guild_id: lenientText('The server.'),
        state: lenientText('Identifies the click that opened the popup.'),
      }),
      response: {
        200: {
          description: 'A page that tells the one that opened it.',
          content: { 'text/html': { schema: Type.String() } },
        },
        ...ANY,
      },
    },
  }),
  botAddedScript: operation({
    method: 'GET',
    url: '/bot-callback.js',
    id: 'readBotCallbackScript',
    tag,
    summary: 'The script of that page',
    caller: 'anybody',
    schema: {
      response: {
        200: { description: 'JavaScript.', content: { 'text/javascript': { schema: Type.String() } } },
        ...ANY,
      },
    },
  }),
};

const probe = { tag: 'Probes', method: 'GET', caller: 'anybody' } as const;
const Well = Type.Object({ status: Type.Literal('ok') }, CLOSED);
export const WELL: Static<typeof Well> = { status: 'ok' };

/** What machines ask that watch over the process. */
export const probeCalls = {
  alive: operation({
    ...probe,
    url: '/healthz',
    id: 'isAlive',
    summary: 'Whether the process runs',
    schema: { response: { 200: Well, ...failures(400) } },
  }),
  ready: operation({
    ...probe,
    url: '/readyz',
    id: 'isReady',
    summary: 'Whether the store can be read and written',
    schema: { response: { 200: Well, ...failures(400, 503) } },
  }),
  metrics: operation({
    ...probe,
    url: '/metrics',
    id: 'readMetrics',
    summary: 'Figures of the process for Prometheus',
    caller: 'monitor',
    schema: {
      response: {
        200: { description: "Prometheus' text format.", content: { 'text/plain': { schema: Type.String() } } },
        ...failures(400, 401, 404, 429),
      },
    },
  }),
};
