import { wallDate } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** The month of a moment, from 1 to 12, in the server's time zone. */
export default {
  signature: 'month(google.protobuf.Timestamp): double',
  reads: ['timeZone'],
  run: (env, moment: number | undefined) => {
    const date = wallDate(env.timeZone, moment);
    return date && date.getUTCMonth() + 1;
  },
} satisfies ExpressionFunction;
