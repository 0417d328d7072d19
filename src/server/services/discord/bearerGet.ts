import { setTimeout as pause } from 'node:timers/promises';
import { UpstreamUnavailable } from '../cache/cachedReads.ts';

/** A person's access token does not count any more. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
}

const ATTEMPTS = 3;

/**
 * Reads JSON in the name of a person. Rate limits are counted for each person, so these calls stay out of the bot's
 * queue. Waits out a rate limit and tries a failing server again, within `timeout` milliseconds in all.
 * @throws TokenRefused, UpstreamUnavailable
 */
export async function bearerGet(url: string, accessToken: string, timeout: number): Promise<unknown> {
  const deadline = performance.now() + timeout;
  for (let attempt = 1; ; attempt++) {
    const left = deadline - performance.now();
    const answer = await ask(url, accessToken, Math.max(1, Math.ceil(left)));
    if (answer.status === 200) return answer.body;
    if (answer.status === 401 || answer.status === 403) throw new TokenRefused('The access token was refused');
    const wait = answer.status === 429 ? retryAfter(answer.body) : 200;
    const worthIt = answer.status === 429 || answer.status >= 500;
    if (!worthIt || attempt >= ATTEMPTS || performance.now() + wait > deadline) {
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
