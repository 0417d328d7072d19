import { text } from '../expressions/operators.ts';
import { standardOffset } from '../time/timeZone.ts';
import type { ExpressionFunction } from './types.ts';

/** The offset of a time zone outside daylight saving time, such as `UTC+02:00`. */
export default {
  signature: 'utcOffset(string): string',
  run: (_env, zone: string | null) => standardOffset(text(zone)),
} satisfies ExpressionFunction;
