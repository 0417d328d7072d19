import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsDocument } from '../../language/model.ts';
import { settingsCalls, settingsSchemas } from '../api/settings.ts';
import { routeLimit } from '../plugins/rateLimit.ts';
import { validateBodyWith } from '../plugins/schemas.ts';
import type { Services } from '../services/services.ts';
import { loadSettings, type SettingsTarget, saveSettings } from '../services/settings/settings.ts';
import { accessOf, readerAccess } from './guildScope.ts';

/** The settings of every module, by the calls that the modules declare. No module is named here. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, config } = services;
  for (const target of targetsOf(services)) {
    const { spec } = target.module;
    const { load, save } = settingsCalls(spec, target.call, settingsSchemas(spec, target.call, catalogue.plans));
    if (target.call.load.from !== 'permissions') {
      app.route({ ...load, handler: (request, reply) => answerLoad(services, target, request, reply) });
    }
    app.route({
      ...save,
      ...routeLimit('saves', config.limits.saves),
      ...judgedByTheLanguage,
      handler: (request, reply) => answerSave(services, target, request, reply),
    });
  }
}

/** The schema of settings describes them. The language judges them, after rights and revision, and knows what is stored. */
export const judgedByTheLanguage = validateBodyWith(() => true);

/** Answers a call for settings. @throws Refusal */
export async function answerLoad(
  services: Services,
  target: SettingsTarget,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SettingsDocument> {
  const { body, etag } = await loadSettings(services, target, readerAccess(request));
  reply.header('etag', etag);
  return body;
}

/** Answers a call that saves settings. @throws Refusal */
export async function answerSave(
  services: Services,
  target: SettingsTarget,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ success: true; message: string }> {
  const { language } = accessOf(request);
  const { body, headers } = request;
  const asked = { body, ifMatch: headers['if-match'], idempotencyKey: headers['idempotency-key'] };
  const etag = await saveSettings(services, target, accessOf(request), asked);
  reply.header('etag', etag);
  return { success: true, message: services.catalogue.inLanguage(target.module, language).spec.calls?.success ?? '' };
}

/** All but the settings of backups: those are answered together with the backups. */
function targetsOf({ catalogue }: Services): SettingsTarget[] {
  return catalogue.modules
    .flatMap((module) => (module.spec.calls?.documents ?? []).map((call) => ({ module, call })))
    .filter(({ call }) => call !== catalogue.backups?.call);
}
