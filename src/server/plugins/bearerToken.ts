import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Returns a function that tells whether a request has the credential as its bearer token. */
export function bearerTokenCheck(credential: string): (request: FastifyRequest) => boolean {
  // Comparing digests, which all have the same length, reveals nothing about the credential, not even its length.
  const expected = digest(credential);
  return ({ headers }) => {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ', 2);
    return scheme?.toLowerCase() === 'bearer' && timingSafeEqual(digest(token), expected);
  };
}
