import { DAY, MINUTE } from '../../language/time/milliseconds.ts';
import { agoIn } from '../language/ago.ts';

/** A day of the visitor's calendar, to group by. */
export function dayOf(at: string): string {
  const date = new Date(at);
  return [date.getFullYear(), date.getMonth(), date.getDate()].join('-');
}

/** What a day is called: Today, Yesterday, Monday, March 2. The year is added if it is another than now. */
export function dayTitle(at: string, now: number, language: string): string {
  const date = new Date(at);
  const days = Math.round((midnight(new Date(now)) - midnight(date)) / DAY);
  if (days < 0 || days > 1) {
    const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
    return capitalized(
      new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric', year }).format(date),
      language,
    );
  }
  return capitalized(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day'), language);
}

/** When something happened, under the title of its day: an age today, and the time of day otherwise. */
export function entryTime(at: string, now: number, language: string): string {
  const date = new Date(at);
  if (midnight(date) === midnight(new Date(now))) return agoIn(language)(Math.max(0, now - date.getTime()) / MINUTE);
  return new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(date);
}

/** A moment in full, with the time zone: Monday, March 2, 2026 at 2:20 PM GMT+2. */
export function fullTime(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at));
}

/** A moment: Mar 2, 2026, 2:20 PM. */
export function shortTime(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function capitalized(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
