import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { botSettingsCall } from '../../api/bot.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { documentSchemas } from '../../api/settings.ts';
import { routeLimit } from '../../plugins/rateLimit.ts';
import type { Services } from '../../services/services.ts';
import { settingsForBot } from '../../services/settings/forBot.ts';

/** The settings of a server for the bot, which asks often: unchanged settings are not sent again. */
export function botSettingsRoutes(scope: FastifyInstance, services: Services): void {
  const { catalogue, config } = services;
  const specs = catalogue.modules.map(({ spec }) => spec);
  scope.withTypeProvider<SchemaTypes>().route({
    ...botSettingsCall(documentSchemas(specs, catalogue.plans)),
    ...routeLimit('bot-settings', config.limits.requests),
    handler: async (request, reply) => {
      const settings = await settingsForBot(services, request.params.guildId);
      const body = JSON.stringify(settings);
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
      return reply
        .type('application/json; charset=utf-8')
        .serializer(() => body)
        .send(settings);
    },
  });
}

/** Whether an If-None-Match header contains the ETag of the answer. */
function isKnown(etag: string, header = ''): boolean {
  return header.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
