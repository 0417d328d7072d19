import type { MessageWords } from '../model.ts';
import type { ExpressionFunction } from './types.ts';

/** A number as the module's language writes it: `1,000` in English, `1.000` in Romanian. */
export default {
  signature: 'format(double): string',
  inWords: true,
  run: (words: MessageWords, value: number | null) => (typeof value === 'number' ? words.number(value) : ''),
} satisfies ExpressionFunction;
