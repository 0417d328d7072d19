import { text } from '../operators.ts';
import type { ExpressionFunction } from './types.ts';

/** The text without white space at its ends. */
export default {
  signature: 'trim(string): string',
  run: (_env, value: string | null) => text(value).trim(),
} satisfies ExpressionFunction;
