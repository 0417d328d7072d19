/** Milliseconds. */
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

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

/** The offset of a time zone at a moment (milliseconds since 1970), such as `UTC+05:45`. */
export function offsetName(zone: string, moment: number): string {
  const offset = offsetAt(zone, moment);
  return Number.isNaN(offset) ? zone : formatOffset(offset);
}

/** Whether the runtime knows an IANA time zone. */
export function isTimeZone(zone: string): boolean {
  return !Number.isNaN(offsetAt(zone, 0));
}

function formatOffset(offset: number): string {
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

/** A zone's offset from UTC at a moment, in milliseconds; NaN for an unknown zone. */
function offsetAt(zone: string, moment: number): number {
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

/** What clocks in a zone show at a moment, as the milliseconds at which clocks in UTC show the same. An unknown zone counts as UTC. */
export function wallTime(zone: string, moment: number): number {
  return moment + (offsetAt(zone, moment) || 0);
}

/**
 * The moments at which clocks in a zone show a wall time: one; two in the hour that is repeated when clocks go back; and
 * none in the one that is skipped when they go forward.
 */
export function momentsAt(zone: string, wall: number): number[] {
  return [...new Set(around(zone, wall))].filter((moment) => wallTime(zone, moment) === wall).sort((a, b) => a - b);
}

/** The wall time that clocks show instead of one that they skip: as much later as they go forward. */
export function afterGap(zone: string, wall: number): number {
  return wallTime(zone, Math.max(...around(zone, wall)));
}

/** The moment at which a day begins, given by the wall time of its midnight. */
export function startOfDay(zone: string, midnight: number): number {
  const [moment] = momentsAt(zone, midnight);
  // If clocks skip midnight, the day begins at the moment when they do.
  return moment ?? Math.max(...around(zone, midnight));
}

/** The moments of a wall time by the offsets before and after any change of the clocks near it. */
function around(zone: string, wall: number): number[] {
  return [wall - DAY, wall + DAY].map((near) => wall - (offsetAt(zone, near) || 0));
}

/** What clocks in a zone show at an instant (seconds since 1970), in the UTC fields of a date. */
export function wallDate(zone = 'UTC', instant?: number): Date | undefined {
  return instant === undefined ? undefined : new Date(wallTime(zone, instant * 1000));
}
