import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refusal } from '../../answers/refusal.ts';
import type { SchemaTypes } from '../../api/operation.ts';
import { signInCalls } from '../../api/signIn.ts';
import { originOf } from '../../plugins/ownOrigin.ts';
import { routeLimit } from '../../plugins/rateLimit.ts';
import { isSecure, sessionCookie } from '../../plugins/session.ts';
import type { UserSession } from '../../services/access/signedInUser.ts';
import { isRefused, type SignInAttempt } from '../../services/access/signIn.ts';
import { UpstreamUnavailable } from '../../services/cache/cachedReads.ts';
import { TokenRefused } from '../../services/discord/bearerGet.ts';
import type { DiscordUser } from '../../services/discord/discordAnswers.ts';
import { seal, type UserTokens } from '../../services/discord/tokenBox.ts';
import { logEvent } from '../../services/requests/eventsLog.ts';
import type { Services } from '../../services/services.ts';
import { localPath, localPathOf } from '../../services/site/localPath.ts';
import { pageAt, parseSiteAddress } from '../../services/site/siteAddresses.ts';

const DASHBOARD = '/dashboard';

/** Signing in and out. Browsers navigate to these addresses. */
export function signInRoutes(app: FastifyInstance, services: Services): void {
  const { config, discord, guilds, signIn, signOut, startSession } = services;
  const api = app.withTypeProvider<SchemaTypes>();
  let isHttpsErrorLogged = false;

  api.route({
    ...signInCalls.login,
    ...routeLimit('logins', config.limits.logins),
    handler: async (request, reply) => {
      assertHttps(request);
      const { next, login_hint } = request.query;
      const path = destinationOf(next, request.headers.referer, originOf(request, config));
      // A link of a public page, pressed before the page knows that its visitor is signed in.
      if (request.session && next !== undefined && path && login_hint === undefined)
        return reply.header('cache-control', 'no-store').redirect(path);
      const address = new URL(signIn.start(request, reply, path ?? ''));
      if (config.demo && typeof login_hint === 'string') address.searchParams.set('login_hint', login_hint);
      return reply.header('cache-control', 'no-store').redirect(address.href);
    },
  });

  api.route({
    ...signInCalls.callback,
    ...routeLimit('callbacks', config.limits.logins),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { code, state, error } = request.query;
      const attempt = signIn.take(request, reply, state);
      const next = localPath(attempt?.next, originOf(request, config)) ?? DASHBOARD;
      if (error === 'access_denied') return reply.redirect(startPage(next));
      assertHttps(request);
      // By Back, or from a tab that was left for long.
      if (!attempt && request.session) return reply.redirect(next);
      if (!attempt) throw refuse(request, 'error.state');
      const tokens = await exchange(request, attempt, code);
      const user = await userOf(request, tokens);
      const { session: before } = request;
      // Discord revokes all tokens of a user together, so those of the same user have to stay.
      if (before && before.userId !== user.id) await signOut.here(before.id, before.userId, request.log);
      await startSession(reply, user, seal(tokens, config.tokenKey, user.id));
      await guilds.invalidateUser(user.id);
      logEvent(request.log, 'sign-in', { userId: user.id });
      return reply.redirect(next);
    },
  });

  api.route({
    ...signInCalls.logout,
    config: { changesState: true },
    handler: (request, reply) =>
      leave(request, reply, request.query.next, async ({ id, userId }) => {
        await signOut.here(id, userId, request.log);
        logEvent(request.log, 'sign-out', { userId });
      }),
  });

  api.route({
    ...signInCalls.logoutEverywhere,
    config: { changesState: true },
    handler: (request, reply) =>
      leave(request, reply, request.query.next, async ({ userId }) => {
        const sessions = await signOut.everywhere(userId, request.log);
        logEvent(request.log, 'sign-out-everywhere', { userId, sessions });
      }),
  });

  /** Ends sessions, including this one, and redirects to a page of this site. */
  async function leave(
    request: FastifyRequest,
    reply: FastifyReply,
    next: unknown,
    end: (session: UserSession) => Promise<void>,
  ): Promise<FastifyReply> {
    if (request.session) await end(request.session);
    return reply
      .header('cache-control', 'no-store')
      .clearCookie(sessionCookie(config), { path: '/', secure: isSecure(config) })
      .redirect(localPath(next, originOf(request, config)) ?? '/');
  }

  /**
   * Browsers store the session cookie only over https, which we only know of from the proxy. If it does not say so, a sign-in
   * would silently have no effect.
   * @throws Refusal 500
   */
  function assertHttps(request: FastifyRequest): void {
    if (!isSecure(config) || request.protocol === 'https') return;
    if (!isHttpsErrorLogged) {
      request.log.error(
        'Nobody can sign in: PUBLIC_URL starts with https://, but requests arrive as http. Let the proxy send X-Forwarded-Proto, and name the proxy in TRUST_PROXY. `npm run doctor` checks it.',
      );
    }
    isHttpsErrorLogged = true;
    throw refusal(500, 'error.insecure', { address: config.publicUrl });
  }

  async function exchange(request: FastifyRequest, attempt: SignInAttempt, code: unknown): Promise<UserTokens> {
    try {
      return await signIn.finish(request, attempt, code);
    } catch (error) {
      if (isRefused(error)) throw refuse(request, 'error.signIn');
      throw new UpstreamUnavailable('The sign-in was not answered', { cause: error });
    }
  }

  async function userOf(request: FastifyRequest, { access }: UserTokens): Promise<DiscordUser> {
    try {
      return await discord.user(access);
    } catch (error) {
      throw error instanceof TokenRefused ? refuse(request, 'error.signIn') : error;
    }
  }

  function refuse(request: FastifyRequest, reason: 'error.state' | 'error.signIn'): Refusal {
    logEvent(request.log, 'sign-in-refused', { reason });
    return refusal(400, reason, undefined, { wayOn: { address: signInCalls.login.url, label: 'page.login' } });
  }
}

/**
 * Where to continue after a sign-in; null for the default. The links of prerendered pages contain `next` without the query and
 * the ID in the address; if `next` is the page in the Referer header, the full address counts.
 * @param referer the address of the page with the link
 */
function destinationOf(next: unknown, referer: string | undefined, origin: string): string | null {
  const requested = localPath(next, origin);
  const full = localPathOf(referer, origin);
  const { language, path } = parseSiteAddress((full ?? '').split(/[?#]/, 1)[0] ?? '');
  const page = pageAt(path);
  if (!page?.application) return requested;
  const plain = `${language ? `/${language}` : ''}/${page.file.replace('.html', '')}`;
  return (requested ?? DASHBOARD) === plain ? full : requested;
}

/** The start page in the language of a page. */
function startPage(path: string): string {
  const { language } = parseSiteAddress(path);
  return language ? `/${language}/` : '/';
}
