import type { FastifyRequest } from 'fastify';
import { refusal } from '../../answers/refusal.ts';
import type { DiscordUser } from '../discord/discordAnswers.ts';

declare module 'fastify' {
  interface Session {
    userId?: string;
    user?: DiscordUser;
    /** Encrypted, see `tokenBox.ts`. */
    tokens?: string;
    /** When the session ends, in milliseconds since 1970; absent until it is stored. */
    endsAt?: number;
  }
}

/** The signed-in user. @throws Refusal with 401 */
export function signedInUser(request: FastifyRequest): DiscordUser {
  const { user, userId } = request.session ?? {};
  if (!user || !userId) throw refusal(401, 'error.session');
  return user;
}
