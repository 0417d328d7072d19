import { startOfDay, wallTime } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** The beginning of the day of a moment, in the server's time zone. */
export default {
  signature: 'startOfDay(google.protobuf.Timestamp): google.protobuf.Timestamp',
  reads: ['timeZone'],
  run: ({ timeZone = 'UTC' }, moment: number | undefined) =>
    moment === undefined
      ? undefined
      : startOfDay(timeZone, new Date(wallTime(timeZone, moment * 1000)).setUTCHours(0, 0, 0, 0)) / 1000,
} satisfies ExpressionFunction;
