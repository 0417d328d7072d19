import type { FastifyInstance } from 'fastify';

export interface RecurringJob {
  /** Milliseconds between two runs. */
  every: number;
  /** Whether the first run begins with the application. */
  atOnce?: boolean;
  /** @param signal is aborted when the application closes; check it between steps */
  work(signal: AbortSignal): Promise<void>;
  /** Log message if a run fails. */
  failure: string;
}

/** Runs a job regularly while the application runs. Runs never overlap; a failed one is logged. */
export function runEvery(app: FastifyInstance, { every, atOnce = false, work, failure }: RecurringJob): void {
  let round: Promise<void> | null = null;
  const closing = new AbortController();
  const begin = () => {
    round ??= work(closing.signal)
      .catch((err: unknown) => {
        if (err !== closing.signal.reason) app.log.warn({ err }, failure);
      })
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(begin, every).unref();
  if (atOnce) app.addHook('onReady', async () => begin());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    closing.abort();
  });
  app.addHook('onClose', async () => {
    await round;
  });
}
