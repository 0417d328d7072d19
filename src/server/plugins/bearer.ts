import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells whether a request carries a credential as a bearer token. */
export function bearerOf(credential: string): (request: FastifyRequest) => boolean {
  // Digests are of one length, so the comparison tells nothing of the credential, not even how long it is.
  const expected = digest(credential);
  return ({ headers }) => {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ', 2);
    return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(token), expected);
  };
}
