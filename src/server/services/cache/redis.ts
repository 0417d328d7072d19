import { Redis } from 'ioredis';
import { gathered } from '../../store/engines/gathered.ts';
import type { CacheBackend } from './cache.ts';

const PREFIX = 'guildhall:';

/** A connection that fails fast while Redis is down, and reconnects by itself. */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  });
  // Without a listener, ioredis prints errors with the address, which may contain a password.
  redis.on('error', onError);
  return redis;
}

export function redisBackend(redis: Redis): CacheBackend {
  const get = gathered(async (keys: readonly string[]) => {
    const distinct = [...new Set(keys)];
    const values = await redis.mget(distinct.map((key) => PREFIX + key));
    const byKey = new Map(distinct.map((key, index) => [key, values[index] ?? null]));
    return keys.map((key) => byKey.get(key) ?? null);
  });
  return {
    get,
    set: (key, value, ttl) => redis.set(PREFIX + key, value, 'PX', ttl),
    del: (key) => redis.del(PREFIX + key),
    ping: () => redis.ping(),
  };
}
