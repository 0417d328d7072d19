import type { FastifyInstance } from 'fastify';
import { product } from '../../../../generated/product.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { signInCalls } from '../../api/signIn.ts';
import { rememberLanguage } from '../../plugins/language.ts';
import { originOf } from '../../plugins/ownOrigin.ts';
import type { Services } from '../../services/services.ts';
import { localPath, localPathOf } from '../../services/site/localPath.ts';
import { MISSING_PAGE, parseSiteAddress } from '../../services/site/siteAddresses.ts';

/** Chooses a language. A navigation, so that the choice and the page in that language come together. */
export function languageRoutes(app: FastifyInstance, { config }: Services): void {
  app.withTypeProvider<SchemaTypes>().route({
    ...signInCalls.language,
    config: { changesState: true },
    handler: async (request, reply) => {
      const { language, next } = request.query;
      const chosen = product.languages.find((one) => one === language);
      if (chosen) rememberLanguage(reply, chosen, config);
      const destination = destinationOf(next, request.headers.referer, originOf(request, config));
      return reply.header('cache-control', 'no-store').redirect(destination ?? '/');
    },
  });
}

/**
 * Where to continue in the chosen language; null for the default. The links of the prerendered "not found" page do not know
 * the address that was missing, which is then taken from the Referer header.
 * @param referer the address of the page with the link
 */
function destinationOf(next: unknown, referer: string | undefined, origin: string): string | null {
  const requested = localPath(next, origin);
  const { language, path } = parseSiteAddress(requested ?? '');
  const missing = localPathOf(referer, origin);
  if (path !== `/${MISSING_PAGE}` || missing === null) return requested;
  const plain = parseSiteAddress(missing).path;
  return localPath(language ? `/${language}${plain}` : plain, origin);
}
