import { existsSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { product } from '../../generated/product.ts';
import { openApiDocument } from './api/document.ts';
import { loadCatalogue } from './catalogue.ts';
import type { Config } from './configuration/config.ts';
import { createEventCounter, createRegistry } from './metrics/registry.ts';
import { measureRequests } from './metrics/requests.ts';
import type { AppParts } from './parts.ts';
import { billingPlugin } from './plugins/billing.ts';
import { cachePlugin } from './plugins/cache.ts';
import { answerClientErrors } from './plugins/clientErrors.ts';
import { discordPlugin } from './plugins/discord.ts';
import { answerErrors, answerUnrouted, createSendRefusal } from './plugins/errors.ts';
import { LandingFigures } from './plugins/figures.ts';
import { scheduleHistoryPruning } from './plugins/history.ts';
import { acceptJsonOnly } from './plugins/jsonBody.ts';
import { loggerOptions } from './plugins/logging.ts';
import { signInPlugin } from './plugins/oauth.ts';
import { servePages } from './plugins/pages.ts';
import { limitRates } from './plugins/rateLimit.ts';
import { logRefusals } from './plugins/refusalEvents.ts';
import { AJV, buildValidator, enforceSchemas } from './plugins/schemas.ts';
import { secure } from './plugins/security.ts';
import { sessionPlugin } from './plugins/session.ts';
import { serveFiles } from './plugins/static.ts';
import { scheduleStatistics } from './plugins/statistics.ts';
import { refuseBadAddresses } from './plugins/storableText.ts';
import { answerWhenSettled, storePlugin } from './plugins/store.ts';
import { scheduleBackups } from './plugins/timedBackups.ts';
import { probeRoutes } from './routes/probes.ts';
import { routes } from './routes/routes.ts';
import { guildAccess } from './services/access/guildAccess.ts';
import type { FindVisitor } from './services/access/signedInUser.ts';
import { signOut } from './services/access/signOut.ts';
import { accessTokens } from './services/discord/accessTokens.ts';
import { tokenRefresh } from './services/discord/tokenRefresh.ts';
import { createHealthCheck } from './services/health/healthCheck.ts';
import { memoryCounter, redisCounter } from './services/requests/rateCounters.ts';
import { siteConfig } from './services/site/siteConfig.ts';
import { SitePages } from './services/site/sitePages.ts';
import { steadyClock } from './time/clock.ts';

/** Milliseconds within which a client has to send its request. */
const REQUEST_TIMEOUT = 30_000;

/** Builds the application, which does not listen yet. It opens its connections when it gets ready, and closes them with itself. */
export function buildApp(config: Config, parts: AppParts = {}): FastifyInstance {
  const figures = new LandingFigures(() => pages.refill());
  const pages = new SitePages(config.webDir, () => siteConfig(config, product.name, figures.shown));
  const refuse = createSendRefusal(config, pages);
  const app = fastify({
    logger: loggerOptions(config.logLevel, parts.logStream),
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT,
    exposeHeadRoutes: false,
    // Requests on open connections are still answered while the server shuts down.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    frameworkErrors: answerUnrouted(config, refuse),
    clientErrorHandler: answerClientErrors(config),
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: AJV },
    schemaController: { compilersFactory: { buildValidator } },
  });
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  const operations = enforceSchemas(app);
  const registry = createRegistry();
  measureRequests(app, registry);
  // Ignore an unknown Expect header, which Node would answer with an empty 417.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  answerErrors(app, config, refuse);
  secure(app, config);
  refuseBadAddresses(app);
  acceptJsonOnly(app);
  if (existsSync(config.webDir)) serveFiles(app, config);
  // Pages are served without the store, too.
  let findVisitor: FindVisitor = async () => undefined;
  servePages(app, { config, pages, refuse, findVisitor: (request) => findVisitor(request) });

  app.register(async (api) => {
    const now = parts.now ?? steadyClock();
    const timed = { ...parts, now };
    const catalogue = parts.catalogue ?? (await loadCatalogue());
    const store = await storePlugin(api, config, catalogue, timed);
    const { cache, redis } = cachePlugin(api, config, timed);
    const { api: discord, guilds } = discordPlugin(config, cache, timed);
    const checkHealth = createHealthCheck({ store, cache, discord, now });
    const counter = redis ? redisCounter(redis) : memoryCounter();
    const eventCounter = createEventCounter(registry);
    scheduleHistoryPruning(api, { catalogue, config, store, now }, registry);
    api.register(async (scope) => probeRoutes(scope, { config, counter, store, checkHealth, registry, now }));
    figures.follow(api, store);
    scheduleStatistics(api, config, store, now);
    scheduleBackups(api, { catalogue, store, guilds, now });
    const billing = billingPlugin(api, config, store, timed);
    // A scope of its own, because probes have neither sessions nor limits, and do not wait for the disk.
    api.register(async (site) => {
      answerWhenSettled(site, store);
      const visits = await sessionPlugin(site, config, store.sessions, now);
      findVisitor = visits.findVisitor;
      logRefusals(site);
      await limitRates(site, config, counter);
      const signIn = await signInPlugin(site, config, now);
      const { tokenKey, discord: limits } = config;
      const leaseTimeout = limits.timeout + 5000;
      const refresh = tokenRefresh({ signIn, sessions: store.sessions, tokenKey, now, leaseTimeout });
      const tokens = accessTokens({ refresh, sessions: store.sessions });
      const leaving = signOut({ sessions: store.sessions, signIn, tokenKey });
      const access = guildAccess(guilds, store, catalogue, now);
      const shared = {
        config,
        figures,
        catalogue,
        store,
        discord,
        guilds,
        access,
        signIn,
        startSession: visits.startSession,
        tokens,
        signOut: leaving,
        billing,
      };
      const description = () => openApiDocument(catalogue.productName, operations);
      routes(site, { ...shared, checkHealth, counter, eventCounter, now }, description);
    });
  });
  return app;
}
