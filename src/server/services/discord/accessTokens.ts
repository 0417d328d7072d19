import type { FastifyRequest } from 'fastify';
import { refusal } from '../../answers/refusal.ts';
import { signedInUser } from '../access/signedInUser.ts';
import { TokenRefused } from './bearerGet.ts';
import { unseal } from './tokenBox.ts';
import type { TokenRefresh } from './tokenRefresh.ts';

export interface AccessTokens {
  /** Runs work in the person's name. When the platform has withdrawn the consent, the session ends with a 401. */
  inNameOf<Result>(
    request: FastifyRequest,
    work: (accessToken: () => Promise<string>) => Promise<Result>,
  ): Promise<Result>;
}

export function accessTokens(refresh: TokenRefresh, tokenKey: Buffer): AccessTokens {
  /** A token that counts, refreshed where it had expired. @throws TokenRefused, UpstreamUnavailable */
  async function of(request: FastifyRequest): Promise<string> {
    const { id } = signedInUser(request);
    const tokens = unseal(request.session.tokens ?? '', tokenKey, id);
    if (!tokens) throw new TokenRefused('The session has no usable token');
    if (refresh.isFresh(tokens)) return tokens.access;
    return (await refresh.of(request.session.sessionId, id)).access;
  }

  return {
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
