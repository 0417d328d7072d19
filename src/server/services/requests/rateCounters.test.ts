import { afterEach, expect, test, vi } from 'vitest';
import { memoryCounter, redisCounter } from './rateCounters.ts';

afterEach(() => vi.useRealTimers());

test('a window begins with the first request, and the next one after its end', () => {
  let clock = 0;
  const count = memoryCounter(() => clock);
  expect(count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
  clock = 400;
  expect(count('a', 1000)).toEqual({ current: 2, ttl: 600 });
  expect(count('b', 1000)).toEqual({ current: 1, ttl: 1000 });
  clock = 1000;
  expect(count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
});

test('a request can count as several', () => {
  const count = memoryCounter(() => 0);
  expect(count('a', 1000, 5)).toEqual({ current: 5, ttl: 1000 });
  expect(count('a', 1000)).toEqual({ current: 6, ttl: 1000 });
});

test.each([-1, 1])('is not affected if the system clock jumps by %i year', (years) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const count = memoryCounter();
  count('a', 30);
  vi.setSystemTime(Date.now() + years * 365 * 86_400_000);
  expect(count('a', 30)).toMatchObject({ current: 2 });
  vi.advanceTimersByTime(31);
  expect(count('a', 30)).toMatchObject({ current: 1 });
});

test('invented addresses do not fill the memory', () => {
  const count = memoryCounter(() => 0);
  for (let address = 0; address < 30_000; address++) count(String(address), 1000);
  expect(count('29999', 1000)).toMatchObject({ current: 2 });
  expect(count('0', 1000)).toMatchObject({ current: 1 });
});

test('counts within the process if Redis is unavailable', async () => {
  const redis = { eval: vi.fn().mockRejectedValue(new Error('gone')) };
  const count = redisCounter(redis as never);
  expect([await count('a', 1000), await count('a', 1000)]).toMatchObject([{ current: 1 }, { current: 2 }]);
});
