import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsDocument } from '../../language/model.ts';
import { ownLimit } from '../plugins/rate-limit.ts';
import type { Services } from '../services/services.ts';
import { loadSettings, type SettingsTarget, saveSettings } from '../services/settings/settings.ts';
import { accessOf, readerAccess } from './guild-scope.ts';

/** The settings of every module, by the calls that the modules declare. No module is named here. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  for (const target of targetsOf(services)) {
    const { load, save } = target.call;
    if (load.from !== 'permissions') {
      app.get(`/${load.path}`, (request, reply) => answerLoad(services, target, request, reply));
    }
    app.post(`/${save.path}`, ownLimit('saves', services.config.limits.saves), (request, reply) =>
      answerSave(services, target, request, reply),
    );
  }
}

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
