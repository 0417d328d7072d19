import { momentsAt, startOfDay, wallTime } from './wallTime.ts';

/** Stored dates look like `2026-03-29`, stored moments like `2026-03-29T00:30:00Z`. */
const DATE = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Whether a text is a date of the calendar, as it is stored. */
export function isDate(text: string): boolean {
  return DATE.test(text) && isoText(Date.parse(text)).startsWith(text);
}

/** Whether a text is a moment as it is stored: in UTC, to the second. */
export function isMoment(text: string): boolean {
  return MOMENT.test(text) && isoText(Date.parse(text)) === text;
}

/** A moment (milliseconds since 1970) as it is stored; empty if it is none of the years 0 to 9999. */
function isoText(moment: number): string {
  const date = new Date(moment);
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().replace(/\.\d+Z$/, 'Z');
  return MOMENT.test(text) ? text : '';
}

/** The seconds since 1970 of a stored moment, or of the beginning of a stored date in a zone; undefined for anything else. */
export function instantOf(value: unknown, zone = 'UTC'): number | undefined {
  if (typeof value !== 'string') return undefined;
  if (isMoment(value)) return Date.parse(value) / 1000;
  return isDate(value) ? startOfDay(zone, Date.parse(value)) / 1000 : undefined;
}

/** An instant, in seconds since 1970, as it is stored: as a moment, or as the date in a zone. Null if it is out of reach. */
export function storedInstant(seconds: number, format: 'date' | 'date-time', zone = 'UTC'): string | null {
  const moment = Math.floor(seconds) * 1000;
  const text = format === 'date' ? isoText(wallTime(zone, moment)).slice(0, 10) : isoText(moment);
  return text || null;
}

/** What clocks in a zone show at a stored moment, to the minute: `2026-03-29T03:30`. */
export function localText(stored: string, zone: string): string {
  return isMoment(stored) ? isoText(wallTime(zone, Date.parse(stored))).slice(0, 16) : '';
}

/** The wall time that `2026-03-29T03:30` names; undefined if it names none. */
export function wallOf(local: string): number | undefined {
  const stored = `${local}:00Z`;
  return isMoment(stored) ? Date.parse(stored) : undefined;
}

/** The stored moments at which clocks in a zone show a wall time: one, two, or none. */
export function storedMomentsAt(wall: number, zone: string): string[] {
  return momentsAt(zone, wall).map(isoText);
}
