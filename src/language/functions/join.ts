import { list } from '../expressions/operators.ts';
import type { ExpressionFunction } from './types.ts';

/** The texts of a list as one text, with another between them: `join(self.words, ', ')`. */
export default {
  signature: 'join(list<string>, string): string',
  run: (_env, texts: readonly string[], separator: string) => list(texts).join(separator),
} satisfies ExpressionFunction;
