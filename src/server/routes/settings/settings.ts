import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SettingsDocument } from '../../../language/model.ts';
import { settingsCalls, settingsSchemas } from '../../api/settings.ts';
import { routeLimit } from '../../plugins/rateLimit.ts';
import { validateBodyWith } from '../../plugins/schemas.ts';
import type { Services } from '../../services/services.ts';
import { loadSettings, type SettingsTarget, saveSettings } from '../../services/settings/settings.ts';
import { accessOf, documentAccess } from '../guildScope.ts';

/** The settings of all modules, at the addresses that the modules declare. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { catalogue, config } = services;
  for (const target of targetsOf(services)) {
    const { spec } = target.module;
    const { load, save } = settingsCalls(spec, target.call, settingsSchemas(spec, target.call, catalogue.plans));
    if (target.call.load.from !== 'permissions') {
      app.route({
        ...load,
        handler: async (request, reply) => sendAsJson(reply, await answerLoad(services, target, request, reply)),
      });
    }
    app.route({
      ...save,
      ...routeLimit('saves', config.limits.saves),
      ...SKIP_BODY_SCHEMA,
      handler: (request, reply) => answerSave(services, target, request, reply),
    });
  }
}

/** The schema of settings only describes them. They are validated later, after permissions and revision. */
export const SKIP_BODY_SCHEMA = validateBodyWith(() => true);

/** Answers a load of settings. @throws Refusal */
export async function answerLoad(
  services: Services,
  target: SettingsTarget,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SettingsDocument> {
  const { body, etag } = await loadSettings(services, target, documentAccess(request, target, services.catalogue));
  reply.header('etag', etag);
  return body;
}

/** Answers a save of settings. @throws Refusal */
export async function answerSave(
  services: Services,
  target: SettingsTarget,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ success: true; message: string }> {
  const { language } = accessOf(request);
  const { body, headers } = request;
  const save = { body, ifMatch: headers['if-match'], idempotencyKey: headers['idempotency-key'] };
  const etag = await saveSettings(services, target, accessOf(request), save);
  reply.header('etag', etag);
  return { success: true, message: services.catalogue.inLanguage(target.module, language).spec.calls?.success ?? '' };
}

const texts = new WeakMap<SettingsDocument, string>();

/** Sends an object that may have been sent before. */
function sendAsJson(reply: FastifyReply, body: SettingsDocument): FastifyReply {
  const text = texts.get(body) ?? JSON.stringify(body);
  texts.set(body, text);
  return reply.type('application/json; charset=utf-8').send(text);
}

/** All documents, except that of the settings of backups, which is loaded together with the backups. */
function targetsOf({ catalogue }: Services): SettingsTarget[] {
  return catalogue.modules
    .flatMap((module) => (module.spec.calls?.documents ?? []).map((call) => ({ module, call })))
    .filter(({ call }) => call !== catalogue.backups?.call);
}
