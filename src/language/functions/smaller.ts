import type { ExpressionFunction } from './types.ts';

/** The smaller of two numbers. */
export default {
  signature: 'smaller(double, double): double',
  run: (_env, a: number, b: number) => Math.min(a, b),
} satisfies ExpressionFunction;
