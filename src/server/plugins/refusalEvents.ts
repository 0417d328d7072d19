import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logEvent } from '../services/requests/eventsLog.ts';

/** Logs requests that were refused for missing permissions. */
export function logRefusals(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
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

/** The id of the server that a request is about, if it names one. */
function guildIn({ params, query, body }: FastifyRequest): string | undefined {
  const named = [field(params, 'guildId'), field(query, 'guild_id'), field(body, 'guild_id')];
  return named.find((id): id is string => typeof id === 'string' && /^\d{1,20}$/.test(id));
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
