import oauth2 from '@fastify/oauth2';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../configuration/config.ts';
import type { Tokens } from '../services/discord/tokenBox.ts';
import { originOf } from './ownOrigin.ts';
import { isSecure } from './session.ts';

/** The sign-in with the chat platform: code flow with state and PKCE. */
export interface SignIn {
  /** The consent page's address; sets the cookies that the answer is checked against. */
  start(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** @throws Error 'Invalid state'; an Error with `output.statusCode` when the exchange is refused. */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<Tokens>;
  /** @throws Error as `finish` does */
  refresh(refreshToken: string): Promise<Tokens>;
  /** Takes back the consent that a refresh token stands for, and with it the access token. @throws Error when Discord did not */
  revoke(refreshToken: string): Promise<void>;
}

/** Seconds in which a person has to agree. */
const PATIENCE = 600;

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
    cookie: { path: '/', secure: isSecure(config), sameSite: 'lax', httpOnly: true, maxAge: PATIENCE },
    hostPrefixedCookies: isSecure(config),
    userAgent: false,
  });
  const flow = app.oauth2Discord;
  if (!flow) throw new Error('The sign-in was not registered');

  const toTokens = (answer: { access_token: string; refresh_token?: string; expires_in: number }): Tokens => ({
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

/** Whether Discord refused a code or a refresh token. Any other failure says nothing about the person's consent. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('output' in error)) return false;
  const { statusCode } = error.output as { statusCode?: number };
  return statusCode === 400;
}
