import type { FastifyInstance } from 'fastify';
import { type Billing, billing } from '../billing/billing.ts';
import { vatRateIn } from '../billing/receipts/vat.ts';
import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two looks for what is due. */
export const BILLING_INTERVAL = 60_000;
/** Milliseconds between two times that useless rows are looked for. */
export const PRUNE_INTERVAL = 3_600_000;

/**
 * The payment providers, and the jobs that work off what they told, repair what got lost, end what ran out and forget what
 * is useless.
 */
export function billingPlugin(
  app: FastifyInstance,
  config: Config,
  store: Store,
  { paymentProviders, now = Date.now }: AppParts,
): Billing {
  const made = billing({
    store,
    providers: paymentProviders ?? config.payments.map((configured) => configured.open({ now, fetch })),
    now,
    vatRate: (country) => vatRateIn(config.vatRates, country),
    warn: (what, details) => app.log.warn(details, what),
    onFailure: (what, err) => app.log.warn({ err }, `${what} could not be worked off yet`),
  });
  runEvery(app, {
    every: BILLING_INTERVAL,
    // What the last process did not finish is taken up at once.
    atOnce: true,
    async work(signal) {
      const done = await made.round(signal);
      if (Object.values(done).some((count) => count > 0)) app.log.info(done, 'payments were looked after');
    },
    failure: 'payments could not be looked after',
  });
  runEvery(app, {
    every: PRUNE_INTERVAL,
    async work(signal) {
      const gone = await made.tidy(config.paymentEventDays, signal);
      if (gone.events + gone.orders > 0) app.log.info(gone, 'what payments left behind was tidied away');
    },
    failure: 'what payments left behind could not be tidied away',
  });
  app.addHook('onClose', () => made.settled());
  return made;
}
