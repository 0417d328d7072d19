import type { FigureFormat } from '../model/format.ts';
import type { Bucket, StatisticsPeriod } from '../model/overview.ts';

export interface Tick {
  /** The index of the bucket that it belongs to. */
  index: number;
  label: string;
}

interface Rule {
  /** The possible distances between labels, in minutes, hours or days. */
  steps: readonly number[];
  /** The width of a label with its spacing, in pixels. */
  width: number;
  label: 'clock' | 'weekday' | 'day';
}

const rules: Record<StatisticsPeriod, Rule> = {
  '1h': { steps: [5, 10, 15, 30], width: 60, label: 'clock' },
  '24h': { steps: [1, 2, 3, 4, 6, 12], width: 60, label: 'clock' },
  '7d': { steps: [1, 2, 3], width: 48, label: 'weekday' },
  '30d': { steps: [1, 2, 3, 5, 7, 10, 15], width: 56, label: 'day' },
};

/** The labels below the chart, as many as fit: round minutes, hours and days of the visitor's clock. */
export function ticksOf(
  period: StatisticsPeriod,
  starts: readonly Date[],
  width: number,
  format: FigureFormat,
): Tick[] {
  const { steps, width: labelWidth, label } = rules[period];
  const candidates = steps.map((step) =>
    starts.flatMap((start, index) =>
      isLabelled[period](starts, index, step) ? [{ index, label: format[label](start) }] : [],
    ),
  );
  return candidates.find((ticks) => ticks.length * labelWidth <= width) ?? candidates.at(-1) ?? [];
}

/** The start of a bucket: a date in the longest period, otherwise a date and time. */
export function bucketTime({ timestamp }: Bucket, period: StatisticsPeriod, format: FigureFormat): string {
  return format[period === '30d' ? 'date' : 'moment'](new Date(timestamp));
}

type IsLabelled = (starts: readonly Date[], index: number, step: number) => boolean;

const isLabelled: Record<StatisticsPeriod, IsLabelled> = {
  '1h': (starts, index, step) => isMultiple(starts[index]?.getMinutes(), step),
  '24h': (starts, index, step) => isMultiple(starts[index]?.getHours(), step),
  '7d': (starts, index, step) => beginsDay(starts, index) && isMultiple(daysAfter(starts, index), step),
  // Each bucket is a day, and the newest always has a label.
  '30d': (starts, index, step) => isMultiple(starts.length - 1 - index, step),
};

function isMultiple(value: number | undefined, step: number): boolean {
  return value !== undefined && value % step === 0;
}

/** Whether it is the first bucket of a day; if a day begins within a bucket, the one after. */
function beginsDay(starts: readonly Date[], index: number): boolean {
  const [before, start] = [starts[index - 1], starts[index]];
  return before !== undefined && before.getDate() !== start?.getDate();
}

/** How many days begin after a bucket. */
function daysAfter(starts: readonly Date[], index: number): number {
  return starts.filter((_, later) => later > index && beginsDay(starts, later)).length;
}
