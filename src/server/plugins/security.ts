import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { Config } from '../configuration/config.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { openerPolicy, type Seclusion, securityHeaders } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every call to the route is signed by who makes it: it need not come from our pages. */
    signed?: boolean;
    /** The route changes something although it is read: it is for our pages and for people who type its address. */
    changesState?: boolean;
    /** Absent: `alone`. */
    seclusion?: Seclusion;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers for every answer, and the refusal of state-changing calls that other sites make. */
export function secure(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { signed, changesState, seclusion } = request.routeOptions.config ?? {};
    if (seclusion) reply.headers(openerPolicy(seclusion));
    // Node would refuse it by itself, without any of these headers.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw refusal(400, 'error.request');
    if (signed) return;
    const allowed = SAFE_METHODS.has(request.method)
      ? !changesState || !isFromAnotherSite(request)
      : isFromOurPages(request, config);
    if (!allowed) throw refusal(403, 'error.origin');
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

/** Another host of the same domain is another site, too: not all of them need be ours. */
function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}
