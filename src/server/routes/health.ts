import type { FastifyInstance } from 'fastify';
import type { SchemaTypes } from '../api/operation.ts';
import { siteCalls } from '../api/site.ts';
import { signedInUser } from '../services/access/signedInUser.ts';
import { healthReport } from '../services/health/report.ts';
import type { Services } from '../services/services.ts';

/** How everything that we need is, for whoever is signed in. */
export function healthRoutes(app: FastifyInstance, { look }: Pick<Services, 'look'>): void {
  app.withTypeProvider<SchemaTypes>().route({
    ...siteCalls.health,
    handler: async (request, reply) => {
      signedInUser(request);
      reply.header('cache-control', 'no-store');
      return healthReport(await look());
    },
  });
}
