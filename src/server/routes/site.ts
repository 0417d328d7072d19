import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { siteConfig } from '../services/site-config.ts';

/** What the browser needs to know of this installation. */
export function siteRoutes(app: FastifyInstance, { config, catalogue }: Services): void {
  app.get('/api/config/', async () => siteConfig(config, catalogue.productName));
}
