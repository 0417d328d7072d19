import { DURATION_UNITS } from '../time/durationUnits.ts';
import type { ExpressionFunction } from './types.ts';

/** A duration of this many hours. */
export default {
  signature: 'hours(double): google.protobuf.Duration',
  run: (_env, count: number) => count * DURATION_UNITS.hour,
} satisfies ExpressionFunction;
