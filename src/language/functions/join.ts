import { list } from '../expressions/operators.ts';
import type { ExpressionFunction } from './types.ts';

/** Joins the texts of a list with a separator. */
export default {
  signature: 'join(list<string>, string): string',
  run: (_env, texts: readonly string[], separator: string) => list(texts).join(separator),
} satisfies ExpressionFunction;
