import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { SUCCESS } from '../api/shapes.ts';
import { type TransferRequest, transferCalls } from '../api/transfer.ts';
import { setContentLanguage } from '../plugins/language.ts';
import { originOf } from '../plugins/ownOrigin.ts';
import { routeLimit } from '../plugins/rateLimit.ts';
import type { RequestAccess } from '../services/access/guildAccess.ts';
import { keyedActionOf } from '../services/requests/runOnce.ts';
import type { Services } from '../services/services.ts';
import { exportSettings } from '../services/transfer/exportSettings.ts';
import { listedPresets } from '../services/transfer/presets.ts';
import { applyTransfer, previewTransfer, type Transfer } from '../services/transfer/transfer.ts';
import { accessOf, readerAccess, readerAccessTo } from './guildScope.ts';

/** How large a request may be: files have the settings of all modules. In bytes. */
const MAX_BYTES = 1_048_576;

/** Settings of a server as a file, and settings from elsewhere. */
export function transferRoutes(app: FastifyInstance, services: Services): void {
  const { config, now } = services;
  const api = app.withTypeProvider<SchemaTypes>();
  // A preview takes as much work as a write.
  const limits = { ...routeLimit('saves', config.limits.saves), bodyLimit: MAX_BYTES };

  api.route({
    ...transferCalls.export,
    handler: async (request, reply) => {
      const { modules } = request.query;
      const ids = modules === undefined ? undefined : new Set(modules.split(','));
      const origin = originOf(request, config);
      const { file, name } = await exportSettings(services, readerAccess(request), { origin, ids });
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return file;
    },
  });

  api.route({
    ...transferCalls.presets,
    handler: async (request, reply) => {
      const { language } = readerAccess(request);
      setContentLanguage(reply, language);
      return { presets: listedPresets(language) };
    },
  });

  api.route({
    ...transferCalls.preview,
    ...limits,
    preValidation: async (request) => {
      readerAccess(request);
    },
    handler: async (request, reply) => {
      const access = readerAccess(request);
      setContentLanguage(reply, access.language);
      const { preview, etag } = await previewTransfer(services, transferOf(request, access, request.body));
      if (etag) reply.header('etag', etag);
      return preview;
    },
  });

  api.route({
    ...transferCalls.apply,
    ...limits,
    preValidation: async (request) => {
      if (!accessOf(request).rights.can_modify) throw refusal(403, 'error.access');
    },
    handler: async (request) => {
      const access = accessOf(request);
      const keyed = keyedActionOf(request, {
        guild: access.guild.id,
        user: access.userId,
        action: 'transfer',
        at: now(),
      });
      await applyTransfer(services, transferOf(request, access, request.body), request.headers['if-match'], keyed);
      return SUCCESS;
    },
  });

  function transferOf(request: FastifyRequest, access: RequestAccess, body: TransferRequest): Transfer {
    return { access, request: body, openSource: (guildId) => readerAccessTo(services, request, guildId) };
  }
}
