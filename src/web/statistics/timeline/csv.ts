import type { Bucket } from '../model/overview.ts';
import type { Counterparts } from './aligned.ts';
import { type Metric, metrics } from './metrics.ts';

/** Lets spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Titles {
  time: string;
  of(metric: Metric): string;
  /** The title of a column for the period before. */
  before(title: string): string;
}

/**
 * The timeline as comma-separated values: a line for each point, with its start as an ISO 8601 time in UTC.
 * @param before the points of the period before, if they are compared: as many columns again, empty where nothing was counted
 */
export function timelineCsv(buckets: readonly Bucket[], titles: Titles, before?: Counterparts): string {
  const own = [titles.time, ...metrics.map(titles.of)];
  const head = [...own, ...(before ? own.map(titles.before) : [])].map(quoted);
  const cells = (bucket?: Bucket) => [bucket?.timestamp, ...metrics.map((metric) => bucket?.[metric])];
  const lines = buckets.map((bucket, index) => [...cells(bucket), ...(before ? cells(before[index]) : [])]);
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

function quoted(title: string): string {
  return `"${title.replaceAll('"', '""')}"`;
}
