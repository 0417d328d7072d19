import { startOfDay } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** The beginning of a day in the server's time zone, by year, month (1 to 12) and day. */
export default {
  signature: 'date(double, double, double): google.protobuf.Timestamp',
  reads: ['timeZone'],
  run: (env, year: number, month: number, day: number) =>
    startOfDay(env.timeZone ?? 'UTC', Date.UTC(year, month - 1, day)) / 1000,
} satisfies ExpressionFunction;
