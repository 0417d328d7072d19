import type { Overview } from '../../../../generated/statistics/overview.ts';

export type { Leader, Overview, Win } from '../../../../generated/statistics/overview.ts';

export type StatisticsPeriod = Overview['period'];

/** What is known of the period before. */
export type Previous = NonNullable<Overview['previous']>;

/** The totals of one bucket of a period. */
export type Bucket = Overview['timeline'][number];
