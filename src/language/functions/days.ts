import { DURATION_UNITS } from '../time/durationUnits.ts';
import type { ExpressionFunction } from './types.ts';

/** A duration of this many days. */
export default {
  signature: 'days(double): google.protobuf.Duration',
  run: (_env, count: number) => count * DURATION_UNITS.day,
} satisfies ExpressionFunction;
