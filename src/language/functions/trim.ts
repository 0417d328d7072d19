import { text } from '../expressions/operators.ts';
import { isBlank } from '../text/visible.ts';
import type { ExpressionFunction } from './types.ts';

/** The text without white space at its ends; nothing, where it shows nothing. */
export default {
  signature: 'trim(string): string',
  run: (_env, value: string | null) => (isBlank(text(value)) ? '' : text(value).trim()),
} satisfies ExpressionFunction;
