import type { FastifyInstance } from 'fastify';

export interface Rounds {
  /** Milliseconds from one round to the next. */
  every: number;
  /** The first one begins with the application, and not only after that time. */
  atOnce?: boolean;
  /** @param signal looked at between steps: it throws once the application closes, and what is left waits for the next start */
  work(signal: AbortSignal): Promise<void>;
  /** What the log says when it fails; it is done again the next time. */
  failure: string;
}

/** Does something again and again for as long as the application runs. A round that takes longer is not joined by another. */
export function runEvery(app: FastifyInstance, { every, atOnce = false, work, failure }: Rounds): void {
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
