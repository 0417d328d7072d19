import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../../language/values/isObject.ts';
import { refusal } from '../answers/refusal.ts';
import { backupCalls, backupSettingsCalls, Mapping } from '../api/backups.ts';
import type { SchemaTypes } from '../api/operation.ts';
import { SUCCESS } from '../api/shapes.ts';
import { setContentLanguage } from '../plugins/language.ts';
import { routeLimit } from '../plugins/rateLimit.ts';
import {
  assertCanChangeBackups,
  createBackup,
  markBackup,
  previewLists,
  previewRestore,
  restoreBackup,
  restoreLists,
} from '../services/backups/backups.ts';
import { backupHistory } from '../services/backups/entries.ts';
import { keyedActionOf } from '../services/requests/runOnce.ts';
import type { Services } from '../services/services.ts';
import { accessOf, readerAccess } from './guildScope.ts';
import { answerLoad, answerSave, judgedByTheLanguage } from './settings.ts';

/**
 * Backups of a server and their settings. The settings are those of any module, at the addresses that the module
 * declares; the answer to a load also has the history. A body of `type`, and perhaps `name`, makes a backup now, anything
 * else is a save of settings.
 */
export function backupRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, config } = services;
  const { backups } = catalogue;
  if (!backups) return;
  const limit = routeLimit('saves', config.limits.saves);
  const write = {
    ...limit,
    preValidation: (request: FastifyRequest) => assertCanChangeBackups(services, accessOf(request)),
  };
  const { load, save } = backupSettingsCalls(backups.module.spec, backups.call, catalogue.plans);
  const api = app.withTypeProvider<SchemaTypes>();

  app.route({
    ...load,
    handler: async (request, reply) => {
      const settings = await answerLoad(services, backups, request, reply);
      return { ...settings, ...(await backupHistory(services, readerAccess(request))) };
    },
  });

  app.route({
    ...save,
    ...limit,
    ...judgedByTheLanguage,
    handler: async (request, reply) => {
      const { body } = request;
      if (!isObject(body) || !isCreation(body)) return answerSave(services, backups, request, reply);
      const keyed = keyedActionIn(request, 'backup');
      const { type, name } = body;
      return { ...SUCCESS, backup: await createBackup(services, accessOf(request), { type, name }, keyed) };
    },
  });

  api.route({
    ...backupCalls.mark,
    ...write,
    handler: async (request) => {
      await markBackup(services, accessOf(request), request.params.backupId, request.body);
      return SUCCESS;
    },
  });

  api.route({
    ...backupCalls.preview,
    handler: async (request, reply) => {
      const access = readerAccess(request);
      setContentLanguage(reply, access.language);
      const mapping = parsed(request.query.mapping);
      if (!request.validateInput(mapping, Mapping)) throw refusal(400, 'backup.mapping');
      const { preview, etag } = await previewRestore(services, access, request.params.backupId, mapping);
      if (etag) reply.header('etag', etag);
      return preview;
    },
  });

  api.route({
    ...backupCalls.restore,
    ...write,
    handler: async (request) => {
      const { mapping = {} } = request.body ?? {};
      const seen = request.headers['if-match'];
      const keyed = keyedActionIn(request, 'restore');
      await restoreBackup(services, accessOf(request), request.params.backupId, { mapping, seen }, keyed);
      return SUCCESS;
    },
  });

  api.route({
    ...backupCalls.previewLists,
    handler: (request, reply) => {
      const access = readerAccess(request);
      setContentLanguage(reply, access.language);
      return previewLists(services, access, request.params.backupId);
    },
  });

  api.route({
    ...backupCalls.restoreLists,
    ...write,
    handler: async (request) => {
      await restoreLists(services, accessOf(request), request.params.backupId, keyedActionIn(request, 'restore-lists'));
      return SUCCESS;
    },
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

function parsed(json = '{}') {
  try {
    return JSON.parse(json);
  } catch {
    throw refusal(400, 'backup.mapping');
  }
}
