import { connectRedis } from '../../src/server/services/cache/redis.ts';

/** The Redis that tests use. */
export const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Whether Redis can be tested; says so where it cannot. @throws where it must be */
export async function redisIsAvailable(): Promise<boolean> {
  const redis = connectRedis(REDIS, () => {});
  try {
    return await new Promise<boolean>((resolve, reject) => {
      redis.once('ready', () => resolve(true));
      redis.once('error', (error) => {
        if (process.env.REQUIRE_SERVICES === '1') return reject(error);
        console.warn(`Redis is not tested: ${REDIS} cannot be reached (${String(error)}).`);
        resolve(false);
      });
    });
  } finally {
    redis.disconnect();
  }
}
