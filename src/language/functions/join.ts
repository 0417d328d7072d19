import { list } from '../expressions/operators.ts';
import type { ExpressionFunction } from './types.ts';

/** The texts of a list as one, with another text between them. */
export default {
  signature: 'join(list<string>, string): string',
  run: (_env, texts: readonly string[], between: string) => list(texts).join(between),
} satisfies ExpressionFunction;
