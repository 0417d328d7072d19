import { text } from '../expressions/operators.ts';
import { isBlank } from '../text/visible.ts';
import type { ExpressionFunction } from './types.ts';

/** The first text, or the second if nothing of the first is visible. */
export default {
  signature: 'orElse(string, string): string',
  run: (_env, first: string | null, second: string) => (isBlank(text(first)) ? second : first),
} satisfies ExpressionFunction;
