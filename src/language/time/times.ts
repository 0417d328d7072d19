import type { Context, Field, Json, ModuleSpec } from '../model.ts';
import { DURATION, TIMESTAMP } from './celTypes.ts';
import { formatDuration } from './duration.ts';
import { formatDate, formatMoment } from './formatMoment.ts';
import { instantOf, isDate, isMoment, storedInstant } from './instant.ts';
import { formatSchedule, overlappingRows } from './schedule.ts';

/** What the language does with dates, moments, durations and schedules. Modules without them do not load it: see `ModuleSpec.times`. */
export interface Times {
  /** A stored value in words. */
  format(value: Json, language: string, timeZone?: string): string;
  /** The result of an expression in words, by its CEL type; undefined for other types. */
  formatResult(seconds: number, type: string, language: string, timeZone?: string): string | undefined;
  /** The instant of a stored date or moment, in seconds since 1970. */
  instant(value: unknown, timeZone?: string): number | undefined;
  /** The result of an expression as a setting of a format stores it. */
  stored(value: Json | undefined, format: Field['format'], timeZone?: string): Json | undefined;
  /** The positions of the rows of a schedule that overlap with an earlier one. */
  overlappingRows(rows: readonly Json[]): number[];
  /** The context with what reading dates needs. */
  contextOf(spec: ModuleSpec, context: Context): Context;
}

export const times: Times = {
  format(value, language, timeZone) {
    if (typeof value === 'number') return formatDuration(value, language);
    if (Array.isArray(value)) return formatSchedule(value, language);
    if (typeof value !== 'string') return String(value);
    if (isDate(value)) return formatDate(value, language);
    return isMoment(value) ? formatMoment(Date.parse(value), language, timeZone) : value;
  },
  formatResult(seconds, type, language, timeZone) {
    if (Number.isNaN(seconds)) return '';
    if (type === DURATION) return formatDuration(seconds, language);
    return type === TIMESTAMP ? formatMoment(seconds * 1000, language, timeZone) : undefined;
  },
  instant: instantOf,
  overlappingRows,
  stored(value, format, timeZone) {
    if (typeof value !== 'number' || (format !== 'date' && format !== 'date-time')) return value;
    return storedInstant(value, format, timeZone) ?? undefined;
  },
  contextOf({ times: own, timeZone }, context) {
    const zone = timeZone && context.modules[timeZone.module]?.[timeZone.field];
    return { ...context, times: own, ...(typeof zone === 'string' && { timeZone: zone }) };
  },
};
