import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../../store/sessions.ts';
import { unseal } from '../discord/tokenBox.ts';
import { withTimeout } from '../requests/withTimeout.ts';
import type { SignIn } from './signIn.ts';

/** Milliseconds to wait for Discord to revoke a token. */
const TIMEOUT = 2000;

interface SignOutOptions {
  sessions: Pick<Sessions, 'destroy' | 'destroyAllOf'>;
  signIn: Pick<SignIn, 'revoke'>;
  tokenKey: Buffer;
}

export interface SignOut {
  /** Ends one session of a user. */
  here(sessionId: string, userId: string, log: FastifyBaseLogger): Promise<void>;
  /** Ends all sessions of a user in all processes. @returns how many there were */
  everywhere(userId: string, log: FastifyBaseLogger): Promise<number>;
}

/**
 * Ends sessions, then asks Discord to revoke their tokens. A token that could not be revoked is no longer stored anywhere and
 * expires by itself.
 */
export function signOut({ sessions, signIn, tokenKey }: SignOutOptions): SignOut {
  async function revoke(boxes: readonly string[], userId: string, log: FastifyBaseLogger): Promise<void> {
    const tokens = boxes.flatMap((box) => unseal(box, tokenKey, userId)?.refresh ?? []);
    const work = Promise.all(tokens.map((token) => signIn.revoke(token)));
    await withTimeout(TIMEOUT, work).catch((error: unknown) => log.warn({ err: error }, 'a token was not revoked'));
  }

  return {
    async here(sessionId, userId, log) {
      const box = await sessions.destroy(sessionId);
      if (box !== null) await revoke([box], userId, log);
    },

    async everywhere(userId, log) {
      const boxes = await sessions.destroyAllOf(userId);
      await revoke(boxes, userId, log);
      return boxes.length;
    },
  };
}
