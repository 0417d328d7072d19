import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import { type Cache, cacheOver, memoryBackend } from '../services/cache/cache.ts';
import { connectRedis, redisBackend } from '../services/cache/redis.ts';

const WARN_INTERVAL = 60_000;

/** The cache: Redis if configured, otherwise this process's memory. While Redis is unavailable, every read is a miss. */
export function cachePlugin(
  app: FastifyInstance,
  config: Config,
  { cacheBackend, now = Date.now }: AppParts,
): { cache: Cache; redis: Redis | null } {
  let warnedAt = -WARN_INTERVAL;
  const warn = (error: unknown) => {
    if (now() - warnedAt < WARN_INTERVAL) return;
    warnedAt = now();
    app.log.warn({ err: error }, 'the cache is not available; continuing without it');
  };
  if (cacheBackend || !config.redisUrl) {
    return { cache: cacheOver(cacheBackend ?? memoryBackend(now), warn), redis: null };
  }
  const redis = connectRedis(config.redisUrl, warn);
  app.addHook('onClose', async () => redis.disconnect());
  return { cache: cacheOver(redisBackend(redis), warn), redis };
}
