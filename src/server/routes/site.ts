import type { FastifyInstance } from 'fastify';
import { refusal } from '../refusal.ts';
import type { Services } from '../services/services.ts';
import { siteConfig } from '../services/site-config.ts';

/** What the browser needs to know of this installation, and whether the server is well. */
export function siteRoutes(app: FastifyInstance, { config, catalogue, store }: Services): void {
  app.get('/api/config/', async () => siteConfig(config, catalogue.productName));

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
    } catch (cause) {
      throw Object.assign(refusal(503, 'error.internal'), { cause });
    }
    return { status: 'ok' };
  });
}
