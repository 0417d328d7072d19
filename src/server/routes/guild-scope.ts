import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageOf } from '../plugins/language.ts';
import { personOf } from '../plugins/session.ts';
import { mayRead } from '../policies/rights.ts';
import { refusal } from '../refusal.ts';
import type { Access } from '../services/guild-access.ts';
import type { Services } from '../services/services.ts';

/**
 * Milliseconds: every write asks anew who may write, but a burst of them shares one question. The platform allows a bot 50
 * questions a second in all.
 */
export const WRITE_AGE = 2000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route below `/auth/guilds/:guildId/`. */
    access: Access | null;
  }
}

/** Every route below a server: who asks, which server, and what they may do there, before the body is read. */
export function guildScope(app: FastifyInstance, { access }: Services): void {
  app.decorateRequest('access', null);
  // After the limit of requests, which counts at the end of `onRequest`.
  app.addHook<{ Params: { guildId: string } }>('preParsing', async (request, reply) => {
    const { id } = personOf(request);
    const guildId = guildIdOf(request);
    const standing = await access.of(guildId, id, request.method === 'GET' ? undefined : WRITE_AGE);
    request.access = { ...standing, language: languageOf(request) };
    reply.header('cache-control', 'no-store');
  });
}

/** The server that an address names. @throws Refusal with 400 */
export function guildIdOf({ params }: { params: { guildId: string } }): string {
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
