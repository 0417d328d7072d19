import type { FastifyInstance } from 'fastify';
import { type Billing, billing } from '../billing/billing.ts';
import { vatRateIn } from '../billing/receipts/vat.ts';
import type { Config } from '../configuration/config.ts';
import type { AppParts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import { runEvery } from './runEvery.ts';

/** Milliseconds between two runs of what is due. */
export const BILLING_INTERVAL = 60_000;
/** Milliseconds between two runs of pruning. */
export const PRUNE_INTERVAL = 3_600_000;

/**
 * Billing with the configured payment providers, and the jobs that apply events, recover lost ones, end expired subscriptions and
 * prune old data.
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
    seller: config.seller,
    vatRate: (country) => vatRateIn(config.vatRates, country),
    warn: (what, details) => app.log.warn(details, what),
    onFailure: (what, err) => app.log.warn({ err }, `processing ${what} failed; it will be retried`),
  });
  runEvery(app, {
    every: BILLING_INTERVAL,
    // Picks up at once what the previous process did not finish.
    atOnce: true,
    async work(signal) {
      const done = await made.reconcileDue(signal);
      if (Object.values(done).some((count) => count > 0)) app.log.info(done, 'payments were processed');
    },
    failure: 'processing payments failed',
  });
  runEvery(app, {
    every: PRUNE_INTERVAL,
    async work(signal) {
      const gone = await made.prune(config.paymentEventDays, signal);
      if (gone.events + gone.orders > 0) app.log.info(gone, 'old payment events and abandoned orders were deleted');
    },
    failure: 'deleting old payment events and abandoned orders failed',
  });
  app.addHook('onClose', () => made.settled());
  return made;
}
