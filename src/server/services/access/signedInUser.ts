import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../../answers/refusal.ts';
import type { DiscordUser } from '../discord/discordAnswers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if nobody is signed in. */
    session: UserSession | null;
  }
}

/** The session of a user in one browser. */
export interface UserSession {
  id: string;
  userId: string;
  /** As they were at the sign-in. */
  readonly user: DiscordUser;
}

/**
 * Starts a session, in place of one that the browser has. The ID in its cookie is new, so that nobody else can have chosen it.
 * @param tokens encrypted, see `tokenBox.ts`
 * @throws StoreUnavailable
 */
export type StartSession = (reply: FastifyReply, user: DiscordUser, tokens: string) => Promise<void>;

/** The user of a request for a page; null if nobody is signed in, undefined if the store did not say. */
export type FindVisitor = (request: FastifyRequest) => Promise<DiscordUser | null | undefined>;

/** The session of a request. @throws Refusal with 401 */
export function sessionOf({ session }: FastifyRequest): UserSession {
  if (!session) throw refusal(401, 'error.session');
  return session;
}

/** The signed-in user. @throws Refusal with 401 */
export function signedInUser(request: FastifyRequest): DiscordUser {
  return sessionOf(request).user;
}
