/** What the cache has done since the start. */
export interface CacheMetrics {
  hits: number;
  misses: number;
  operations: number;
}

/** Text by key, for a while. Never throws: a cache that fails is one that misses. */
export interface Cache {
  get(key: string): Promise<string | null>;
  /** @param ttl milliseconds */
  set(key: string, value: string, ttl: number): Promise<void>;
  del(key: string): Promise<void>;
  metrics(): CacheMetrics;
  /** Rejects while the place behind it does not answer. It counts for nothing in the metrics. */
  ping(): Promise<void>;
}

/** The operations of a place that keeps text; they may reject. */
export interface CacheBackend {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttl: number): Promise<unknown>;
  del(key: string): Promise<unknown>;
  /** Absent where it cannot be away. */
  ping?(): Promise<unknown>;
}

/** Counts what a backend does, and turns its failures into misses. */
export function cacheOver(backend: CacheBackend, onError: (error: unknown) => void = () => {}): Cache {
  const metrics: CacheMetrics = { hits: 0, misses: 0, operations: 0 };
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    metrics.operations += 1;
    try {
      return await work();
    } catch (error) {
      onError(error);
      return null;
    }
  };
  return {
    async get(key) {
      const value = await attempt(() => backend.get(key));
      if (value === null) metrics.misses += 1;
      else metrics.hits += 1;
      return value;
    },
    async set(key, value, ttl) {
      await attempt(() => backend.set(key, value, ttl));
    },
    async del(key) {
      await attempt(() => backend.del(key));
    },
    metrics: () => ({ ...metrics }),
    async ping() {
      await backend.ping?.();
    },
  };
}

const MOST_ENTRIES = 20_000;

/** Memory of this process; the entries that were written longest ago make room for new ones. */
export function memoryBackend(now: () => number = Date.now): CacheBackend {
  const entries = new Map<string, { value: string; until: number }>();
  return {
    async get(key) {
      const entry = entries.get(key);
      if (entry && entry.until > now()) return entry.value;
      entries.delete(key);
      return null;
    },
    async set(key, value, ttl) {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttl });
      const oldest = entries.keys().next().value;
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    async del(key) {
      entries.delete(key);
    },
  };
}
