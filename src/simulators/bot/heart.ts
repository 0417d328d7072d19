import type { Reporter } from './reporter.ts';

export const WEBSOCKETS = ['connected', 'reconnecting', 'disconnected'] as const;

/** How the bot says that it is. */
export interface Condition {
  websocket: (typeof WEBSOCKETS)[number];
  /** Milliseconds; like those of a healthy bot when absent. */
  latency?: number;
  /** It says nothing, as if it had ended. */
  silent: boolean;
}

export interface HeartOptions {
  report: Reporter;
  /** How many servers the bot is in. */
  guildCount(): number;
  /** Milliseconds between two heartbeats. */
  every: number;
  /** Milliseconds until it tries again when nobody was there. */
  again: number;
}

/** Says every while how the bot is. */
export class Heart {
  condition: Condition = { websocket: 'connected', silent: false };
  readonly #options: HeartOptions;
  readonly #startedAt = new Date().toISOString();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: HeartOptions) {
    this.#options = options;
  }

  /** Beats now, and then every while. A heartbeat that does not arrive is tried again soon. */
  beat(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#tell());
    return this.#running;
  }

  close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    return this.#running;
  }

  async #tell(): Promise<void> {
    if (this.#closed) return;
    const { report, guildCount, every, again } = this.#options;
    const { websocket, latency = usualLatency(), silent } = this.condition;
    const heartbeat = { websocket, latency, started_at: this.#startedAt, guild_count: guildCount() };
    let pause = every;
    try {
      if (!silent) await report('/api/bot/heartbeat/', heartbeat);
    } catch {
      pause = again;
    }
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => this.beat(), pause).unref();
  }
}

function usualLatency(): number {
  return Math.round(38 + Math.random() * 14);
}
