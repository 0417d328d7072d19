import { recordOf } from '../../../language/values/records.ts';
import type { Bucket } from '../model/overview.ts';

export type Metric = Exclude<keyof Bucket, 'timestamp'>;

/** In the order of the legend. The color and marker of each line depend on its position here. */
export const metrics: readonly Metric[] = [
  'active_members',
  'voice_users_online',
  'messages_count',
  'farming_earnings',
  'blackjack_games',
  'lottery_entries',
  'commands_used',
  'new_members',
  'daily_rewards_claimed',
];

export function colorOf(metric: Metric): string {
  return `var(--color-series-${metrics.indexOf(metric) + 1})`;
}

/** A value for each metric. */
export function byMetric(measure: (metric: Metric) => number): Record<Metric, number> {
  return recordOf(metrics, measure);
}

/** The highest value of each metric. */
export function peaksOf(buckets: readonly Bucket[]): Record<Metric, number> {
  return byMetric((metric) => buckets.reduce((peak, bucket) => Math.max(peak, bucket[metric]), 0));
}
