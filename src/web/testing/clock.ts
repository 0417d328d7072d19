import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stops the timers of the page, but not its requests. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

/** Advances the clock in steps small enough for answers to arrive in time. */
export async function elapse(milliseconds: number): Promise<void> {
  const step = 100;
  await flushRequests();
  for (let passed = 0; passed < milliseconds; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - passed)));
    await flushRequests();
  }
}

async function flushRequests(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}
