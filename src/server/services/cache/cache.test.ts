import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Cache, cacheOver, memoryBackend } from './cache.ts';
import { cachedReads, UpstreamUnavailable } from './cachedReads.ts';
import { connectRedis, redisBackend } from './redis.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function exercise(cache: Cache) {
  const key = randomUUID();
  expect(await cache.get(key)).toBeNull();
  await cache.set(key, 'ü', 10_000);
  expect(await cache.get(key)).toBe('ü');
  await cache.del(key);
  expect(await cache.get(key)).toBeNull();
  await cache.ping();
  expect(cache.metrics()).toEqual({ hits: 1, misses: 2, operations: 5 });
  await Promise.all([cache.set(key, 'a', 10_000), cache.set(`${key}b`, 'b', 10_000)]);
  const keys = [key, `${key}b`, `${key}c`, key];
  expect(await Promise.all(keys.map((one) => cache.get(one)))).toEqual(['a', 'b', null, 'a']);
}

describe('the cache', () => {
  test('in memory stores, deletes and counts', () => exercise(cacheOver(memoryBackend())));

  test('in memory drops expired entries, and the oldest ones when it is full', async () => {
    let now = 0;
    const backend = memoryBackend(() => now);
    await backend.set('a', 'x', 10);
    now = 10;
    expect(await backend.get('a')).toBeNull();
    for (let index = 0; index <= 20_000; index++) await backend.set(String(index), 'x', 1000);
    expect([await backend.get('0'), await backend.get('20000')]).toEqual([null, 'x']);
  });

  test('in Redis stores, deletes and counts', async (context) => {
    const url = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';
    const redis = connectRedis(url, () => {});
    try {
      const ready = await new Promise<boolean>((resolve) => {
        redis.once('ready', () => resolve(true));
        redis.once('error', () => resolve(false));
      });
      if (!ready && process.env.REQUIRE_SERVICES === '1') throw new Error(`Redis cannot be reached at ${url}`);
      if (!ready) return context.skip(`Redis cannot be reached at ${url}`);
      await exercise(cacheOver(redisBackend(redis)));
    } finally {
      redis.disconnect();
    }
  });

  test('that cannot be reached misses, and reports the errors', async () => {
    const errors: unknown[] = [];
    const redis = connectRedis('redis://127.0.0.1:1', () => {});
    try {
      const cache = cacheOver(redisBackend(redis), (error) => errors.push(error));
      await cache.set('a', 'x', 1000);
      expect(await cache.get('a')).toBeNull();
      await cache.del('a');
      expect(errors).toHaveLength(3);
      await expect(cache.ping()).rejects.toThrow();
    } finally {
      redis.disconnect();
    }
  });
});

describe('cached reads', () => {
  test('wait at most three seconds for a source that has answered before', async () => {
    const reads = cachedReads(cacheOver(memoryBackend()));
    await reads.read('a', async () => 1);
    vi.useFakeTimers();
    const answered = vi.fn();
    const never = new Promise<number>(() => {});
    reads.read('a', () => never, 0).then(({ value }) => answered(value));
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(1);
  });

  test('keep what was asked for last, even if an earlier answer comes later', async () => {
    const { reads, clock } = counted();
    await reads.read('a', async () => 1);
    vi.useFakeTimers();
    let answer = (_: number) => {};
    const slow = reads.read('a', () => new Promise<number>((resolve) => (answer = resolve)), 0);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await slow).value).toBe(1);
    clock.now += 3000;
    await reads.read('a', async () => 3, 0);
    answer(2);
    await vi.advanceTimersByTimeAsync(0);
    expect((await reads.read('a', out)).value).toBe(3);
  });

  test('rethrow errors other than outages, and return the age of a value', async () => {
    let now = 0;
    const reads = cachedReads(cacheOver(memoryBackend(() => now)), () => now);
    await reads.read('a', async () => 1);
    now = 70_000;
    const fail = (error: Error) => async (): Promise<number> => {
      throw error;
    };
    expect(await reads.read('a', fail(new UpstreamUnavailable('out')))).toEqual({ value: 1, age: 70_000 });
    await expect(reads.read('a', fail(new TypeError('bug')))).rejects.toThrow('bug');
    await expect(reads.read('b', fail(new UpstreamUnavailable('out')))).rejects.toThrow('out');
    expect(await reads.read('a', async () => 2)).toEqual({ value: 2, age: 0 });
  });

  const MINUTE = 60_000;
  /** Cached reads with a clock that the test sets, and a source that counts its calls. */
  function counted() {
    const clock = { now: 1_000_000 };
    const cache = cacheOver(memoryBackend(() => clock.now));
    let asked = 0;
    const ask = async () => ++asked;
    return { clock, cache, ask, asked: () => asked, reads: cachedReads(cache, () => clock.now) };
  }
  const out = async (): Promise<number> => {
    throw new UpstreamUnavailable('out');
  };

  test('ask the source once a minute, or more often if the caller needs it', async () => {
    const { clock, reads, ask } = counted();
    expect(await reads.read('a', ask)).toEqual({ value: 1, age: 0 });
    clock.now += MINUTE - 1;
    expect(await reads.read('a', ask)).toEqual({ value: 1, age: MINUTE - 1 });
    expect(await reads.read('a', ask, MINUTE - 1)).toEqual({ value: 2, age: 0 });
    expect(await reads.read('a', ask, 0)).toEqual({ value: 3, age: 0 });
    clock.now += MINUTE;
    expect(await reads.read('a', ask)).toEqual({ value: 4, age: 0 });
    expect(await reads.read('b', ask)).toEqual({ value: 5, age: 0 });
  });

  test('share one request between concurrent callers', async () => {
    const { reads, ask, asked } = counted();
    const answers = await Promise.all([reads.read('a', ask), reads.read('a', ask, 0), reads.read('a', ask)]);
    expect(answers.map(({ value }) => value)).toEqual([1, 1, 1]);
    await reads.read('a', ask, 0);
    expect(asked()).toBe(2);
  });

  test('do not trust values from the future, after a clock was set back', async () => {
    const { clock, reads, ask } = counted();
    await reads.read('a', ask);
    clock.now -= 2 * MINUTE;
    expect(await reads.read('a', out)).toEqual({ value: 1, age: 2 * MINUTE });
    expect(await reads.read('a', ask)).toEqual({ value: 2, age: 0 });
    // However little it is ahead: it may be as old as the clocks are apart.
    clock.now -= 1;
    expect(await reads.read('a', ask)).toEqual({ value: 3, age: 0 });
  });

  test('ask again after an invalidation, and fall back on the old value during an outage', async () => {
    const { clock, reads, ask } = counted();
    await reads.invalidate('a');
    await expect(reads.read('a', out)).rejects.toThrow(UpstreamUnavailable);
    await reads.read('a', ask);
    clock.now += 10;
    await reads.invalidate('a');
    expect(await reads.read('a', out)).toEqual({ value: 1, age: 10 });
    expect(await reads.read('a', ask)).toEqual({ value: 2, age: 0 });
    expect(await reads.read('a', ask)).toEqual({ value: 2, age: 0 });
  });

  test('ask again after an invalidation, even if the source is being asked', async () => {
    const { reads, ask } = counted();
    for (const key of ['a', 'b']) {
      if (key === 'b') await reads.read(key, async () => 'first');
      let answer = (_: string) => {};
      const before = reads.read(key, () => new Promise<string>((resolve) => (answer = resolve)), 0);
      await reads.invalidate(key);
      const after = reads.read(key, ask);
      answer('of before');
      expect(await before).toEqual({ value: 'of before', age: 0 });
      const { value } = await after;
      expect(value).toEqual(expect.any(Number));
      expect(await reads.read(key, ask)).toEqual({ value, age: 0 });
    }
  });

  test.each([false, true])(
    'never keep what another process asked for before an invalidation, whether or not there was a value (%s)',
    async (known) => {
      const { clock, cache, reads, ask } = counted();
      if (known) await reads.read('a', async () => 'first');
      let answer = (_: string) => {};
      const asking = () => new Promise<string>((resolve) => (answer = resolve));
      const late = cachedReads(cache, () => clock.now).read('a', asking, 0);
      await reads.invalidate('a');
      const fresh = known ? await reads.read('a', ask) : null;
      answer('of before');
      expect(await late).toEqual({ value: 'of before', age: 0 });
      expect(await reads.read('a', ask)).toEqual(fresh ?? { value: 1, age: 0 });
    },
  );

  test('keep a value for an hour, invalidated or not', async () => {
    const { clock, reads, ask } = counted();
    await reads.read('a', ask);
    clock.now += 30 * MINUTE;
    await reads.invalidate('a');
    clock.now += 30 * MINUTE - 1;
    expect(await reads.read('a', out)).toMatchObject({ value: 1 });
    clock.now += 1;
    await expect(reads.read('a', out)).rejects.toThrow(expect.objectContaining({ name: 'UpstreamUnavailable' }));
  });

  test('use what another process has read meanwhile', async () => {
    const { clock, cache, reads, ask } = counted();
    await reads.read('a', ask);
    await cachedReads(cache, () => clock.now).read('a', async () => 7, 0);
    expect(await reads.read('a', ask)).toEqual({ value: 7, age: 0 });
  });
});
