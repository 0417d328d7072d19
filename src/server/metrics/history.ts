import { Counter, Gauge, type Registry } from 'prom-client';
import type { PrunedHistory } from '../store/history.ts';

/**
 * Metrics of what was pruned from the history of settings.
 * @param pruned what this process has pruned so far; it is read whenever the metrics are
 * @returns to be set to the moment, in seconds since 1970, when the history of all servers was last gone through
 */
export function historyMetrics(registry: Registry, pruned: Readonly<PrunedHistory>): Gauge {
  total('guildhall_history_pruned_rows_total', 'Earlier versions of settings that were pruned.', 'rows');
  total('guildhall_history_pruned_bytes_total', 'Size of the earlier versions of settings that were pruned.', 'bytes');
  return new Gauge({
    name: 'guildhall_history_last_run_timestamp_seconds',
    help: 'When the history of all servers was last gone through, since 1970.',
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
