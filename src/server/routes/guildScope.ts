import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CompiledModule } from '../../language/model.ts';
import { isObject } from '../../language/values/isObject.ts';
import { refusal } from '../answers/refusal.ts';
import type { Catalogue } from '../catalogue.ts';
import { languageOf } from '../plugins/language.ts';
import { createLimiter } from '../plugins/rateLimit.ts';
import { mayRead, mayReadAny, mayReadModule } from '../policies/rights.ts';
import type { RequestAccess } from '../services/access/guildAccess.ts';
import { sessionOf } from '../services/access/signedInUser.ts';
import type { Services } from '../services/services.ts';
import type { SettingsTarget } from '../services/settings/settings.ts';

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
export function guildScope(app: FastifyInstance, services: Services): void {
  const { config, counter } = services;
  const limitRefreshes = createLimiter(counter, 'refreshes', config.limits.refreshes);
  app.decorateRequest('access', null);
  // After the rate limit, which is checked at the end of `onRequest`.
  app.addHook<{ Params: { guildId: string } }>('preParsing', async (request, reply) => {
    const guildId = guildIdOf(request);
    await assertMember(services, request, guildId);
    if (refreshAge(request) !== undefined) await limitRefreshes(request);
    request.access = await accessTo(services, request, guildId);
    reply.header('cache-control', 'no-store');
  });
}

/** @throws Refusal 401, and 403 unless the user of the request is in the server */
async function assertMember({ guilds, tokens }: Services, request: FastifyRequest, guildId: string): Promise<void> {
  const { userId } = sessionOf(request);
  const { value: own } = await tokens.inNameOf(request, (accessToken) => guilds.userGuilds(userId, accessToken));
  if (!own.some((guild) => guild.id === guildId)) throw refusal(403, 'error.access');
}

async function accessTo({ access }: Services, request: FastifyRequest, guildId: string): Promise<RequestAccess> {
  const maxAge = request.method === 'GET' ? refreshAge(request) : WRITE_AGE;
  return { ...(await access.of(guildId, sessionOf(request).userId, maxAge)), language: languageOf(request) };
}

/**
 * The access of an owner or administrator to another server than that of the route.
 * @throws Refusal 403, alike for servers that the user may not read and those that do not exist; 404 if the bot is not in it
 */
export async function readerAccessTo(
  services: Services,
  request: FastifyRequest,
  guildId: string,
): Promise<RequestAccess> {
  await assertMember(services, request, guildId);
  const access = await accessTo(services, request, guildId);
  if (!mayRead(access.rights)) throw refusal(403, 'error.access');
  return access;
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

/** The access of an owner or administrator, who may see everything. @throws Refusal 403 */
export function readerAccess(request: FastifyRequest): RequestAccess {
  const access = accessOf(request);
  if (!mayRead(access.rights)) throw refusal(403, 'error.access');
  return access;
}

/** The access of somebody who may see the settings of at least one module. @throws Refusal 403 */
export function viewerAccess(request: FastifyRequest): RequestAccess {
  const access = accessOf(request);
  if (!mayReadAny(access)) throw refusal(403, 'error.access');
  return access;
}

/** The access of somebody who may see a document: with its module, or with one whose expressions read it. @throws Refusal 403 */
export function documentAccess(
  request: FastifyRequest,
  { module: { spec }, call }: SettingsTarget,
  { modules }: Catalogue,
): RequestAccess {
  const access = accessOf(request);
  const reads = ({ spec: { calls } }: CompiledModule) =>
    calls?.uses?.some(({ module, document }) => module === spec.id && document === call.id) ?? false;
  const readers = modules.filter(reads).map((reader) => reader.spec.id);
  if (!mayReadModule(access, spec.id, readers)) throw refusal(403, 'error.access');
  return access;
}
