import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { EXPOSITION_TYPE, exposition, type Family } from '../metrics/exposition.ts';
import { healthFigures } from '../metrics/health.ts';
import { bearerOf } from '../plugins/bearer.ts';
import { refusal } from '../refusal.ts';
import type { Services } from '../services/services.ts';
import { within } from '../services/within.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds that the store may take to answer. */
const PATIENCE = 2000;

interface Probed extends Pick<Services, 'look'> {
  config: Config;
  store: Store;
  /** The figures of this process. */
  figures(): Family[];
}

/** What machines ask that watch over the process. They have no session, and nobody counts how often they ask. */
export function probeRoutes(app: FastifyInstance, { config, store, look, figures }: Probed): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    try {
      await within(PATIENCE, store.ping());
    } catch (cause) {
      throw Object.assign(refusal(503, 'error.store'), { cause });
    }
    return { status: 'ok' };
  });

  const { metricsToken } = config;
  const mayRead = bearerOf(metricsToken);
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === '') throw refusal(404, 'error.route');
    if (!mayRead(request)) throw refusal(401, 'error.metricsCredential');
    reply.type(EXPOSITION_TYPE);
    return exposition([...healthFigures(await look()), ...figures()]);
  });
}
