import type { Environment, Json, MessageWords } from '../model.ts';
import type { ExpressionFunction } from './types.ts';

/** A number, a moment, a duration or a schedule as the module's language writes it: `1,000` in English, `1.000` in Romanian. */
export default {
  signature: [
    'format(double): string',
    'format(google.protobuf.Timestamp): string',
    'format(google.protobuf.Duration): string',
    'format(list<Period>): string',
    'format(list<WeeklyTime>): string',
  ],
  inWords: true,
  run: ({ times, language, number }: MessageWords, { timeZone }: Environment, type: string, value?: Json) => {
    if (typeof value === 'number') return times?.formatResult(value, type, language, timeZone) ?? number(value);
    return Array.isArray(value) ? (times?.format(value, language) ?? '') : '';
  },
} satisfies ExpressionFunction;
