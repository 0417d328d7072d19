import { wallDate } from '../time/wallTime.ts';
import { WEEKDAYS } from '../time/weekdays.ts';
import type { ExpressionFunction } from './types.ts';

/** The day of the week of a moment in the server's time zone, from `monday` to `sunday`. */
export default {
  signature: 'weekday(google.protobuf.Timestamp): string',
  reads: ['timeZone'],
  run: (env, moment: number | undefined) => {
    const date = wallDate(env.timeZone, moment);
    // Sunday is the first day for JavaScript, and the last one here.
    return date && WEEKDAYS[(date.getUTCDay() + 6) % 7];
  },
} satisfies ExpressionFunction;
