import { MINUTE } from './milliseconds.ts';

/**
 * The standard (winter) offset of an IANA time zone, such as `UTC+05:45`, from the runtime's time zone data. An unknown
 * zone is returned as it is.
 */
export function standardOffset(zone: string): string {
  const year = new Date().getUTCFullYear();
  // Daylight saving adds to the offset, on either hemisphere, so the smaller one is the standard.
  const offset = Math.min(...[0, 6].map((month) => offsetAt(zone, Date.UTC(year, month, 1))));
  return Number.isNaN(offset) ? zone : formatOffset(offset);
}

/** An offset in milliseconds as it is written: `UTC+05:45`. */
export function formatOffset(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE;
  const [hours, rest] = [Math.trunc(minutes / 60), Math.trunc(minutes % 60)];
  return `UTC${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    // An unknown zone.
  }
  formats.set(zone, format);
  return format;
}

/** Whether the runtime knows an IANA time zone. */
export function isTimeZone(zone: string): boolean {
  return formatOf(zone) !== null;
}

/** A zone's offset from UTC at a moment, in milliseconds; NaN for an unknown zone. */
export function offsetAt(zone: string, moment: number): number {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return Number.NaN;
  const name = formatOf(zone)
    ?.formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const found = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(name ?? '');
  if (!found) return Number.NaN;
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = found;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes) + Number(seconds) / 60) * MINUTE;
}
