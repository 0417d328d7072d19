import type { FastifyReply } from 'fastify';

/** Discord's errors that the simulator returns: HTTP status, Discord's error code and message. */
export const failures = {
  badRequest: { status: 400, code: 0, message: '400: Bad Request' },
  unauthorized: { status: 401, code: 0, message: '401: Unauthorized' },
  notFound: { status: 404, code: 0, message: '404: Not Found' },
  internal: { status: 500, code: 0, message: '500: Internal Server Error' },
  unknownGuild: { status: 404, code: 10004, message: 'Unknown Guild' },
  unknownMember: { status: 404, code: 10007, message: 'Unknown Member' },
  unknownUser: { status: 404, code: 10013, message: 'Unknown User' },
  missingScope: { status: 403, code: 50026, message: 'Missing required OAuth2 scope' },
  invalidForm: { status: 400, code: 50035, message: 'Invalid Form Body' },
} as const;

export type Failure = keyof typeof failures;

/** Sends an error in Discord's format, `{ message, code }`. */
export function fail(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, code, message } = failures[failure];
  return reply.code(status).send({ message, code });
}

/** The state of a rate limit; times in seconds. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  resetAfter: number;
  bucket: string;
}

/** Sets the X-RateLimit headers. */
export function rateLimitHeaders(reply: FastifyReply, state: RateLimitState): FastifyReply {
  return reply.headers({
    'x-ratelimit-limit': String(state.limit),
    'x-ratelimit-remaining': String(state.remaining),
    'x-ratelimit-reset': (Date.now() / 1000 + state.resetAfter).toFixed(3),
    'x-ratelimit-reset-after': state.resetAfter.toFixed(3),
    'x-ratelimit-bucket': state.bucket,
  });
}

/** Answers 429 as Discord does: whole seconds in the header, the exact time in the body. */
export function rateLimited(reply: FastifyReply, state: RateLimitState): FastifyReply {
  return rateLimitHeaders(reply, { ...state, remaining: 0 })
    .code(429)
    .headers({ 'retry-after': String(Math.max(1, Math.ceil(state.resetAfter))), 'x-ratelimit-scope': 'user' })
    .send({ message: 'You are being rate limited.', retry_after: state.resetAfter, global: false, code: 0 });
}
