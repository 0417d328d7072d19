import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stops the timers of the page; what it loads goes on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
}

/** Lets milliseconds pass in steps small enough that no answer arrives late. */
export async function elapse(milliseconds: number): Promise<void> {
  const step = 100;
  await settle();
  for (let passed = 0; passed < milliseconds; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - passed)));
    await settle();
  }
}

async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}
