const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a time was, in words: "5 minutes ago". Times are in milliseconds since 1970. */
export function ago(at: number, now: number, language: string): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(now - at, 0);
  const [unit, length] = UNITS.find(([, milliseconds]) => passed >= milliseconds) ?? (['second', 1000] as const);
  // "now" rather than seconds that nobody counts.
  return relative.format(unit === 'second' ? 0 : -Math.floor(passed / length), unit);
}
