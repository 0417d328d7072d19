import type { FastifyInstance } from 'fastify';
import type { SchemaTypes } from '../api/operation.ts';
import { serverOverviewCall } from '../api/overview.ts';
import { serverOverview } from '../services/overview/overview.ts';
import type { Services } from '../services/services.ts';
import { viewerAccess } from './guildScope.ts';

/** The state of a server. */
export function overviewRoutes(app: FastifyInstance, services: Services): void {
  app.withTypeProvider<SchemaTypes>().route({
    ...serverOverviewCall,
    handler: (request) => serverOverview(services, viewerAccess(request)),
  });
}
