import { wallDate } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** The day of the month of a moment, in the server's time zone. */
export default {
  signature: 'day(google.protobuf.Timestamp): double',
  reads: ['timeZone'],
  run: (env, moment: number | undefined) => wallDate(env.timeZone, moment)?.getUTCDate(),
} satisfies ExpressionFunction;
