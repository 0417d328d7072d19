import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserTokens } from '../discord/tokenBox.ts';

/** Signing in with Discord: authorization code flow with state and PKCE. */
export interface SignIn {
  /** Sets the cookies that verify the callback. @returns the address of Discord's consent page */
  start(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** @throws Error 'Invalid state', or an Error with `output.statusCode` if the exchange is refused */
  finish(request: FastifyRequest, reply: FastifyReply): Promise<UserTokens>;
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
