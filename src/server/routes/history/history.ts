import type { FastifyInstance } from 'fastify';
import { historyCalls } from '../../api/history.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { SUCCESS } from '../../api/shapes.ts';
import { setContentLanguage } from '../../plugins/language.ts';
import { routeLimit } from '../../plugins/rateLimit.ts';
import { compareVersions } from '../../services/history/compare.ts';
import { listHistory, readEntry } from '../../services/history/history.ts';
import { previewVersion, restoreVersion } from '../../services/history/restore.ts';
import { listUnseen, markSeen } from '../../services/history/unseen.ts';
import { keyedActionOf } from '../../services/requests/runOnce.ts';
import type { Services } from '../../services/services.ts';
import { viewerAccess } from '../guildScope.ts';

/** The history of a server: what happened in it, and going back to earlier versions of its settings. */
export function historyRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const api = app.withTypeProvider<SchemaTypes>();

  api.route({
    ...historyCalls.list,
    handler: (request, reply) => {
      const access = viewerAccess(request);
      setContentLanguage(reply, access.language);
      return listHistory(services, access, request.query);
    },
  });

  api.route({
    ...historyCalls.compare,
    handler: (request, reply) => {
      const access = viewerAccess(request);
      setContentLanguage(reply, access.language);
      return compareVersions(services, access, request.query);
    },
  });

  api.route({
    ...historyCalls.unseen,
    handler: (request, reply) => {
      const access = viewerAccess(request);
      setContentLanguage(reply, access.language);
      return listUnseen(services, access);
    },
  });

  api.route({
    ...historyCalls.seen,
    handler: async (request) => {
      await markSeen(services, viewerAccess(request), request.body.module);
      return SUCCESS;
    },
  });

  api.route({
    ...historyCalls.entry,
    handler: (request, reply) => {
      const access = viewerAccess(request);
      setContentLanguage(reply, access.language);
      return readEntry(services, access, request.params.cursor);
    },
  });

  api.route({
    ...historyCalls.preview,
    handler: async (request, reply) => {
      const access = viewerAccess(request);
      setContentLanguage(reply, access.language);
      const { preview, etag } = await previewVersion(services, access, { ...request.params, ...request.body });
      if (etag) reply.header('etag', etag);
      return preview;
    },
  });

  api.route({
    ...historyCalls.restore,
    ...routeLimit('saves', config.limits.saves),
    handler: async (request) => {
      const access = viewerAccess(request);
      const { guild, userId } = access;
      const action = { guild: guild.id, user: userId, action: 'restore-version', at: services.now() };
      await restoreVersion(
        services,
        access,
        { ...request.params, ...request.body },
        { ifMatch: request.headers['if-match'], keyed: keyedActionOf(request, action) },
      );
      return SUCCESS;
    },
  });
}
