import type { FastifyRequest } from 'fastify';
import type { SignIn } from '../plugins/oauth.ts';
import { personOf } from '../plugins/session.ts';
import { refusal } from '../refusal.ts';
import { TokenRefused } from './bearer-get.ts';
import { Outage } from './cached-reads.ts';
import { seal, type Tokens, unseal } from './token-box.ts';

/** Milliseconds before its end at which a token counts as expired. */
const MARGIN = 60_000;

export interface AccessTokens {
  /** A token that counts, refreshed where it had expired. @throws TokenRefused, Outage */
  of(request: FastifyRequest): Promise<string>;
  /** Runs work in the person's name. When the platform has withdrawn the consent, the session ends with a 401. */
  inNameOf<Result>(
    request: FastifyRequest,
    work: (accessToken: () => Promise<string>) => Promise<Result>,
  ): Promise<Result>;
}

export function accessTokens(signIn: SignIn, tokenKey: Buffer, now: () => number): AccessTokens {
  // A refresh token counts once: requests of one session at the same moment share the refresh.
  const underWay = new Map<string, Promise<Tokens>>();

  function refreshed(sessionId: string, refreshToken: string): Promise<Tokens> {
    let refresh = underWay.get(sessionId);
    if (!refresh) {
      refresh = signIn
        .refresh(refreshToken)
        .catch((error: unknown) => {
          throw isRefused(error)
            ? new TokenRefused('The refresh was refused')
            : new Outage('No refresh', { cause: error });
        })
        .finally(() => underWay.delete(sessionId));
      underWay.set(sessionId, refresh);
    }
    return refresh;
  }

  async function of(request: FastifyRequest): Promise<string> {
    const { id } = personOf(request);
    const tokens = unseal(request.session.tokens ?? '', tokenKey, id);
    if (!tokens) throw new TokenRefused('The session has no usable token');
    if (tokens.expiresAt - MARGIN > now()) return tokens.access;
    if (!tokens.refresh) throw new TokenRefused('The token has expired');
    const anew = await refreshed(request.session.sessionId, tokens.refresh);
    request.session.tokens = seal({ ...anew, refresh: anew.refresh ?? tokens.refresh }, tokenKey, id);
    return anew.access;
  }

  return {
    of,
    async inNameOf(request, work) {
      for (;;) {
        let asked = false;
        const token = () => {
          asked = true;
          return of(request);
        };
        try {
          return await work(token);
        } catch (error) {
          if (!(error instanceof TokenRefused)) throw error;
          // Somebody with the same account asked for both, with a token that does not count: ours was not heard yet.
          if (!asked) continue;
          await request.session.destroy();
          throw refusal(401, 'error.session');
        }
      }
    },
  };
}

/** simple-oauth2 reports the provider's refusals as errors with the answer's status. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('output' in error)) return false;
  const { statusCode } = error.output as { statusCode?: number };
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429;
}
