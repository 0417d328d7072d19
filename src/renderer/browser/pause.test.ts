import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what waits for a pause runs once, after the last event', () => {
  const run = vi.fn();
  const pause = createPause(400, run);
  for (let key = 0; key < 5; key++) {
    pause.later();
    vi.advanceTimersByTime(300);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();

  pause.later();
  vi.advanceTimersByTime(400);
  expect(run).toHaveBeenCalledTimes(2);
});

test('what is ended does not run, until something happens again', () => {
  const run = vi.fn();
  const pause = createPause(400, run);
  pause.later();
  pause.end();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  pause.later();
  vi.advanceTimersByTime(400);
  expect(run).toHaveBeenCalledOnce();
});
