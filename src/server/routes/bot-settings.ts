import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ownLimit } from '../plugins/rate-limit.ts';
import type { Services } from '../services/services.ts';
import { settingsForBot } from '../services/settings/for-bot.ts';
import { guildIdOf } from './guild-scope.ts';

/** What the bot is to do in a server. It asks often, so what has not changed is not sent again. */
export function botSettingsRoutes(scope: FastifyInstance, services: Services): void {
  scope.get<{ Params: { guildId: string } }>(
    '/guilds/:guildId/settings/',
    ownLimit('bot-settings', services.config.limits.requests),
    async (request, reply) => {
      const body = JSON.stringify(await settingsForBot(services, guildIdOf(request)));
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(body);
    },
  );
}

/** Whether an If-None-Match header names the answer. */
function isKnown(etag: string, header = ''): boolean {
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
