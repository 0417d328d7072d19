import { text } from '../expressions/operators.ts';
import type { ExpressionFunction } from './types.ts';

/** The text in lower case. */
export default {
  signature: 'lower(string): string',
  run: (_env, value: string | null) => text(value).toLowerCase(),
} satisfies ExpressionFunction;
