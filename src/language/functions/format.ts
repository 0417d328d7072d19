import type { Environment, MessageWords } from '../model.ts';
import { DURATION, TIMESTAMP } from '../time/celTypes.ts';
import type { ExpressionFunction } from './types.ts';

/** A number, a moment or a duration as the module's language writes it: `1,000` in English, `1.000` in Romanian. */
export default {
  signature: ['format(double): string', `format(${TIMESTAMP}): string`, `format(${DURATION}): string`],
  inWords: true,
  run: (words: MessageWords, env: Environment, type: string, value: number | null | undefined) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return '';
    const { language, times } = words;
    if (type === DURATION) return times?.format(value, language);
    return type === TIMESTAMP ? times?.formatInstant(value, language, env.timeZone) : words.number(value);
  },
} satisfies ExpressionFunction;
