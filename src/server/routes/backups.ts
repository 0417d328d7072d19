import type { FastifyInstance } from 'fastify';
import { isObject } from '../../language/defaults.ts';
import { tellLanguage } from '../plugins/language.ts';
import { ownLimit } from '../plugins/rate-limit.ts';
import { backupHistory, createBackup, previewRestore, restoreBackup } from '../services/backups/backups.ts';
import type { Services } from '../services/services.ts';
import { accessOf, readerAccess } from './guild-scope.ts';
import { answerLoad, answerSave } from './settings.ts';

/**
 * Backups of a server and their settings. The settings are those of any module, at the addresses that the module
 * declares; the answer to a load also has the history. A body of `type` alone makes a backup now, anything else is a
 * save of settings.
 */
export function backupRoutes(app: FastifyInstance, services: Services): void {
  const { backups } = services.catalogue;
  if (!backups) return;
  const limit = ownLimit(services.config.limits.saves);
  const { load, save } = backups.call;

  app.get(`/${load.path}`, async (request, reply) => {
    const settings = await answerLoad(services, backups, request, reply);
    return { ...settings, ...(await backupHistory(services, readerAccess(request))) };
  });

  app.post(`/${save.path}`, limit, async (request, reply) => {
    const { body } = request;
    if (!isObject(body) || Object.keys(body).join() !== 'type') return answerSave(services, backups, request, reply);
    return { success: true, backup: await createBackup(services, accessOf(request), body.type) };
  });

  const restore = '/backups/:backupId/restore/';
  app.get<{ Params: { backupId: string } }>(restore, (request, reply) => {
    const access = readerAccess(request);
    tellLanguage(reply, access.language);
    return previewRestore(services, access, request.params.backupId);
  });
  app.post<{ Params: { backupId: string } }>(restore, limit, async (request) => {
    await restoreBackup(services, accessOf(request), request.params.backupId);
    return { success: true };
  });
}
