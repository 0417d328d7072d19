import { performance } from 'node:perf_hooks';
import type { Redis } from 'ioredis';

/** How often somebody has asked in the window that runs, and the milliseconds that are left of it. */
export interface Count {
  current: number;
  ttl: number;
}

/** Counts requests by key, each in a window that begins with its first. */
export type Counter = (key: string, window: number) => Promise<Count> | Count;

/** More than that are addresses that somebody makes up; those that began longest ago are forgotten. */
const MOST = 20_000;

/**
 * Counts in the memory of this process.
 * @param clock milliseconds that only grow, whatever becomes of the time of day
 */
export function memoryCounter(clock: () => number = () => performance.now()): Counter {
  const windows = new Map<string, { current: number; ends: number }>();
  return (key, window) => {
    const now = clock();
    let running = windows.get(key);
    if (!running || running.ends <= now) {
      windows.delete(key);
      running = { current: 0, ends: now + window };
      windows.set(key, running);
      const oldest = windows.keys().next().value;
      if (windows.size > MOST && oldest !== undefined) windows.delete(oldest);
    }
    running.current += 1;
    return { current: running.current, ttl: running.ends - now };
  };
}

const PREFIX = 'guildhall:rate:';
const SCRIPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 or redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Counts for all processes together, and for this one alone while Redis is away: nobody gets in uncounted. */
export function redisCounter(redis: Redis, meanwhile: Counter = memoryCounter()): Counter {
  return async (key, window) => {
    try {
      const [current, ttl] = (await redis.eval(SCRIPT, 1, PREFIX + key, window)) as [number, number];
      return { current, ttl };
    } catch {
      return meanwhile(key, window);
    }
  };
}
