import oauth2 from '@fastify/oauth2';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../configuration/config.ts';
import type { SignIn } from '../services/access/signIn.ts';
import type { UserTokens } from '../services/discord/tokenBox.ts';
import { originOf } from './ownOrigin.ts';
import { isSecure } from './session.ts';

/** Seconds that a user has to consent. */
const SIGN_IN_TIMEOUT = 600;

export async function signInPlugin(app: FastifyInstance, config: Config, now: () => number): Promise<SignIn> {
  const { clientId, clientSecret, apiUrl, authorizeUrl, timeout } = config.discord;
  const token = new URL(`${apiUrl}/oauth2/token`);
  const authorize = new URL(authorizeUrl);
  await app.register(oauth2, {
    name: 'oauth2Discord',
    scope: ['identify', 'guilds'],
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
    callbackUri: (request) => `${originOf(request, config)}/api/auth/callback/`,
    pkce: 'S256',
    cookie: { path: '/', secure: isSecure(config), sameSite: 'lax', httpOnly: true, maxAge: SIGN_IN_TIMEOUT },
    hostPrefixedCookies: isSecure(config),
    userAgent: false,
  });
  const flow = app.oauth2Discord;
  if (!flow) throw new Error('The OAuth plugin was not registered');

  const toTokens = (answer: { access_token: string; refresh_token?: string; expires_in: number }): UserTokens => ({
    access: answer.access_token,
    refresh: answer.refresh_token ?? null,
    expiresAt: now() + answer.expires_in * 1000,
  });

  return {
    start: (request, reply) => flow.generateAuthorizationUri(request, reply),
    finish: async (request, reply) =>
      toTokens((await flow.getAccessTokenFromAuthorizationCodeFlow(request, reply)).token),
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
