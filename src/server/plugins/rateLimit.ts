import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../answers/refusal.ts';
import type { SentenceKey } from '../answers/sentences.ts';
import type { Config } from '../configuration/config.ts';
import { logEvent } from '../services/requests/eventsLog.ts';
import type { RateCount, RateCounter } from '../services/requests/rateCounters.ts';

const WINDOW = 60_000;

/**
 * Limits requests per user, or per IP address if no one is signed in. Runs last among a route's `onRequest` hooks: hooks that call
 * other services belong in a later phase.
 */
export async function limitRates(app: FastifyInstance, { limits }: Config, counter: RateCounter): Promise<void> {
  await app.register(rateLimit, {
    global: limits.requests > 0,
    max: limits.requests,
    timeWindow: WINDOW,
    keyGenerator: userOrAddress,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    store: storeOver(counter),
  });
}

function userOrAddress(request: FastifyRequest): string {
  return request.session?.userId ?? addressOf(request);
}

/** IPv6 addresses count by their /64 network, which usually belongs to one client. */
function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/** A store for the plugin over our counter. Routes of a group share one count, as do all routes without a group. */
function storeOver(counter: RateCounter): FastifyRateLimitStoreCtor {
  return class Store {
    readonly #group: string;

    constructor({ groupId = 'requests' }: { groupId?: string }) {
      this.#group = groupId;
    }

    incr(key: string, done: (error: Error | null, count?: RateCount) => void, window: number): void {
      Promise.resolve(counter(`${this.#group}:${key}`, window)).then((count) => done(null, count), done);
    }

    child(options: object): Store {
      return new Store('groupId' in options ? { groupId: String(options.groupId) } : {});
    }
  };
}

/**
 * Route options for a limit of its own; empty if the limit is off.
 * @param groupId routes with the same group share one count
 */
export function routeLimit(groupId: string, max: number) {
  return max > 0 ? { config: { rateLimit: { max, timeWindow: WINDOW, groupId } } } : {};
}

/**
 * A limit to be checked by hand, for example for failed requests only. The returned function throws a Refusal with 429. Its `cost` is how
 * many requests the request counts as; 1 by default.
 */
export function createLimiter(
  counter: RateCounter,
  what: string,
  max: number,
  keyOf: (request: FastifyRequest) => string = userOrAddress,
): (request: FastifyRequest, cost?: number) => Promise<void> {
  return async (request, cost) => {
    if (max === 0) return;
    const { current, ttl } = await counter(`${what}:${keyOf(request)}`, WINDOW, cost);
    if (current > max) throw tooMany(ttl);
  };
}

/**
 * Refuses requests with a wrong machine credential, which are logged and limited per IP address. Requests with the right one are
 * not counted. The returned function throws a Refusal with 401 and the given sentence, or with 429.
 */
export function createCredentialRefusal(
  { limits }: Config,
  counter: RateCounter,
): (request: FastifyRequest, sentence: SentenceKey) => Promise<never> {
  const limitGuesses = createLimiter(counter, 'credentials', limits.credentials, addressOf);
  return async (request, sentence) => {
    const { method, routeOptions } = request;
    logEvent(request.log, 'credential-refused', { method, route: routeOptions.url });
    await limitGuesses(request);
    throw refusal(401, sentence);
  };
}

/** @param ttl milliseconds until the next request is allowed */
function tooMany(ttl: number) {
  const seconds = Math.ceil(ttl / 1000);
  return refusal(429, 'error.rate', { seconds }, { headers: { 'retry-after': String(seconds) } });
}
