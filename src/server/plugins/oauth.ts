import { createHash, randomBytes } from 'node:crypto';
import oauth2 from '@fastify/oauth2';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../configuration/config.ts';
import type { SignIn } from '../services/access/signIn.ts';
import type { UserTokens } from '../services/discord/tokenBox.ts';
import { originOf } from './ownOrigin.ts';
import { isSecure } from './session.ts';

/** Seconds that a user has to consent. */
const SIGN_IN_TIMEOUT = 600;

/** How many sign-ins a browser may have open. */
const MAX_ATTEMPTS = 5;

const SCOPE = ['identify', 'guilds'];

/** A state or a verifier, which cannot be guessed. */
const randomText = () => randomBytes(32).toString('base64url');
const RANDOM_LENGTH = 43;

/** Characters of a cookie for the address where a sign-in leads. A request has room for the cookies of all attempts. */
const MAX_NEXT = 1000;

interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in: number;
}

/** What the plugin adds besides what its types declare. */
interface Client {
  oauth2: {
    authorizeURL(params: Record<string, unknown>): string;
    getToken(params: Record<string, string>): Promise<{ token: TokenAnswer }>;
  };
}

export async function signInPlugin(app: FastifyInstance, config: Config, now: () => number): Promise<SignIn> {
  const { clientId, clientSecret, apiUrl, authorizeUrl, timeout } = config.discord;
  const token = new URL(`${apiUrl}/oauth2/token`);
  const authorize = new URL(authorizeUrl);
  const callbackOf = (request: FastifyRequest) => `${originOf(request, config)}/api/auth/callback/`;
  const cookie = { path: '/', secure: isSecure(config), sameSite: 'lax', httpOnly: true } as const;
  // No other host of the domain can set a cookie with this prefix.
  const attemptCookie = isSecure(config) ? '__Host-sign-in-' : 'sign-in-';
  await app.register(oauth2, {
    name: 'oauth2Discord',
    scope: SCOPE,
    credentials: {
      client: { id: clientId, secret: clientSecret },
      auth: {
        tokenHost: token.origin,
        tokenPath: token.pathname,
        revokePath: `${token.pathname}/revoke`,
        authorizeHost: authorize.origin,
        authorizePath: authorize.pathname,
      },
      http: { timeout },
      options: { authorizationMethod: 'body' },
    },
    callbackUri: callbackOf,
    userAgent: false,
  });
  const flow = app.oauth2Discord as (typeof app.oauth2Discord & Client) | undefined;
  if (!flow) throw new Error('The OAuth plugin was not registered');

  const toTokens = (answer: TokenAnswer): UserTokens => ({
    access: answer.access_token,
    refresh: answer.refresh_token ?? null,
    expiresAt: now() + answer.expires_in * 1000,
  });

  return {
    // The plugin has one cookie for all attempts of a browser, so that the last would be the only one to succeed.
    start(request, reply, next) {
      const open = Object.keys(request.cookies).filter((name) => name.startsWith(attemptCookie));
      // Browsers send the oldest first.
      for (const name of open.slice(0, 1 - MAX_ATTEMPTS)) reply.clearCookie(name, cookie);
      const [state, verifier] = [randomText(), randomText()];
      const kept = encodeURIComponent(next).length > MAX_NEXT ? '' : next;
      reply.setCookie(attemptCookie + state, verifier + kept, { ...cookie, maxAge: SIGN_IN_TIMEOUT });
      return flow.oauth2.authorizeURL({
        redirect_uri: callbackOf(request),
        scope: SCOPE,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
    },
    // Only this browser has the cookie that the state names.
    take(request, reply, state) {
      const name = `${attemptCookie}${state}`;
      const attempt = request.cookies[name];
      if (attempt === undefined) return null;
      reply.clearCookie(name, cookie);
      return { verifier: attempt.slice(0, RANDOM_LENGTH), next: attempt.slice(RANDOM_LENGTH) };
    },
    async finish(request, { verifier }, code) {
      const redirect_uri = callbackOf(request);
      const answer = await flow.oauth2.getToken({ code: String(code), redirect_uri, code_verifier: verifier });
      return toTokens(answer.token);
    },
    async refresh(refreshToken) {
      const old = { access_token: '', refresh_token: refreshToken, token_type: 'Bearer' as const };
      const answer = await flow.getNewAccessTokenUsingRefreshToken(
        { ...old, expires_in: 0, expires_at: new Date(0) },
        {},
      );
      return toTokens(answer.token);
    },
    async revoke(refreshToken) {
      const old = { access_token: '', refresh_token: refreshToken, token_type: 'Bearer' as const };
      await flow.revokeToken({ ...old, expires_in: 0, expires_at: new Date(0) }, 'refresh_token', {});
    },
  };
}
