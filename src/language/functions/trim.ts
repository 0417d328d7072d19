import { text } from '../expressions/operators.ts';
import { isBlank } from '../text/visible.ts';
import type { ExpressionFunction } from './types.ts';

/** The text without surrounding white space; empty if nothing of it is visible. */
export default {
  signature: 'trim(string): string',
  run: (_env, value: string | null) => (isBlank(text(value)) ? '' : text(value).trim()),
} satisfies ExpressionFunction;
