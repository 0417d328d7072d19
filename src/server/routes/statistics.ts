import type { FastifyInstance } from 'fastify';
import { contracts } from '../../../generated/statistics/schemas.ts';
import { overviewCall } from '../api/bot.ts';
import type { SchemaTypes } from '../api/operation.ts';
import type { Services } from '../services/services.ts';
import { assertCanSeeOverview, readOverview } from '../services/statistics/overview.ts';
import { accessOf } from './guildScope.ts';

/** The statistics of a server. */
export function statisticsRoutes(app: FastifyInstance, services: Services): void {
  if (!services.catalogue.statistics) return;
  app.withTypeProvider<SchemaTypes>().route({
    ...overviewCall(contracts),
    preValidation: (request) => assertCanSeeOverview(services, accessOf(request)),
    handler: (request) => {
      const { period, compare } = request.query;
      return readOverview(services, accessOf(request).guild.id, period, compare === 'true');
    },
  });
}
