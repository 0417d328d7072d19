import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../plugins/own-origin.ts';
import { ownLimit } from '../plugins/rate-limit.ts';
import { isSecure, sessionCookie } from '../plugins/session.ts';
import { refusal } from '../refusal.ts';
import { isRefused } from '../services/access-tokens.ts';
import { Outage } from '../services/cached-reads.ts';
import { localPath } from '../services/local-path.ts';
import type { Services } from '../services/services.ts';
import { placeOf } from '../services/site-addresses.ts';
import { seal, type Tokens } from '../services/token-box.ts';

const NEXT_COOKIE = 'sign-in-next';
const DASHBOARD = '/dashboard';

type Query = Record<string, unknown>;

/** Into and out of a session. These are navigations of the browser, not calls. */
export function signInRoutes(app: FastifyInstance, services: Services): void {
  const { config, discord, guilds, signIn, store } = services;
  const nextCookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config), maxAge: 600 } as const;

  app.get<{ Querystring: Query }>('/auth/login/', ownLimit(config.limits.logins), async (request, reply) => {
    const { next, login_hint } = request.query;
    const address = new URL(await signIn.start(request, reply));
    if (config.demo && typeof login_hint === 'string') address.searchParams.set('login_hint', login_hint);
    const path = localPath(next, originOf(request, config));
    if (path) reply.setCookie(NEXT_COOKIE, path, nextCookie);
    else reply.clearCookie(NEXT_COOKIE, nextCookie);
    return reply.header('cache-control', 'no-store').redirect(address.href);
  });

  app.get<{ Querystring: Query }>('/api/auth/callback/', ownLimit(config.limits.logins), async (request, reply) => {
    reply.header('cache-control', 'no-store').clearCookie(NEXT_COOKIE, nextCookie);
    const next = localPath(request.cookies[NEXT_COOKIE], originOf(request, config)) ?? DASHBOARD;
    if (request.query.error === 'access_denied') return reply.redirect(startPage(next));
    const tokens = await exchange(request, reply);
    const user = await discord.user(tokens.access);
    // A new id: whoever planted the old one does not share the session.
    await request.session.regenerate();
    request.session.userId = user.id;
    request.session.user = user;
    request.session.tokens = seal(tokens, config.tokenKey, user.id);
    await guilds.outdateUser(user.id);
    return reply.redirect(next);
  });

  app.get<{ Querystring: Query }>('/auth/logout/', async (request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') throw refusal(403, 'error.crossSiteLogout');
    if (request.session.userId) await store.sessions.destroy(request.session.sessionId);
    await request.session.destroy();
    return reply
      .header('cache-control', 'no-store')
      .clearCookie(sessionCookie(config), { path: '/', secure: isSecure(config) })
      .redirect(localPath(request.query.next, originOf(request, config)) ?? '/');
  });

  async function exchange(request: FastifyRequest, reply: FastifyReply): Promise<Tokens> {
    try {
      return await signIn.finish(request, reply);
    } catch (error) {
      if (error instanceof Error && error.message === 'Invalid state') throw refusal(400, 'error.state');
      if (isRefused(error)) throw refusal(400, 'error.signIn');
      throw new Outage('The sign-in was not answered', { cause: error });
    }
  }
}

/** The start page in the language of another page. */
function startPage(path: string): string {
  const { language } = placeOf(path);
  return language ? `/${language}/` : '/';
}
