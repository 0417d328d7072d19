/** Counted since the start. */
export interface CacheMetrics {
  hits: number;
  misses: number;
  operations: number;
}

/** Keeps strings by key for a limited time. Never throws: failures count as misses. */
export interface Cache {
  get(key: string): Promise<string | null>;
  /** @param ttl milliseconds */
  set(key: string, value: string, ttl: number): Promise<void>;
  del(key: string): Promise<void>;
  metrics(): CacheMetrics;
  /** Rejects while the backend does not answer. Not counted in the metrics. */
  ping(): Promise<void>;
}

/** Where the cache keeps its strings. All operations may reject. */
export interface CacheBackend {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttl: number): Promise<unknown>;
  del(key: string): Promise<unknown>;
  /** Absent if the backend is always available. */
  ping?(): Promise<unknown>;
}

/** A cache that counts its operations and treats failures of the backend as misses. */
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

const MAX_ENTRIES = 20_000;

/** Keeps entries in the memory of this process. When it is full, the oldest entry is dropped. */
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
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    async del(key) {
      entries.delete(key);
    },
  };
}
