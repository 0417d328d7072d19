import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isObject } from '../../language/values/isObject.ts';
import { refusal } from '../answers/refusal.ts';
import { languageOf } from '../plugins/language.ts';
import { createLimiter } from '../plugins/rateLimit.ts';
import { mayRead } from '../policies/rights.ts';
import type { RequestAccess } from '../services/access/guildAccess.ts';
import { signedInUser } from '../services/access/signedInUser.ts';
import type { Services } from '../services/services.ts';

/**
 * How old permissions may be for a write, in milliseconds. Not 0, so that a burst of writes shares one request: Discord allows
 * a bot 50 requests a second.
 */
export const WRITE_AGE = 2000;

/** How old lists may be that are requested with `force_refresh`, in milliseconds. Limits the requests for one server. */
export const REFRESH_AGE = 3000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route below `/auth/guilds/:guildId/`. */
    access: RequestAccess | null;
  }
}

/**
 * Finds the access of the user to the server of a route, before the body is read. Servers that the user is not in are refused
 * like servers that do not exist, without asking as the bot, so nobody can find out which servers the bot is in.
 */
export function guildScope(app: FastifyInstance, { access, config, counter, guilds, tokens }: Services): void {
  const limitRefreshes = createLimiter(counter, 'refreshes', config.limits.refreshes);
  app.decorateRequest('access', null);
  // After the rate limit, which is checked at the end of `onRequest`.
  app.addHook<{ Params: { guildId: string } }>('preParsing', async (request, reply) => {
    const { id } = signedInUser(request);
    const guildId = guildIdOf(request);
    const { value: own } = await tokens.inNameOf(request, (accessToken) => guilds.userGuilds(id, accessToken));
    if (!own.some((guild) => guild.id === guildId)) throw refusal(403, 'error.access');
    if (refreshAge(request) !== undefined) await limitRefreshes(request);
    const maxAge = request.method === 'GET' ? refreshAge(request) : WRITE_AGE;
    request.access = { ...(await access.of(guildId, id, maxAge)), language: languageOf(request) };
    reply.header('cache-control', 'no-store');
  });
}

/** How old the lists may be that a request asks for; undefined for the default. */
export function refreshAge({ method, query }: FastifyRequest): number | undefined {
  const isForced = method === 'GET' && isObject(query) && query.force_refresh === 'true';
  return isForced ? REFRESH_AGE : undefined;
}

/** The server in the address. Schemas are checked only later. @throws Refusal 400 */
function guildIdOf({ params }: { params: { guildId: string } }): string {
  if (!/^\d{1,20}$/.test(params.guildId)) throw refusal(400, 'error.guildId');
  return params.guildId;
}

/** The access that {@link guildScope} has found. */
export function accessOf(request: FastifyRequest): RequestAccess {
  if (!request.access) throw new Error('The route is not below a server');
  return request.access;
}

/** The access of an owner or administrator. @throws Refusal 403 */
export function readerAccess(request: FastifyRequest): RequestAccess {
  const access = accessOf(request);
  if (!mayRead(access.rights)) throw refusal(403, 'error.access');
  return access;
}
