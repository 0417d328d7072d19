import { isTimeZone } from './timeZone.ts';

/** A moment (milliseconds since 1970) in a language and a time zone: `Mar 29, 2026, 4:30 AM`. An unknown zone counts as UTC. */
export function formatMoment(moment: number, language: string, zone = 'UTC'): string {
  const timeZone = isTimeZone(zone) ? zone : 'UTC';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment);
}

/** A date of the calendar, or of a moment in UTC, in a language: `Mar 29, 2026`. */
export function formatDate(date: string | number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
