import type { ExpressionFunction } from './types.ts';

/** The larger of two numbers. */
export default {
  signature: 'larger(double, double): double',
  run: (_env, a: number, b: number) => Math.max(a, b),
} satisfies ExpressionFunction;
