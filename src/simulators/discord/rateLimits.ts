import { createHash } from 'node:crypto';
import type { RateLimitState } from './answers.ts';

/** A number of requests per time window, for each caller, route and guild. */
export interface RateLimit {
  limit: number;
  windowMs: number;
}

/** Fixed windows that start with the first request, like Discord's buckets. */
export class RateLimits {
  readonly #rule: RateLimit;
  readonly #windows = new Map<string, { used: number; endsAt: number }>();

  constructor(rule: RateLimit) {
    this.#rule = rule;
  }

  /** Counts a request; `exceeded` means that it must be refused. */
  take(caller: string, route: string, guild: string): RateLimitState & { exceeded: boolean } {
    const now = Date.now();
    this.#dropPast(now);
    const key = JSON.stringify([caller, route, guild]);
    const window = this.#windows.get(key) ?? { used: 0, endsAt: now + this.#rule.windowMs };
    window.used += 1;
    this.#windows.set(key, window);
    return {
      limit: this.#rule.limit,
      remaining: Math.max(0, this.#rule.limit - window.used),
      resetAfter: (window.endsAt - now) / 1000,
      bucket: createHash('sha256').update(route).digest('hex').slice(0, 32),
      exceeded: window.used > this.#rule.limit,
    };
  }

  #dropPast(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
  }
}
