import type { FastifyInstance } from 'fastify';
import { validate } from '../../../generated/statistics/events.validator.js';
import type { botCalls } from '../api/bot.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { SUCCESS } from '../api/shapes.ts';
import { routeLimit } from '../plugins/rateLimit.ts';
import { validateBodyWith } from '../plugins/schemas.ts';
import type { Services } from '../services/services.ts';
import { takeEvents } from '../services/statistics/takeEvents.ts';

/** Bytes of a batch. */
const LARGEST = 4 * 1024 * 1024;

/** What happened in the bot's servers. Its batches are counted by themselves: whatever else it calls keeps none of them out. */
export function eventRoutes(
  scope: FastifyInstance,
  services: Services,
  { events }: Pick<ReturnType<typeof botCalls>, 'events'>,
): void {
  const { config } = routeLimit('bot-events', services.config.limits.requests);
  scope.withTypeProvider<SchemaTypes>().route({
    ...events,
    bodyLimit: LARGEST,
    config: { ...config, signed: true },
    ...validateBodyWith(validate),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { ...SUCCESS, ...(await takeEvents(services, request.body)) };
    },
  });
}
