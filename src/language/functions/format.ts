import type { Environment, MessageWords } from '../model.ts';
import { DURATION, TIMESTAMP } from '../time/celTypes.ts';
import { formatDuration } from '../time/duration.ts';
import { formatMoment } from '../time/formatMoment.ts';
import type { ExpressionFunction } from './types.ts';

/** A number, a moment or a duration as the module's language writes it: `1,000` in English, `1.000` in Romanian. */
export default {
  signature: ['format(double): string', `format(${TIMESTAMP}): string`, `format(${DURATION}): string`],
  inWords: true,
  run: (words: MessageWords, env: Environment, type: string, value: number | null | undefined) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return '';
    if (type === DURATION) return formatDuration(value, words.language);
    return type === TIMESTAMP ? formatMoment(value * 1000, words.language, env.timeZone) : words.number(value);
  },
} satisfies ExpressionFunction;
