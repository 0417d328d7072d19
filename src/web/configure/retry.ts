import { ApiFailure } from '../calls/api.ts';

/** Milliseconds before the second and the third attempt. */
const waits = [1000, 2000];

/** Statuses for which a retry is pointless. */
const final = new Set([401, 403, 404]);

/** Makes a call up to three times. Throws the last failure, or the signal's reason once it is aborted. */
export async function withRetries<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (failure) {
      signal.throwIfAborted();
      const wait = waits[attempt];
      if (wait === undefined || (failure instanceof ApiFailure && final.has(failure.status))) throw failure;
      await pause(wait, signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
