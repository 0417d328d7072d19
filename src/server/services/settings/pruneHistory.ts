import { HISTORY_LAPSE_DAYS } from '../../../language/plans/historyLapse.ts';
import { DAY, HOUR } from '../../../language/time/milliseconds.ts';
import type { Config } from '../../configuration/config.ts';
import type { Services } from '../services.ts';

export interface PruneSources extends Pick<Services, 'catalogue' | 'store' | 'now'> {
  config: Pick<Config, 'idempotencyHours'>;
}

/**
 * Deletes history that the plans of servers do not keep, some days after a plan has ended, and old idempotency keys. Several
 * processes may do this at the same time.
 * @param signal aborts between two servers, by throwing
 */
export async function pruneHistory(
  { catalogue, config, store, now }: PruneSources,
  signal?: AbortSignal,
): Promise<void> {
  await store.documents.forgetKeys(now() - config.idempotencyHours * HOUR);
  for await (const page of store.history.prunable()) {
    const guilds = page.map(({ guild }) => guild);
    const plans = await store.subscriptions.plansSince(guilds, now() - HISTORY_LAPSE_DAYS * DAY);
    for (const { guild, bytes, oldest } of page) {
      signal?.throwIfAborted();
      const retention = catalogue.history[plans.get(guild) ?? ''];
      if (!retention) continue;
      const since = now() - retention.days * DAY;
      if (oldest >= since && bytes <= store.history.budget) continue;
      await store.history.prune(guild, since);
    }
  }
}
