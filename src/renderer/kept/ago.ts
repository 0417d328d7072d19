import { DAY, HOUR, MINUTE } from '../../language/time/milliseconds.ts';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
] as const;

/** How long ago a time was, in words: "5 minutes ago", at least one. Times are in milliseconds since 1970. */
export function ago(at: number, now: number, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // A sentence cannot continue with "now", and nobody counts seconds.
  const passed = Math.max(now - at, MINUTE);
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? (['minute', MINUTE] as const);
  return relative.format(-Math.floor(passed / length), unit);
}
