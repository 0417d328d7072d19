import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import { languageOf } from '../plugins/language.ts';
import { createLimiter } from '../plugins/rateLimit.ts';
import { mayRead } from '../policies/rights.ts';
import type { Access } from '../services/access/guildAccess.ts';
import { signedInUser } from '../services/access/signedInUser.ts';
import type { Services } from '../services/services.ts';

/**
 * Milliseconds: every write asks anew who may write, but a burst of them shares one question. The platform allows a bot 50
 * questions a second in all.
 */
export const WRITE_AGE = 2000;

/**
 * Milliseconds: somebody who asks for fresh lists gets none older than this, and the platform is asked no more often for
 * one server.
 */
export const REFRESH_AGE = 3000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route below `/auth/guilds/:guildId/`. */
    access: Access | null;
  }
}

/**
 * Every route below a server: who asks, which server, and what they may do there, before the body is read. A server that a
 * person is not in and one that does not exist are the same to them, and ask the bot nothing: nobody finds out that way
 * where it is.
 */
export function guildScope(app: FastifyInstance, { access, config, counter, guilds, tokens }: Services): void {
  const limitRefreshes = createLimiter(counter, 'refreshes', config.limits.refreshes);
  app.decorateRequest('access', null);
  // After the limit of requests, which counts at the end of `onRequest`.
  app.addHook<{ Params: { guildId: string } }>('preParsing', async (request, reply) => {
    const { id } = signedInUser(request);
    const guildId = guildIdOf(request);
    const { value: own } = await tokens.inNameOf(request, (accessToken) => guilds.userGuilds(id, accessToken));
    if (!own.some((guild) => guild.id === guildId)) throw refusal(403, 'error.access');
    if (refreshAge(request) !== undefined) await limitRefreshes(request);
    const maxAge = request.method === 'GET' ? refreshAge(request) : WRITE_AGE;
    const standing = await access.of(guildId, id, maxAge);
    request.access = { ...standing, language: languageOf(request) };
    reply.header('cache-control', 'no-store');
  });
}

/** How old the lists of a server may be that a request asks for; undefined where it does not mind. */
export function refreshAge({ method, query }: FastifyRequest): number | undefined {
  const { force_refresh: asked } = query as { force_refresh?: unknown };
  return method === 'GET' && asked === 'true' ? REFRESH_AGE : undefined;
}

/** The server that an address names, before any schema is asked. @throws Refusal with 400 */
function guildIdOf({ params }: { params: { guildId: string } }): string {
  if (!/^\d{1,20}$/.test(params.guildId)) throw refusal(400, 'error.guildId');
  return params.guildId;
}

/** The access that {@link guildScope} found. */
export function accessOf(request: FastifyRequest): Access {
  if (!request.access) throw new Error('The route is not below a server');
  return request.access;
}

/** The same for what only owners and administrators see. @throws Refusal with 403 */
export function readerAccess(request: FastifyRequest): Access {
  const access = accessOf(request);
  if (!mayRead(access.rights)) throw refusal(403, 'error.access');
  return access;
}
