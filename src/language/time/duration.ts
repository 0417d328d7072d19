import { DURATION_UNITS, type DurationUnit } from './durationUnits.ts';

/** The units in which durations are shown. Weeks are only read: `10d` says more than `1w 3d`. */
const SHOWN = ['day', 'hour', 'minute', 'second'] as const satisfies readonly DurationUnit[];

/** The meaning of a text: seconds, a number without a unit, or nothing. */
export type ParsedDuration = { seconds: number } | { bare: number } | undefined;

/** Neither `1,500` nor `1.500`: whether they mean thousands depends on who writes them. */
const NUMBER = String.raw`(?![1-9]\d{0,2}[.,]\d{3}(?!\d))\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(String.raw`(${NUMBER})\s*(?:de\s+)?(\p{L}+)\.?`, 'gu');

/** Reads a duration such as `1d 12h`, `90m` or `1,5 ore`. Units are recognized by their names and abbreviations in a language, and by their English letters. */
export function parseDuration(typed: string, language: string): ParsedDuration {
  const text = plain(typed);
  if (new RegExp(`^${NUMBER}$`).test(text)) return { bare: numberOf(text) };
  let seconds = 0;
  const rest = text.replace(AMOUNT, (amount, number: string, word: string) => {
    const unit = unitOf(word, language);
    if (!unit) return amount;
    seconds += numberOf(number) * DURATION_UNITS[unit];
    return ' ';
  });
  const complete = rest !== text && rest.replace(/\b(?:si|and)\b|[,+&]/g, '').trim() === '';
  return complete && Number.isFinite(seconds) ? { seconds: Math.round(seconds) } : undefined;
}

/** A duration as it is edited: `1d 12h`. */
export function editedDuration(seconds: number, language: string): string {
  return partsOf(seconds)
    .map(({ unit, amount }) => numberFormat(language, unit, 'narrow').format(amount).replaceAll(/\s/gu, ''))
    .join(' ');
}

/** A duration in words: `1 day 12 hours`. */
export function formatDuration(seconds: number, language: string): string {
  return partsOf(seconds)
    .map(({ unit, amount }) => numberFormat(language, unit, 'long').format(amount))
    .join(' ');
}

const formats = new Map<string, Intl.NumberFormat>();

type Display = 'narrow' | 'short' | 'long';

function numberFormat(language: string, unit: DurationUnit, unitDisplay: Display): Intl.NumberFormat {
  const key = `${language} ${unit} ${unitDisplay}`;
  const options = { style: 'unit', unit, unitDisplay, useGrouping: false } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** The units that make up a duration, without those of which there are none. The sign is that of the first. */
function partsOf(seconds: number): { unit: (typeof SHOWN)[number]; amount: number }[] {
  let left = Math.abs(Math.round(seconds));
  const parts = SHOWN.flatMap((unit) => {
    const amount = Math.floor(left / DURATION_UNITS[unit]);
    left -= amount * DURATION_UNITS[unit];
    return amount > 0 ? [{ unit, amount }] : [];
  });
  const [first = { unit: 'second' as const, amount: 0 }, ...rest] = parts;
  return [{ ...first, amount: seconds < 0 ? -first.amount : first.amount }, ...rest];
}

function unitOf(word: string, language: string): DurationUnit | undefined {
  return (
    UNITS.find((unit) => namesOf(unit, language).includes(word)) ??
    UNITS.find((unit) => namesOf(unit, 'en').includes(word))
  );
}

/** The names and abbreviations of a unit, in the forms for several numbers. */
function namesOf(unit: DurationUnit, language: string): string[] {
  const displays = ['narrow', 'short', 'long'] as const;
  return displays.flatMap((display) =>
    [1, 2, 20].flatMap((amount) => {
      const parts = numberFormat(language, unit, display).formatToParts(amount);
      const name = parts.find(({ type }) => type === 'unit')?.value ?? '';
      return plain(name).replace(/^de\s+|\.$/g, '');
    }),
  );
}

const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const satisfies readonly DurationUnit[];

/** Without diacritics, in lower case. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
