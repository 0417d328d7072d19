import type { FastifyInstance } from 'fastify';
import { product } from '../../../generated/product.ts';
import { rememberLanguage } from '../plugins/language.ts';
import { originOf } from '../plugins/own-origin.ts';
import { localPath } from '../services/local-path.ts';
import type { Services } from '../services/services.ts';

type Query = Record<string, unknown>;

/** The switch of languages: a navigation of the browser, so that nothing is chosen where the person stays on the page. */
export function languageRoutes(app: FastifyInstance, { config }: Services): void {
  app.get<{ Querystring: Query }>('/auth/language/', { config: { changesState: true } }, async (request, reply) => {
    const { language, next } = request.query;
    const chosen = product.languages.find((one) => one === language);
    if (chosen) rememberLanguage(reply, chosen, config);
    return reply.header('cache-control', 'no-store').redirect(localPath(next, originOf(request, config)) ?? '/');
  });
}
