import { randomUUID } from 'node:crypto';
import { TimeoutError, withTimeout } from '../requests/withTimeout.ts';
import type { Cache } from './cache.ts';

/** Milliseconds for which a cached value is used without asking the source. */
const FRESH_LIFETIME = 60_000;
/** Milliseconds for which a cached value may be used while its source does not answer. */
const STALE_LIFETIME = 3_600_000;
/** Milliseconds to wait for the source if there is a cached value. */
const SOURCE_TIMEOUT = 3000;
/** How many parsed values are kept in memory. */
const MAX_PARSED = 1000;

/** The source does not answer, or its answer cannot be used. */
export class UpstreamUnavailable extends Error {
  override name = 'UpstreamUnavailable';
}

export interface Read<Value> {
  value: Value;
  /** Milliseconds since it was read from the source. */
  age: number;
}

export interface CachedReads {
  /**
   * Reads a value from the cache for a minute, then asks the source again. Concurrent callers share one request. While the
   * source does not answer, values of up to an hour ago are returned. Values are JSON and shared: do not change them.
   * @param maxAge milliseconds; older values are read again. 0 always asks the source.
   * @throws UpstreamUnavailable if the source does not answer and nothing is cached
   */
  read<Value>(key: string, ask: () => Promise<Value>, maxAge?: number): Promise<Read<Value>>;
  /** Makes the next read ask the source. While the source does not answer, the cached value is still used. */
  invalidate(key: string): Promise<void>;
}

/** A request to a source. */
interface Asked {
  /** The key was invalidated since, or a later request is answered: the answer may be from before. */
  outdated: boolean;
}

interface CacheEntry {
  /** Absent if the key was invalidated before it had any. */
  value?: unknown;
  at: number;
  outdated?: true;
  /** Names the last invalidation, so that no process stores an answer to what it asked before. */
  invalidation?: string | undefined;
}

export function cachedReads(cache: Cache, now: () => number = Date.now): CachedReads {
  const pending = new Map<string, Promise<Read<unknown>>>();
  /** Those without an answer, the oldest first. */
  const unanswered = new Map<string, Asked[]>();

  // A large server is several hundred kilobytes of JSON, so the last parsed value is kept.
  const parsed = new Map<string, { text: string; entry: CacheEntry }>();

  async function entryOf(key: string): Promise<CacheEntry | null> {
    const text = await cache.get(key);
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.entry;
    const entry: CacheEntry = JSON.parse(text);
    if (parsed.size >= MAX_PARSED) parsed.clear();
    parsed.set(key, { text, entry });
    return entry;
  }

  /** Marks the requests that began before another one, or all. */
  function outdate(key: string, next?: Asked): void {
    const all = unanswered.get(key) ?? [];
    for (const one of next ? all.slice(0, all.indexOf(next)) : all) one.outdated = true;
  }

  function settle(key: string, asked: Asked): void {
    const others = unanswered.get(key)?.filter((one) => one !== asked) ?? [];
    if (others.length > 0) unanswered.set(key, others);
    else unanswered.delete(key);
  }

  async function readAnew(key: string, ask: () => Promise<unknown>, asked: Asked): Promise<Read<unknown>> {
    unanswered.set(key, [...(unanswered.get(key) ?? []), asked]);
    const before = entryOf(key);
    const answer = ask()
      .then(async (value): Promise<Read<unknown>> => {
        const invalidation = (await entryOf(key))?.invalidation;
        if (!asked.outdated && invalidation === (await before)?.invalidation) {
          outdate(key, asked);
          await cache.set(key, JSON.stringify({ value, at: now(), invalidation } satisfies CacheEntry), STALE_LIFETIME);
        }
        return { value, age: 0 };
      })
      .finally(() => settle(key, asked));
    // A late answer still updates the cache; a late failure must not be an unhandled rejection.
    answer.catch(() => {});
    const cached = await before;
    if (!cached || !Object.hasOwn(cached, 'value')) return answer;
    try {
      return await withTimeout(SOURCE_TIMEOUT, answer);
    } catch (error) {
      if (error instanceof UpstreamUnavailable || error instanceof TimeoutError)
        return { value: cached.value, age: Math.abs(now() - cached.at) };
      throw error;
    }
  }

  async function read(key: string, ask: () => Promise<unknown>, maxAge = FRESH_LIFETIME): Promise<Read<unknown>> {
    const entry = maxAge === 0 ? null : await entryOf(key);
    // One from the future was written by another clock, or before this one was set back: its age is not known.
    const age = entry ? now() - entry.at : 0;
    if (entry && !entry.outdated && age >= 0 && age < maxAge) return { value: entry.value, age };
    const running = pending.get(key);
    if (running) return running;
    const asked = { outdated: false };
    const request = readAnew(key, ask, asked).finally(() => {
      if (!asked.outdated) pending.delete(key);
    });
    pending.set(key, request);
    return request;
  }

  return {
    read<Value>(key: string, ask: () => Promise<Value>, maxAge?: number) {
      // A key always has values of the same type.
      return read(key, ask, maxAge) as Promise<Read<Value>>;
    },
    async invalidate(key) {
      outdate(key);
      pending.delete(key);
      const entry = (await entryOf(key)) ?? { at: now() };
      await cache.set(
        key,
        JSON.stringify({ ...entry, outdated: true, invalidation: randomUUID() } satisfies CacheEntry),
        Math.max(1, entry.at + STALE_LIFETIME - now()),
      );
    },
  };
}
