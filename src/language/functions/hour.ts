import { wallDate } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** The hour, from 0 to 23, of a moment, in the server's time zone. */
export default {
  signature: 'hour(google.protobuf.Timestamp): double',
  reads: ['timeZone'],
  run: (env, moment: number | undefined) => wallDate(env.timeZone, moment)?.getUTCHours(),
} satisfies ExpressionFunction;
