import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { refusal, unavailable } from '../answers/refusal.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { PROBE_OK, probeCalls } from '../api/site.ts';
import type { Config } from '../configuration/config.ts';
import { healthMetrics } from '../metrics/health.ts';
import { bearerTokenCheck } from '../plugins/bearerToken.ts';
import { createCredentialRefusal } from '../plugins/rateLimit.ts';
import { memoizeFor } from '../services/health/memoizeFor.ts';
import { withTimeout } from '../services/requests/withTimeout.ts';
import type { Services } from '../services/services.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds within which the store has to answer. */
const TIMEOUT = 2000;
/** Milliseconds between two test writes. */
const WRITE_INTERVAL = 2000;

interface ProbeDependencies extends Pick<Services, 'counter' | 'checkHealth' | 'now'> {
  config: Config;
  store: Store;
  /** The metrics of this process. */
  registry: Registry;
}

/** Probes and metrics for monitoring, without sessions and rate limits. */
export function probeRoutes(
  app: FastifyInstance,
  { config, counter, store, checkHealth, registry, now }: ProbeDependencies,
): void {
  // Limited, because anybody may ask, and a write is expensive.
  const testWrite = memoizeFor(WRITE_INTERVAL, now, () => store.tryWriting());

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const api = app.withTypeProvider<SchemaTypes>();
  api.route({ ...probeCalls.alive, exposeHeadRoute: true, handler: async () => PROBE_OK });

  api.route({
    ...probeCalls.ready,
    exposeHeadRoute: true,
    handler: async () => {
      try {
        await withTimeout(TIMEOUT, Promise.all([store.ping(), testWrite()]));
      } catch (cause) {
        throw unavailable('error.store', cause);
      }
      return PROBE_OK;
    },
  });

  const { metricsToken } = config;
  const mayRead = bearerTokenCheck(metricsToken);
  const refuseCredential = createCredentialRefusal(config, counter);
  api.route({
    ...probeCalls.metrics,
    handler: async (request, reply) => {
      if (metricsToken === '') throw refusal(404, 'error.route');
      if (!mayRead(request)) await refuseCredential(request, 'error.metricsCredential');
      reply.type(registry.contentType);
      return Registry.merge([registry, await healthMetrics(await checkHealth(), store)]).metrics();
    },
  });
}
