import { wallDate } from '../time/wallTime.ts';
import type { ExpressionFunction } from './types.ts';

/** The year of a moment, in the server's time zone. */
export default {
  signature: 'year(google.protobuf.Timestamp): double',
  reads: ['timeZone'],
  run: (env, moment: number | undefined) => wallDate(env.timeZone, moment)?.getUTCFullYear(),
} satisfies ExpressionFunction;
