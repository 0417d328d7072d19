import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../../language/defaults.ts';
import { tellLanguage } from '../plugins/language.ts';
import { ownLimit } from '../plugins/rate-limit.ts';
import { refusal } from '../refusal.ts';
import {
  createBackup,
  markBackup,
  previewLists,
  previewRestore,
  restoreBackup,
  restoreLists,
} from '../services/backups/backups.ts';
import { backupHistory, readMarks } from '../services/backups/entries.ts';
import { readMapping } from '../services/backups/missing.ts';
import { keyedActionOf } from '../services/once.ts';
import type { Services } from '../services/services.ts';
import { accessOf, readerAccess } from './guild-scope.ts';
import { answerLoad, answerSave } from './settings.ts';

/**
 * Backups of a server and their settings. The settings are those of any module, at the addresses that the module
 * declares; the answer to a load also has the history. A body of `type`, and perhaps `name`, makes a backup now, anything
 * else is a save of settings.
 */
export function backupRoutes(app: FastifyInstance, services: Services): void {
  const { backups } = services.catalogue;
  if (!backups) return;
  const limit = ownLimit('saves', services.config.limits.saves);
  const { load, save } = backups.call;

  app.get(`/${load.path}`, async (request, reply) => {
    const settings = await answerLoad(services, backups, request, reply);
    return { ...settings, ...(await backupHistory(services, readerAccess(request))) };
  });

  app.post(`/${save.path}`, limit, async (request, reply) => {
    const { body } = request;
    if (!isObject(body) || !isCreation(body)) return answerSave(services, backups, request, reply);
    const keyed = keyedActionIn(request, 'backup');
    return { success: true, backup: await createBackup(services, accessOf(request), body as { type: unknown }, keyed) };
  });

  app.post<{ Params: { backupId: string } }>('/backups/:backupId/', limit, async (request) => {
    const marks = readMarks(request.body, backups);
    await markBackup(services, accessOf(request), request.params.backupId, marks);
    return { success: true };
  });

  const restore = '/backups/:backupId/restore/';
  app.get<{ Params: { backupId: string }; Querystring: { mapping?: string } }>(restore, async (request, reply) => {
    const access = readerAccess(request);
    tellLanguage(reply, access.language);
    const mapping = readMapping(parsed(request.query.mapping));
    const { preview, etag } = await previewRestore(services, access, request.params.backupId, mapping);
    if (etag) reply.header('etag', etag);
    return preview;
  });
  app.post<{ Params: { backupId: string } }>(restore, limit, async (request) => {
    const mapping = readMapping(isObject(request.body) ? request.body.mapping : undefined);
    const seen = request.headers['if-match'];
    const keyed = keyedActionIn(request, 'restore');
    await restoreBackup(services, accessOf(request), request.params.backupId, { mapping, seen }, keyed);
    return { success: true };
  });

  const lists = '/backups/:backupId/restore-lists/';
  app.get<{ Params: { backupId: string } }>(lists, (request, reply) => {
    const access = readerAccess(request);
    tellLanguage(reply, access.language);
    return previewLists(services, access, request.params.backupId);
  });
  app.post<{ Params: { backupId: string } }>(lists, limit, async (request) => {
    await restoreLists(services, accessOf(request), request.params.backupId, keyedActionIn(request, 'restore-lists'));
    return { success: true };
  });

  function keyedActionIn(request: FastifyRequest, action: string) {
    const { guild, userId } = accessOf(request);
    return keyedActionOf(request, { guild: guild.id, user: userId, action, at: services.now() });
  }
}

/** Whether a body asks for a backup instead of saving settings. */
function isCreation(body: object): boolean {
  return Object.hasOwn(body, 'type') && Object.keys(body).every((key) => key === 'type' || key === 'name');
}

function parsed(json: unknown): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(String(json));
  } catch {
    throw refusal(400, 'backup.mapping');
  }
}
