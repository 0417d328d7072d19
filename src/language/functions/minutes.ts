import { DURATION_UNITS } from '../time/durationUnits.ts';
import type { ExpressionFunction } from './types.ts';

/** A duration of this many minutes. */
export default {
  signature: 'minutes(double): google.protobuf.Duration',
  run: (_env, count: number) => count * DURATION_UNITS.minute,
} satisfies ExpressionFunction;
