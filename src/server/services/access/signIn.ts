import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTokens } from '../discord/tokenBox.ts';

/** A sign-in that a browser has started. */
export interface SignInAttempt {
  /** The PKCE code verifier. */
  verifier: string;
  /** Where to continue; empty for the default. From a cookie, so it may be anything. */
  next: string;
}

/** Signing in with Discord: authorization code flow with state and PKCE. A browser can have several attempts open. */
export interface SignIn {
  /** Sets the cookie that verifies the callback. @returns the address of Discord's consent page */
  start(request: FastifyRequest, reply: FastifyReply, next: string): string;
  /** Finds the attempt that a callback completes, and clears its cookie; null if this browser has not started it lately. */
  take(request: FastifyRequest, reply: FastifyReply, state: unknown): SignInAttempt | null;
  /** @throws an Error with `output.statusCode` if the exchange is refused */
  finish(request: FastifyRequest, attempt: SignInAttempt, code: unknown): Promise<UserTokens>;
  /** @throws Error as `finish` does */
  refresh(refreshToken: string): Promise<UserTokens>;
  /** Revokes a refresh token, and with it the access token. @throws Error if Discord did not revoke it */
  revoke(refreshToken: string): Promise<void>;
}

/** Whether Discord refused a code or a refresh token. Other failures do not mean that the user withdrew consent. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('output' in error)) return false;
  const { output } = error;
  return typeof output === 'object' && output !== null && 'statusCode' in output && output.statusCode === 400;
}
