/** In minutes. */
const HOUR = 60;
const DAY = 24 * HOUR;

/** Writes an age, given in minutes, in whole units: now, 2 minutes ago. */
export function agoIn(language: string): (minutes: number) => string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return (minutes) => {
    if (minutes < 1) return relative.format(0, 'second');
    if (minutes < HOUR) return relative.format(-Math.floor(minutes), 'minute');
    if (minutes < DAY) return relative.format(-Math.floor(minutes / HOUR), 'hour');
    return relative.format(-Math.floor(minutes / DAY), 'day');
  };
}
