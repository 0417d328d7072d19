import type { ExpressionFunction } from './types.ts';

/** A duration of this many seconds. */
export default {
  signature: 'seconds(double): google.protobuf.Duration',
  run: (_env, count: number) => count,
} satisfies ExpressionFunction;
