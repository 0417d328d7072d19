import { text } from '../expressions/operators.ts';
import type { ExpressionFunction } from './types.ts';

/** The first text, or the second if the first is blank. */
export default {
  signature: 'orElse(string, string): string',
  run: (_env, first: string | null, second: string) => (text(first).trim() === '' ? second : first),
} satisfies ExpressionFunction;
