/**
 * The standard (winter) offset of an IANA time zone, such as `UTC+05:45`, from the runtime's time zone data. An unknown
 * zone is returned as it is.
 */
export function standardOffset(zone: string): string {
  const year = new Date().getUTCFullYear();
  // Daylight saving adds to the offset, on either hemisphere, so the smaller one is the standard.
  const offsets = [0, 6].map((month) => offsetAt(zone, new Date(Date.UTC(year, month, 1))));
  const minutes = Math.min(...offsets);
  if (Number.isNaN(minutes)) return zone;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** A zone's offset from UTC at a moment, in minutes; NaN for an unknown zone. */
function offsetAt(zone: string, date: Date): number {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(date);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const found = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name);
    if (!found) return Number.NaN;
    const [, sign, hours = '0', minutes = '0'] = found;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return Number.NaN;
  }
}
