import type { FastifyInstance } from 'fastify';
import { ownLimit } from '../plugins/rate-limit.ts';
import type { Services } from '../services/services.ts';
import { expectedRevision } from '../services/settings/if-match.ts';
import { loadSettings, type SettingsTarget, saveSettings } from '../services/settings/settings.ts';
import { accessOf, readerAccess } from './guild-scope.ts';

/** The settings of every module, by the calls that the modules declare. No module is named here. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  for (const target of targetsOf(services)) {
    const { load, save } = target.call;

    if (load.from !== 'permissions') {
      app.get(`/${load.path}`, async (request, reply) => {
        const { body, etag } = await loadSettings(services, target, readerAccess(request));
        reply.header('etag', etag);
        return body;
      });
    }

    app.post(`/${save.path}`, ownLimit(services.config.limits.saves), async (request, reply) => {
      const expected = expectedRevision(request.headers['if-match']);
      const etag = await saveSettings(services, target, accessOf(request), { body: request.body, expected });
      reply.header('etag', etag);
      return { success: true };
    });
  }
}

function targetsOf({ catalogue }: Services): SettingsTarget[] {
  return catalogue.modules.flatMap((module) => (module.spec.calls?.documents ?? []).map((call) => ({ module, call })));
}
