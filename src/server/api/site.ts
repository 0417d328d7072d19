import { type Static, Type } from 'typebox';
import { COMMON_FAILURES, failureResponses, operation, USER_FAILURES } from './operation.ts';
import { FILE_SCHEMA_PATH } from './settingsFile.ts';
import { CLOSED, lenientText, orNull, Timestamp } from './shapes.ts';

const serviceStatus = Type.Enum(['healthy', 'degraded', 'unhealthy', 'unknown'], {
  description: '`unknown`: the database would know, but does not answer.',
});

/** The health of everything the product depends on: totals only, without servers or users. */
const HealthReport = Type.Object(
  {
    status: Type.Enum(['healthy', 'degraded', 'unhealthy']),
    services: Type.Object(
      {
        bot: Type.Object(
          {
            status: serviceStatus,
            details: Type.Object(
              {
                websocket: orNull(Type.Enum(['connected', 'reconnecting', 'disconnected'])),
                guild_count: orNull(Type.Integer(), { description: 'Servers with the bot.' }),
                premium_count: orNull(Type.Integer(), { description: 'Servers with a paid plan.' }),
                latency: orNull(Type.Number(), {
                  description: 'In milliseconds; null while the bot is not connected.',
                }),
                uptime: orNull(Type.Integer(), { description: 'In seconds; null while the bot does not report.' }),
              },
              CLOSED,
            ),
          },
          CLOSED,
        ),
        redis: Type.Object(
          {
            status: serviceStatus,
            details: Type.Object(
              {
                metrics: Type.Object(
                  {
                    hit_ratio: Type.Number({
                      minimum: 0,
                      maximum: 1,
                      description: 'Share of reads that the cache answered; 0 before the first read.',
                    }),
                    total_operations: Type.Integer({ description: 'Operations since the start.' }),
                  },
                  CLOSED,
                ),
              },
              CLOSED,
            ),
          },
          { ...CLOSED, description: 'The cache: Redis, or the memory of the process.' },
        ),
        store: Type.Object({ status: serviceStatus }, CLOSED),
        discord: Type.Object({ status: serviceStatus }, CLOSED),
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
    client_id: Type.String({ description: "The application's client ID at Discord." }),
    authorize_url: Type.String({ description: "The address of Discord's consent page." }),
    invite_url: Type.String({ description: 'The address at which anybody can add the bot to a server.' }),
    cdn_base: Type.String({ description: 'The address below which Discord serves avatars and icons.' }),
    support_mail: text,
    support_url: text,
    guide_url: text,
    seller_name: text,
    seller_address: text,
    seller_vat_id: text,
    demo: Type.Boolean({ description: 'Whether Discord, payments and the bot are simulated.' }),
    product_name: text,
    guild_count: Type.String({ description: 'How many servers have the bot, as the landing page displays it.' }),
    user_count: Type.String({ description: 'How many people are in these servers, as the landing page displays it.' }),
    command_count: Type.String({
      description: 'How many commands the bot has carried out, as the landing page displays it.',
    }),
  },
  { ...CLOSED, title: 'SiteConfig' },
);

const tag = 'Site';

/** Operations on the site as a whole. */
export const siteCalls = {
  config: operation({
    method: 'GET',
    url: '/api/config/',
    id: 'readConfig',
    tag,
    summary: 'Returns the public configuration of the installation',
    caller: 'anybody',
    schema: { response: { 200: SiteConfig, ...COMMON_FAILURES } },
  }),
  settingsFile: operation({
    method: 'GET',
    url: FILE_SCHEMA_PATH,
    id: 'readSettingsFileSchema',
    tag,
    summary: 'Returns the JSON Schema of files of settings',
    caller: 'anybody',
    schema: { response: { 200: Type.Unknown({ description: 'A JSON Schema.' }), ...COMMON_FAILURES } },
  }),
  description: operation({
    method: 'GET',
    url: '/api/openapi.json',
    id: 'readDescription',
    tag,
    summary: 'Returns this description',
    caller: 'anybody',
    schema: { response: { 200: Type.Object({ openapi: Type.Literal('3.1.0') }), ...COMMON_FAILURES } },
  }),
  health: operation({
    method: 'GET',
    url: '/api/health/',
    id: 'readHealth',
    tag,
    summary: 'Returns the health of everything the product depends on',
    caller: 'user',
    schema: { response: { 200: HealthReport, ...USER_FAILURES } },
  }),
  botAdded: operation({
    method: 'GET',
    url: '/api/auth/bot/callback/',
    id: 'finishAddingBot',
    tag,
    summary: 'Ends the popup in which the bot is added to a server',
    description: 'Discord redirects here, whether or not the bot was added.',
    caller: 'anybody',
    schema: {
      querystring: Type.Object({
        code: lenientText('Present if the bot was added.'),
        error: lenientText('Present if the bot was not added.'),
        guild_id: lenientText('The Discord ID of the server.'),
        state: lenientText('Identifies the click that opened the popup.'),
      }),
      response: {
        200: {
          description: 'A page that reports the result to the page that opened the popup.',
          content: { 'text/html': { schema: Type.String() } },
        },
        ...COMMON_FAILURES,
      },
    },
    responseHeaders: { 200: ['Content-Language'] },
  }),
  botAddedScript: operation({
    method: 'GET',
    url: '/bot-callback.js',
    id: 'readBotCallbackScript',
    tag,
    summary: "Returns the script of the popup's page",
    caller: 'anybody',
    schema: {
      response: {
        200: { description: 'JavaScript.', content: { 'text/javascript': { schema: Type.String() } } },
        ...COMMON_FAILURES,
      },
    },
  }),
};

const probe = { tag: 'Probes', method: 'GET', caller: 'anybody', unlimited: true } as const;
const ProbeOk = Type.Object({ status: Type.Literal('ok') }, CLOSED);
export const PROBE_OK: Static<typeof ProbeOk> = { status: 'ok' };

/** Operations for monitoring. */
export const probeCalls = {
  alive: operation({
    ...probe,
    url: '/healthz',
    id: 'isAlive',
    summary: 'Answers while the process runs',
    schema: { response: { 200: ProbeOk, ...failureResponses(400) } },
  }),
  ready: operation({
    ...probe,
    url: '/readyz',
    id: 'isReady',
    summary: 'Answers while the database can be read and written',
    schema: { response: { 200: ProbeOk, ...failureResponses(400, 503) } },
  }),
  metrics: operation({
    ...probe,
    url: '/metrics',
    id: 'readMetrics',
    summary: 'Returns metrics for Prometheus',
    caller: 'monitor',
    schema: {
      response: {
        200: {
          description: 'Metrics in the Prometheus text format.',
          content: { 'text/plain': { schema: Type.String() } },
        },
        ...failureResponses(400, 401, 404, 429),
      },
    },
  }),
};
