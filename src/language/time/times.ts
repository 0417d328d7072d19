import type { Times } from '../model.ts';
import { DURATION, TIMESTAMP } from './celTypes.ts';
import { formatDuration } from './duration.ts';
import { formatDate, formatMoment } from './formatMoment.ts';
import { instantOf, isDate, isMoment, storedInstant } from './instant.ts';
import { formatSchedule, overlappingRows } from './schedule.ts';

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
