import type { FastifyRequest } from 'fastify';
import { refusal } from '../../answers/refusal.ts';
import type { Sessions } from '../../store/sessions.ts';
import { sessionOf } from '../access/signedInUser.ts';
import { TokenRefused } from './bearerGet.ts';
import type { TokenRefresh } from './tokenRefresh.ts';

export interface AccessTokens {
  /**
   * Runs work with an access token of the signed-in user. If Discord refuses the token, the session ends.
   * @throws Refusal 401, UpstreamUnavailable, and what `work` throws
   */
  inNameOf<Result>(
    request: FastifyRequest,
    work: (accessToken: () => Promise<string>) => Promise<Result>,
  ): Promise<Result>;
}

interface Parts {
  refresh: TokenRefresh;
  sessions: Pick<Sessions, 'destroy'>;
}

export function accessTokens({ refresh, sessions }: Parts): AccessTokens {
  return {
    async inNameOf(request, work) {
      for (;;) {
        let asked = false;
        const token = async () => {
          asked = true;
          const { id, userId } = sessionOf(request);
          return (await refresh.of(id, userId)).access;
        };
        try {
          return await work(token);
        } catch (error) {
          if (!(error instanceof TokenRefused)) throw error;
          // The work was shared with another session of the user, whose token was refused. Ours has not been tried.
          if (!asked) continue;
          await sessions.destroy(sessionOf(request).id);
          throw refusal(401, 'error.session');
        }
      }
    },
  };
}
