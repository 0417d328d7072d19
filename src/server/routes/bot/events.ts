import type { FastifyInstance } from 'fastify';
import { validate } from '../../../../generated/statistics/events.validator.js';
import type { botCalls } from '../../api/bot.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { SUCCESS } from '../../api/shapes.ts';
import { routeLimit } from '../../plugins/rateLimit.ts';
import { validateBodyWith } from '../../plugins/schemas.ts';
import type { Services } from '../../services/services.ts';
import { createRecordEvents } from '../../services/statistics/recordEvents.ts';

/** The size limit of a batch in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Events that the bot reports. They have a rate limit of their own, so that other calls of the bot cannot block them. */
export function eventRoutes(
  scope: FastifyInstance,
  services: Services,
  { events }: Pick<ReturnType<typeof botCalls>, 'events'>,
): void {
  const recordEvents = createRecordEvents(services);
  const { config } = routeLimit('bot-events', services.config.limits.requests);
  scope.withTypeProvider<SchemaTypes>().route({
    ...events,
    bodyLimit: MAX_BYTES,
    config: { ...config, signed: true },
    ...validateBodyWith(validate),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { ...SUCCESS, ...(await recordEvents(request.body)) };
    },
  });
}
