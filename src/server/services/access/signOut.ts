import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../../store/sessions.ts';
import { unseal } from '../discord/tokenBox.ts';
import { withTimeout } from '../requests/withTimeout.ts';
import type { SignIn } from './signIn.ts';

/** Milliseconds that Discord may take to revoke a token before the person is sent on. */
const PATIENCE = 2000;

interface SignOutOptions {
  sessions: Pick<Sessions, 'tokens' | 'destroy' | 'destroyAllOf'>;
  signIn: Pick<SignIn, 'revoke'>;
  tokenKey: Buffer;
}

export interface SignOut {
  /** Ends one session of a person. */
  here(sessionId: string, userId: string, log: FastifyBaseLogger): Promise<void>;
  /** Ends all sessions of a person, whatever process serves them. @returns how many there were */
  everywhere(userId: string, log: FastifyBaseLogger): Promise<number>;
}

/**
 * Ends sessions, and then has Discord revoke their tokens. The session is gone whether Discord answers or not; a token that
 * is left over stands nowhere any more and expires by itself.
 */
export function signOut({ sessions, signIn, tokenKey }: SignOutOptions): SignOut {
  async function revoke(boxes: readonly string[], userId: string, log: FastifyBaseLogger): Promise<void> {
    const tokens = boxes.flatMap((box) => unseal(box, tokenKey, userId)?.refresh ?? []);
    const work = Promise.all(tokens.map((token) => signIn.revoke(token)));
    await withTimeout(PATIENCE, work).catch((error: unknown) => log.warn({ err: error }, 'a token was not revoked'));
  }

  return {
    async here(sessionId, userId, log) {
      const stored = await sessions.tokens(sessionId);
      await sessions.destroy(sessionId);
      if (stored) await revoke([stored.tokens], userId, log);
    },

    async everywhere(userId, log) {
      const boxes = await sessions.destroyAllOf(userId);
      await revoke(boxes, userId, log);
      return boxes.length;
    },
  };
}
