import type { FastifyInstance } from 'fastify';
import { ownLimit } from '../plugins/rate-limit.ts';
import type { Services } from '../services/services.ts';
import { takeEvents } from '../services/statistics/take-events.ts';

/** Bytes of a batch. */
const LARGEST = 4 * 1024 * 1024;

/** What happened in the bot's servers. Its batches are counted by themselves: whatever else it calls keeps none of them out. */
export function eventRoutes(scope: FastifyInstance, services: Services): void {
  const { config } = ownLimit('bot-events', services.config.limits.requests);
  scope.post('/events/', { bodyLimit: LARGEST, config: { ...config, signed: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { success: true, ...(await takeEvents(services, request.body)) };
  });
}
