import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { refusal, unavailable } from '../answers/refusal.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { probeCalls, WELL } from '../api/site.ts';
import type { Config } from '../configuration/config.ts';
import { healthMetrics } from '../metrics/health.ts';
import { bearerTokenCheck } from '../plugins/bearerToken.ts';
import { limitWrongCredentials } from '../plugins/rateLimit.ts';
import { shareFor } from '../services/health/shared.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import type { Services } from '../services/services.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds that the store may take to answer. */
const PATIENCE = 2000;
/** Milliseconds between two times that a write is tried. */
const WRITE_EVERY = 2000;

interface Probed extends Pick<Services, 'counter' | 'look' | 'now'> {
  config: Config;
  store: Store;
  /** The metrics of this process. */
  registry: Registry;
}

/** What machines ask that watch over the process. They have no session, and nobody counts how often they ask. */
export function probeRoutes(app: FastifyInstance, { config, counter, store, look, registry, now }: Probed): void {
  // Whoever asks, and however often: a write costs more than a question.
  const written = shareFor(WRITE_EVERY, now, () => store.tryWriting());

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const api = app.withTypeProvider<SchemaTypes>();
  api.route({ ...probeCalls.alive, handler: async () => WELL });

  api.route({
    ...probeCalls.ready,
    handler: async () => {
      try {
        await withTimeout(PATIENCE, Promise.all([store.ping(), written()]));
      } catch (cause) {
        throw unavailable('error.store', cause);
      }
      return WELL;
    },
  });

  const { metricsToken } = config;
  const mayRead = bearerTokenCheck(metricsToken);
  const limitGuesses = limitWrongCredentials(config, counter);
  api.route({
    ...probeCalls.metrics,
    handler: async (request, reply) => {
      if (metricsToken === '') throw refusal(404, 'error.route');
      if (!mayRead(request)) {
        await limitGuesses(request);
        throw refusal(401, 'error.metricsCredential');
      }
      reply.type(registry.contentType);
      return Registry.merge([registry, await healthMetrics(await look(), store)]).metrics();
    },
  });
}
