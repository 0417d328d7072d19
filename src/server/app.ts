import { existsSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { loadCatalogue } from './catalogue.ts';
import type { Config } from './config.ts';
import { eventFigures } from './metrics/events.ts';
import { processFigures } from './metrics/process.ts';
import { requestFigures } from './metrics/requests.ts';
import type { Parts } from './parts.ts';
import { useBilling } from './plugins/billing.ts';
import { useCache } from './plugins/cache.ts';
import { useDiscord } from './plugins/discord.ts';
import { answerErrors } from './plugins/errors.ts';
import { acceptJsonOnly } from './plugins/json-body.ts';
import { logging } from './plugins/logging.ts';
import { useSignIn } from './plugins/oauth.ts';
import { servePages } from './plugins/pages.ts';
import { limitRates } from './plugins/rate-limit.ts';
import { secure } from './plugins/security.ts';
import { keepSessions } from './plugins/session.ts';
import { serveFiles } from './plugins/static.ts';
import { keepStatistics } from './plugins/statistics.ts';
import { useStore } from './plugins/store.ts';
import { makeTimedBackups } from './plugins/timed-backups.ts';
import { probeRoutes } from './routes/probes.ts';
import { routes } from './routes/routes.ts';
import { accessTokens } from './services/access-tokens.ts';
import { guildAccess } from './services/guild-access.ts';
import { looker } from './services/health/look.ts';

/** Milliseconds in which a client must have sent its request. */
const REQUEST_TIMEOUT = 30_000;

/** The whole application, not yet listening. Outside things are opened when it becomes ready and closed with it. */
export function buildApp(config: Config, parts: Parts = {}): FastifyInstance {
  const app = fastify({
    logger: logging(config.logLevel, parts.logStream),
    trustProxy: config.trustProxy,
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } },
  });
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  const [ofRequests, ofProcess] = [requestFigures(app), processFigures(app)];
  answerErrors(app, config);
  secure(app, config);
  acceptJsonOnly(app);
  if (existsSync(config.webDir)) serveFiles(app, config);
  servePages(app, config);

  app.register(async (api) => {
    const now = parts.now ?? Date.now;
    const catalogue = parts.catalogue ?? (await loadCatalogue());
    const store = await useStore(api, config, catalogue, parts);
    const { cache, redis } = useCache(api, config, parts);
    const { api: discord, guilds } = useDiscord(config, cache, parts);
    const look = looker({ store, cache, discord, now });
    const eventCounts = { accepted: 0, ignored: 0 };
    const figures = () => [ofRequests(), eventFigures(eventCounts), ...ofProcess()];
    // Before there are sessions and limits, which it shall not have.
    await api.register(async (scope) => probeRoutes(scope, { config, store, look, figures }));
    await keepSessions(api, config, store.sessions, now);
    await limitRates(api, config, redis);
    const signIn = await useSignIn(api, config, now);
    const tokens = accessTokens(signIn, config.tokenKey, now);
    const access = guildAccess(guilds, store, catalogue, now);
    const billing = useBilling(api, config, store, parts);
    keepStatistics(api, config, store, now);
    makeTimedBackups(api, { catalogue, store, guilds, now });
    routes(api, { config, catalogue, store, discord, guilds, access, signIn, tokens, billing, look, eventCounts, now });
  });
  return app;
}
