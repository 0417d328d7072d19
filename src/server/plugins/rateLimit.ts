import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { Config } from '../configuration/config.ts';
import type { Count, Counter } from './rateCounters.ts';

const WINDOW = 60_000;

/**
 * Limits requests by person, or by address where nobody is signed in. It is the last hook of a route's `onRequest`: what
 * asks others before it answers belongs into a later one.
 */
export async function limitRates(app: FastifyInstance, { limits }: Config, counter: Counter): Promise<void> {
  await app.register(rateLimit, {
    global: limits.requests > 0,
    max: limits.requests,
    timeWindow: WINDOW,
    keyGenerator: personOrAddress,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    store: storeOver(counter),
  });
}

function personOrAddress(request: FastifyRequest): string {
  return request.session?.userId ?? addressOf(request);
}

/** Whoever has one address of version 6 has the 2^64 beside it, too. */
function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/** All limits count in one place; routes of the same group share one count, and so do those without a limit of their own. */
function storeOver(counter: Counter): FastifyRateLimitStoreCtor {
  return class Store {
    readonly #group: string;

    constructor({ groupId = 'requests' }: { groupId?: string }) {
      this.#group = groupId;
    }

    incr(key: string, done: (error: Error | null, count?: Count) => void, window: number): void {
      Promise.resolve(counter(`${this.#group}:${key}`, window)).then((count) => done(null, count), done);
    }

    child(options: object): Store {
      return new Store('groupId' in options ? { groupId: String(options.groupId) } : {});
    }
  };
}

/**
 * The option of a route with a limit of its own; nothing where the limit is off.
 * @param groupId what is counted: together, in all routes that name the same
 */
export function ownLimit(groupId: string, max: number) {
  return max > 0 ? { config: { rateLimit: { max, timeWindow: WINDOW, groupId } } } : {};
}

/** A limit for some requests, like those that fail. @throws Refusal with 429 */
export function limiter(
  counter: Counter,
  what: string,
  max: number,
  keyOf: (request: FastifyRequest) => string = personOrAddress,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (max === 0) return;
    const { current, ttl } = await counter(`${what}:${keyOf(request)}`, WINDOW);
    if (current > max) throw tooMany(ttl);
  };
}

/** Limits who sends wrong credentials of machines, by address. The right one is never kept out. */
export function wrongCredentials({ limits }: Config, counter: Counter): (request: FastifyRequest) => Promise<void> {
  return limiter(counter, 'credentials', limits.credentials, addressOf);
}

/** @param ttl milliseconds after which there is room again */
function tooMany(ttl: number) {
  const seconds = Math.ceil(ttl / 1000);
  return refusal(429, 'error.rate', { seconds }, { headers: { 'retry-after': String(seconds) } });
}
