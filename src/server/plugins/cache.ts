import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import { type Cache, cacheOver, memoryBackend } from '../services/cache/cache.ts';
import { connectRedis, redisBackend } from '../services/cache/redis.ts';

const COMPLAIN_EVERY = 60_000;

/** Memory of this process, or Redis where it is configured. Redis may be away: then every read is a miss. */
export function cachePlugin(
  app: FastifyInstance,
  config: Config,
  { cacheBackend, now = Date.now }: AppParts,
): { cache: Cache; redis: Redis | null } {
  let complained = -COMPLAIN_EVERY;
  const complain = (error: unknown) => {
    if (now() - complained < COMPLAIN_EVERY) return;
    complained = now();
    app.log.warn({ err: error }, 'the cache does not answer: reading without it');
  };
  if (cacheBackend || !config.redisUrl) {
    return { cache: cacheOver(cacheBackend ?? memoryBackend(now), complain), redis: null };
  }
  const redis = connectRedis(config.redisUrl, complain);
  app.addHook('onClose', async () => redis.disconnect());
  return { cache: cacheOver(redisBackend(redis), complain), redis };
}
