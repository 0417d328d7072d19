import type { PostReport } from './productClient.ts';

export const WEBSOCKETS = ['connected', 'reconnecting', 'disconnected'] as const;

/** The health that the bot reports. */
export interface Condition {
  websocket: (typeof WEBSOCKETS)[number];
  /** In milliseconds; that of a healthy bot if absent. */
  latency?: number;
  /** Sends nothing, as if the process had ended. */
  silent: boolean;
}

export interface HeartbeatOptions {
  report: PostReport;
  /** The number of servers that the bot is in. */
  guildCount(): number;
  /** Milliseconds between heartbeats. */
  every: number;
  /** Milliseconds before a failed heartbeat is retried. */
  again: number;
}

/** Reports the bot's health periodically. */
export class Heartbeats {
  condition: Condition = { websocket: 'connected', silent: false };
  readonly #options: HeartbeatOptions;
  readonly #startedAt = new Date().toISOString();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Sends a heartbeat now and schedules the next; one that does not arrive is retried soon. */
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
