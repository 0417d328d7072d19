/**
 * The offset of an IANA time zone from UTC outside daylight saving, written `UTC+05:45`. An unknown zone is written as it
 * is. Source: the runtime's own time zone data.
 */
export function standardOffset(zone: string): string {
  const year = new Date().getUTCFullYear();
  // Clocks are put forward in summer, so the smaller offset of the year is the standard one.
  const offsets = [0, 6].map((month) => offsetAt(zone, new Date(Date.UTC(year, month, 1))));
  const minutes = Math.min(...offsets);
  if (Number.isNaN(minutes)) return zone;
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Minutes between UTC and a zone's clocks at a moment; NaN for a zone that is not known. */
function offsetAt(zone: string, moment: Date): number {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(moment);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const found = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name);
    if (!found) return Number.NaN;
    const [, sign, hours = '0', minutes = '0'] = found;
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  } catch {
    return Number.NaN;
  }
}
