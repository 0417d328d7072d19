import type { Bucket } from '../overview.ts';
import { type Metric, metrics } from './metrics.ts';

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The timeline as comma-separated values: a line for each point, with its start as an ISO 8601 time in UTC. */
export function timelineCsv(buckets: readonly Bucket[], titles: { time: string; of(metric: Metric): string }): string {
  const head = [titles.time, ...metrics.map(titles.of)].map(quoted);
  const lines = buckets.map((bucket) => [bucket.timestamp, ...metrics.map((metric) => bucket[metric])]);
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function quoted(title: string): string {
  return `"${title.replaceAll('"', '""')}"`;
}
