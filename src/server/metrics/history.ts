import { Counter, Gauge, type Registry } from 'prom-client';
import type { PrunedHistory } from '../store/history/retention.ts';

/**
 * Metrics about pruning the settings history.
 * @param pruned what this process has pruned so far, read on every scrape
 * @returns a gauge for the time of the last run, in seconds since 1970
 */
export function historyMetrics(registry: Registry, pruned: Readonly<PrunedHistory>): Gauge {
  total('guildhall_history_pruned_rows_total', 'Old versions of settings that were deleted.', 'rows');
  total('guildhall_history_pruned_bytes_total', 'Size of the old versions of settings that were deleted.', 'bytes');
  return new Gauge({
    name: 'guildhall_history_last_run_timestamp_seconds',
    help: 'When old versions of settings were last pruned, as a Unix timestamp.',
    registers: [registry],
  });

  function total(name: string, help: string, of: keyof PrunedHistory): void {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(pruned[of]);
      },
    });
  }
}
