import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';

/** Discord refused the access token of a user, or there is none. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

const ATTEMPTS = 3;

/**
 * Reads JSON with the access token of a user. Discord limits each user separately, so these calls bypass the queue of the
 * bot. Waits for rate limits and retries server errors, within `timeout` milliseconds overall.
 * @throws TokenRefused, UpstreamUnavailable
 */
export async function bearerGet(url: string, accessToken: string, timeout: number): Promise<unknown> {
  const deadline = performance.now() + timeout;
  for (let attempt = 1; ; attempt++) {
    const left = deadline - performance.now();
    const answer = await ask(url, accessToken, Math.max(1, Math.ceil(left)));
    if (answer.status === 200) return answer.body;
    // A 403 is for the address of this server, whose requests Discord blocks for a while. It says nothing about the user.
    if (answer.status === 401) throw new TokenRefused('The access token was refused');
    const wait = answer.status === 429 ? retryAfter(answer.body) : 200;
    const canRetry = answer.status === 429 || answer.status >= 500;
    if (!canRetry || attempt >= ATTEMPTS || performance.now() + wait > deadline) {
      throw new UpstreamUnavailable(`Discord failed with ${answer.status}`);
    }
    await pause(wait);
  }
}

async function ask(url: string, accessToken: string, timeout: number): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    return { status: response.status, body: response.ok || response.status === 429 ? JSON.parse(text) : null };
  } catch (cause) {
    throw new UpstreamUnavailable('Discord does not answer', { cause });
  }
}

/** Milliseconds. */
function retryAfter(body: unknown): number {
  const seconds = typeof body === 'object' && body !== null && 'retry_after' in body ? Number(body.retry_after) : 1;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : 1000;
}
