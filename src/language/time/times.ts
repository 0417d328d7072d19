import { formatDuration } from './duration.ts';
import { formatDate, formatMoment } from './formatMoment.ts';
import { instantOf, isDate, isMoment, storedInstant } from './instant.ts';

/** What the language does with dates, moments and durations. Modules without them do not load it: see `ModuleSpec.times`. */
export const times = {
  /** A stored value in words. */
  format(value: string | number, language: string, timeZone?: string): string {
    if (typeof value === 'number') return formatDuration(value, language);
    if (isDate(value)) return formatDate(value, language);
    return isMoment(value) ? formatMoment(Date.parse(value), language, timeZone) : value;
  },
  /** An instant, in seconds since 1970, in words. */
  formatInstant: (seconds: number, language: string, timeZone?: string) =>
    formatMoment(seconds * 1000, language, timeZone),
  /** The instant of a stored date or moment. */
  instant: instantOf,
  /** An instant as a setting stores it. */
  stored: storedInstant,
};

export type Times = typeof times;
