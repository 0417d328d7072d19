import { list } from '../expressions/operators.ts';
import { decimalsOf, shift } from '../values/decimal.ts';
import type { ExpressionFunction } from './types.ts';

/** The sum of the numbers or durations of a list, without binary rounding errors: that of 0.1 and 0.2 is 0.3. */
export default {
  signature: [
    'sum(list<double>): double',
    'sum(list<int>): double',
    'sum(list<google.protobuf.Duration>): google.protobuf.Duration',
  ],
  run: (_env, values: readonly unknown[]) => {
    const numbers = list(values).filter((value) => typeof value === 'number');
    const decimals = Math.max(0, ...numbers.map(decimalsOf));
    return shift(
      numbers.reduce((sum, number) => sum + Math.round(shift(number, decimals)), 0),
      -decimals,
    );
  },
} satisfies ExpressionFunction;
