import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../../../language/values/isObject.ts';
import { refusal } from '../../answers/refusal.ts';
import { backupCalls, backupSettingsCalls } from '../../api/backups.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { ReferenceMapping } from '../../api/proposals.ts';
import { SUCCESS } from '../../api/shapes.ts';
import { setContentLanguage } from '../../plugins/language.ts';
import { routeLimit } from '../../plugins/rateLimit.ts';
import {
  assertCanChangeBackups,
  createBackup,
  previewLists,
  previewRestore,
  restoreBackup,
  restoreLists,
  updateBackup,
} from '../../services/backups/backups.ts';
import { backupHistory } from '../../services/backups/entries.ts';
import { keyedActionOf } from '../../services/requests/runOnce.ts';
import type { Services } from '../../services/services.ts';
import { accessOf, readerAccess } from '../guildScope.ts';
import { answerLoad, answerSave, SKIP_BODY_SCHEMA } from '../settings/settings.ts';

/**
 * Backups of a server and their settings. The settings are loaded and saved like those of any module; a load also returns
 * the list of backups, and a save with a body of `type` and optionally `name` makes a backup.
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
      return { ...settings, ...(await backupHistory(services, accessOf(request))) };
    },
  });

  app.route({
    ...save,
    ...limit,
    ...SKIP_BODY_SCHEMA,
    handler: async (request, reply) => {
      const { body } = request;
      if (!isObject(body) || !isCreation(body)) return answerSave(services, backups, request, reply);
      const keyed = keyedActionIn(request, 'backup');
      const { type, name } = body;
      return { ...SUCCESS, backup: await createBackup(services, accessOf(request), { type, name }, keyed) };
    },
  });

  api.route({
    ...backupCalls.update,
    ...write,
    handler: async (request) => {
      await updateBackup(services, accessOf(request), request.params.backupId, request.body);
      return SUCCESS;
    },
  });

  api.route({
    ...backupCalls.preview,
    handler: async (request, reply) => {
      const access = readerAccess(request);
      setContentLanguage(reply, access.language);
      const mapping = mappingIn(request, request.query.mapping);
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
      const ifMatch = request.headers['if-match'];
      const keyed = keyedActionIn(request, 'restore');
      await restoreBackup(services, accessOf(request), request.params.backupId, { mapping, ifMatch }, keyed);
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

/** Whether a body requests a backup instead of saving settings. */
function isCreation(body: object): boolean {
  return Object.hasOwn(body, 'type') && Object.keys(body).every((key) => key === 'type' || key === 'name');
}

/** The replacements in a query. @throws Refusal 400 */
function mappingIn(request: FastifyRequest, json = '{}'): ReferenceMapping {
  try {
    const mapping: ReferenceMapping = JSON.parse(json);
    if (request.validateInput(mapping, ReferenceMapping)) return mapping;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw refusal(400, 'proposal.mapping');
}
