import type { FastifyInstance } from 'fastify';
import { type Billing, billing } from '../billing/billing.ts';
import type { Config } from '../config.ts';
import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds between two looks for what is due. */
export const BILLING_ROUND = 60_000;

/** The payment providers, and the job that works off what they told, repairs what got lost and ends what ran out. */
export function useBilling(
  app: FastifyInstance,
  config: Config,
  store: Store,
  { paymentProviders, now = Date.now }: Parts,
): Billing {
  const made = billing({
    store,
    providers: paymentProviders ?? config.payments.map((configured) => configured.open({ now, fetch })),
    now,
    warn: (what, details) => app.log.warn(details, what),
    onFailure: (what, err) => app.log.warn({ err }, `${what} could not be worked off yet`),
  });
  let round: Promise<void> | null = null;
  const begin = () => {
    // A round that takes longer than the interval is not joined by another one.
    round ??= made
      .round()
      .then((done) => {
        if (Object.values(done).some((count) => count > 0)) app.log.info(done, 'payments were looked after');
      })
      .catch((err: unknown) => app.log.warn({ err }, 'payments could not be looked after'))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(begin, BILLING_ROUND).unref();
  // What the last process did not finish is taken up at once.
  app.addHook('onReady', async () => begin());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all([round, made.settled()]);
  });
  return made;
}
