import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { refusal } from '../refusal.ts';

const WINDOW = 60_000;

/**
 * Limits requests by person, or by address where nobody is signed in. It is the last hook of a route's `onRequest`: what
 * asks others before it answers belongs into a later one.
 */
export async function limitRates(app: FastifyInstance, config: Config, redis: Redis | null): Promise<void> {
  await app.register(rateLimit, {
    global: config.limits.requests > 0,
    max: config.limits.requests,
    timeWindow: WINDOW,
    // Whoever has one address of version 6 has the 2^64 beside it, too.
    keyGenerator: (request: FastifyRequest) => request.session?.userId ?? normalizeIP(request.ip),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    // A limiter that cannot count lets requests through: it protects, it does not gate.
    skipOnError: true,
    ...(redis ? { redis, nameSpace: 'guildhall:rate:' } : {}),
  });
}

/** The option of a route with a limit of its own; nothing where the limit is off. */
export function ownLimit(max: number): { config?: { rateLimit: { max: number; timeWindow: number } } } {
  return max > 0 ? { config: { rateLimit: { max, timeWindow: WINDOW } } } : {};
}

/** A limit for some of a route's requests. @throws Refusal with 429 */
export function limiter(app: FastifyInstance, max: number): (request: FastifyRequest) => Promise<void> {
  if (max === 0) return async () => {};
  const check = app.createRateLimit({ max, timeWindow: WINDOW });
  return async (request) => {
    const verdict = await check(request);
    if (!verdict.isAllowed && verdict.isExceeded) throw tooMany(verdict.ttlInSeconds);
  };
}

function tooMany(seconds: number) {
  return refusal(429, 'error.rate', { seconds });
}
