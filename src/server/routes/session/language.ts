import type { FastifyInstance } from 'fastify';
import { product } from '../../../../generated/product.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { signInCalls } from '../../api/signIn.ts';
import { rememberLanguage } from '../../plugins/language.ts';
import { originOf } from '../../plugins/ownOrigin.ts';
import type { Services } from '../../services/services.ts';
import { localPath } from '../../services/site/localPath.ts';

/** Chooses a language. A navigation, so that the choice and the page in that language come together. */
export function languageRoutes(app: FastifyInstance, { config }: Services): void {
  app.withTypeProvider<SchemaTypes>().route({
    ...signInCalls.language,
    config: { changesState: true },
    handler: async (request, reply) => {
      const { language, next } = request.query;
      const chosen = product.languages.find((one) => one === language);
      if (chosen) rememberLanguage(reply, chosen, config);
      return reply.header('cache-control', 'no-store').redirect(localPath(next, originOf(request, config)) ?? '/');
    },
  });
}
