import type { Redis } from 'ioredis';

/** The number of requests in the current window, and how many milliseconds of it are left. */
export interface RateCount {
  current: number;
  ttl: number;
}

/**
 * Counts a request under a key, in a window of so many milliseconds that begins with the first request.
 * @param cost how many requests it counts as; 1 by default
 */
export type RateCounter = (key: string, window: number, cost?: number) => Promise<RateCount> | RateCount;

/** How many windows are kept, so that invented addresses do not fill the memory. The oldest are dropped first. */
const MAX_WINDOWS = 20_000;

/**
 * Counts in this process's memory.
 * @param clock a monotonic clock, in milliseconds
 */
export function memoryCounter(clock: () => number = () => performance.now()): RateCounter {
  const windows = new Map<string, { current: number; ends: number }>();
  return (key, window, cost = 1) => {
    const now = clock();
    let running = windows.get(key);
    if (!running || running.ends <= now) {
      windows.delete(key);
      running = { current: 0, ends: now + window };
      windows.set(key, running);
      const oldest = windows.keys().next().value;
      if (windows.size > MAX_WINDOWS && oldest !== undefined) windows.delete(oldest);
    }
    running.current += cost;
    return { current: running.current, ttl: running.ends - now };
  };
}

const PREFIX = 'guildhall:rate:';
const SCRIPT = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) or redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Counts for all processes together. While Redis is unavailable, each process counts for itself. */
export function redisCounter(redis: Redis, meanwhile: RateCounter = memoryCounter()): RateCounter {
  return async (key, window, cost = 1) => {
    try {
      const answer = await redis.eval(SCRIPT, 1, PREFIX + key, window, cost);
      if (!Array.isArray(answer)) throw new Error('Redis returned no count');
      return { current: Number(answer[0]), ttl: Number(answer[1]) };
    } catch {
      return meanwhile(key, window, cost);
    }
  };
}
