/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/** Writes an age, given in minutes, in whole units: now, 2 minutes ago. */
export function agoIn(language: string): (minutes: number) => string {
  const now = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');
  // Not "yesterday", which 38 hours ago may not have been.
  const relative = new Intl.RelativeTimeFormat(language);
  return (minutes) => {
    if (minutes < 1) return now;
    if (minutes < HOUR) return relative.format(-Math.floor(minutes), 'minute');
    if (minutes < DAY) return relative.format(-Math.floor(minutes / HOUR), 'hour');
    return relative.format(-Math.floor(minutes / DAY), 'day');
  };
}
