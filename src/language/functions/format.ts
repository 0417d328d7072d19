import type { Environment, MessageWords } from '../model.ts';
import type { ExpressionFunction } from './types.ts';

/** A number, a moment or a duration as the module's language writes it: `1,000` in English, `1.000` in Romanian. */
export default {
  signature: [
    'format(double): string',
    'format(google.protobuf.Timestamp): string',
    'format(google.protobuf.Duration): string',
  ],
  inWords: true,
  run: ({ times, language, number }: MessageWords, { timeZone }: Environment, type: string, value?: number | null) =>
    typeof value === 'number' ? (times?.formatResult(value, type, language, timeZone) ?? number(value)) : '',
} satisfies ExpressionFunction;
