import { DAY, HOUR, MINUTE } from '../../language/time/milliseconds.ts';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
] as const;

/** How long ago a time was, in words: "5 minutes ago", at least one. Times are in milliseconds since 1970. */
export function ago(at: number, now: number, language: string): string {
  // Not "yesterday", which 38 hours ago may not have been.
  const relative = new Intl.RelativeTimeFormat(language);
  // A sentence cannot continue with "now", and nobody counts seconds.
  const passed = Math.max(now - at, MINUTE);
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? (['minute', MINUTE] as const);
  return relative.format(-Math.floor(passed / length), unit);
}
