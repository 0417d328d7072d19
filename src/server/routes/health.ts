import type { FastifyInstance } from 'fastify';
import { personOf } from '../plugins/session.ts';
import { healthReport } from '../services/health/report.ts';
import type { Services } from '../services/services.ts';

/** How everything that we need is, for whoever is signed in. */
export function healthRoutes(app: FastifyInstance, { look }: Pick<Services, 'look'>): void {
  app.get('/api/health/', async (request, reply) => {
    personOf(request);
    reply.header('cache-control', 'no-store');
    return healthReport(await look());
  });
}
