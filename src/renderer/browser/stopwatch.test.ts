import { afterEach, expect, test, vi } from 'vitest';
import { stopwatch } from './stopwatch.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['goes on', 0],
  ['was set back', -3_600_000],
])('time passes while the clock of the device %s', (_, jump) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const passed = stopwatch();
  expect(passed()).toBe(0);
  vi.advanceTimersByTime(1500);
  vi.setSystemTime(Date.now() + jump);
  expect(passed()).toBe(1500);
});

test('time passes while the device sleeps', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const passed = stopwatch();
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(passed()).toBe(3_600_000);
});
