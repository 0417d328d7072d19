import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refusal } from '../refusal.ts';
import { isOwnOrigin } from './own-origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every call to the route is signed by who makes it: it need not come from our pages. */
    signed?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers for every answer, and the refusal of state-changing calls that other sites make. */
export function secure(app: FastifyInstance, config: Config): void {
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', new URL(config.discord.cdnUrl).origin],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A policy here would cut the add-bot window off from the page that opened it.
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });

  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config?.signed) return;
    if (!isFromOurPages(request, config)) throw refusal(403, 'error.origin');
  });
}

/** Browsers name the page that makes a call in one or both of two headers; neither may point elsewhere. */
function isFromOurPages(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined && site === undefined) return false;
  return (
    (origin === undefined || isOwnOrigin(origin, request, config)) && (site === undefined || site === 'same-origin')
  );
}
