import { TimeoutError, withTimeout } from '../requests/withTimeout.ts';
import type { Cache } from './cache.ts';

/** Milliseconds for which an answer counts as current. */
const FRESH_LIFETIME = 60_000;
/** Milliseconds for which an answer may stand in while its source is out. */
const STALE_LIFETIME = 3_600_000;
/** Milliseconds after which a source that is slow to answer counts as out, where an answer is cached. */
const SOURCE_TIMEOUT = 3000;
/** How many parsed answers are held. */
const MOST_PARSED = 1000;

/** The source does not answer, or not in a shape that can be used. */
export class UpstreamUnavailable extends Error {
  override name = 'Outage';
}

export interface Read<Value> {
  value: Value;
  /** Milliseconds since the source said so. */
  age: number;
}

export interface CachedReads {
  /**
   * Values are JSON, shared between callers: nobody changes them.
   * Answers from the cache for a minute, then asks the source; callers at the same moment share one request.
   * While the source is out, the last answer of the past hour is given.
   * @param maxAge milliseconds; an older answer is asked anew. 0 always asks.
   * @throws UpstreamUnavailable when the source is out and nothing is cached
   */
  read<Value>(key: string, ask: () => Promise<Value>, maxAge?: number): Promise<Read<Value>>;
  /** What is cached has changed at its source: the next read asks. While the source is out, it still stands in. */
  invalidate(key: string): Promise<void>;
}

interface CacheEntry {
  value: unknown;
  at: number;
  outdated?: true;
}

export function cachedReads(cache: Cache, now: () => number = Date.now): CachedReads {
  const pending = new Map<string, Promise<Read<unknown>>>();

  // A large server is some hundred kilobytes of text: what was read last is not parsed again.
  const parsed = new Map<string, { text: string; entry: CacheEntry }>();

  async function entryOf(key: string): Promise<CacheEntry | null> {
    const text = await cache.get(key);
    if (text === null) return null;
    const known = parsed.get(key);
    if (known?.text === text) return known.entry;
    const entry = JSON.parse(text) as CacheEntry;
    if (parsed.size >= MOST_PARSED) parsed.clear();
    parsed.set(key, { text, entry });
    return entry;
  }

  async function readAnew(key: string, ask: () => Promise<unknown>): Promise<Read<unknown>> {
    const answer = ask().then(async (value): Promise<Read<unknown>> => {
      await cache.set(key, JSON.stringify({ value, at: now() } satisfies CacheEntry), STALE_LIFETIME);
      return { value, age: 0 };
    });
    // A late answer still reaches the cache; its failure may be nobody's any more.
    answer.catch(() => {});
    const cached = await entryOf(key);
    if (!cached) return answer;
    try {
      return await withTimeout(SOURCE_TIMEOUT, answer);
    } catch (error) {
      if (error instanceof UpstreamUnavailable || error instanceof TimeoutError)
        return { value: cached.value, age: Math.abs(now() - cached.at) };
      throw error;
    }
  }

  return {
    async read<Value>(key: string, ask: () => Promise<Value>, maxAge = FRESH_LIFETIME) {
      const entry = maxAge === 0 ? null : await entryOf(key);
      // From the future, where a clock was set back meanwhile, it is as old as it is young.
      const age = entry ? Math.abs(now() - entry.at) : 0;
      if (entry && !entry.outdated && age < maxAge) {
        return { value: entry.value as Value, age };
      }
      let request = pending.get(key);
      if (!request) {
        request = readAnew(key, ask).finally(() => pending.delete(key));
        pending.set(key, request);
      }
      return (await request) as Read<Value>;
    },
    async invalidate(key) {
      const entry = await entryOf(key);
      if (!entry) return;
      await cache.set(
        key,
        JSON.stringify({ ...entry, outdated: true }),
        Math.max(1, entry.at + STALE_LIFETIME - now()),
      );
    },
  };
}
