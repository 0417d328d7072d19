import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../services/requests/eventsLog.ts';

/** Writes down who was refused what for lack of rights. */
export function logRefusals(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 403) return;
    const { method, routeOptions, session } = request;
    logEvent(request.log, 'refused', {
      userId: session?.userId,
      guildId: guildIn(request),
      method,
      route: routeOptions.url,
    });
  });
}

/** The server that a request is about, wherever it names one. */
function guildIn({ params, query, body }: FastifyRequest): string | undefined {
  const named = [field(params, 'guildId'), field(query, 'guild_id'), field(body, 'guild_id')];
  return named.find((id): id is string => typeof id === 'string' && /^\d{1,20}$/.test(id));
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
