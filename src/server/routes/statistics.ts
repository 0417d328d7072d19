import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';
import { readOverview } from '../services/statistics/overview.ts';
import { accessOf } from './guild-scope.ts';

/** What happened in a server, in figures. */
export function statisticsRoutes(app: FastifyInstance, services: Services): void {
  if (!services.catalogue.statistics) return;
  app.get<{ Querystring: Record<string, unknown> }>('/statistics/overview/', (request) =>
    readOverview(services, accessOf(request), request.query.period),
  );
}
