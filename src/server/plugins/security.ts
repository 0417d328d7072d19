import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { Config } from '../configuration/config.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { type OpenerPolicy, openerPolicyHeader, securityHeaders } from './securityHeaders.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls are authenticated by a credential or signature, so they need not come from our pages. */
    signed?: boolean;
    /** A GET route that changes state: refused if another site leads to it. */
    changesState?: boolean;
    /** Default: `alone`. */
    openerPolicy?: OpenerPolicy;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets the security headers of every answer, and refuses state-changing calls from other sites. */
export function secure(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    const { signed, changesState, openerPolicy } = request.routeOptions.config ?? {};
    if (openerPolicy) reply.headers(openerPolicyHeader(openerPolicy));
    // Checked here because Node would refuse it without these headers.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw refusal(400, 'error.request');
    if (signed) return;
    const allowed = SAFE_METHODS.has(request.method)
      ? !changesState || !isFromAnotherSite(request)
      : isFromOurPages(request, config);
    if (!allowed) throw refusal(403, 'error.origin');
  });
}

/** Browsers send one or both of two headers that tell where a call comes from. Neither may name another site. */
function isFromOurPages(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin === undefined && site === undefined) return false;
  return (
    (origin === undefined || isOwnOrigin(origin, request, config)) && (site === undefined || site === 'same-origin')
  );
}

/** Other hosts of the same domain also count as other sites, since they need not be ours. */
function isFromAnotherSite({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
}
