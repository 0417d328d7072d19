import { text } from '../expressions/operators.ts';
import { isEmoji } from '../text/emoji.ts';
import type { ExpressionFunction } from './types.ts';

/** Whether a text is exactly one emoji, Unicode or custom, such as `<:party:123…>`. */
export default {
  signature: 'isEmoji(string): bool',
  run: (_env, value: string | null) => isEmoji(text(value)),
} satisfies ExpressionFunction;
