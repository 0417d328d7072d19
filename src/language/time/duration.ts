import { DURATION_UNITS, type DurationUnit } from './durationUnits.ts';

/** The units in which durations are shown. Weeks are only read: `10d` says more than `1w 3d`. */
const SHOWN = ['day', 'hour', 'minute', 'second'] as const satisfies readonly DurationUnit[];

/** The words for each unit, the first of which is shown. */
export type UnitWords = Readonly<Record<DurationUnit, readonly string[]>>;

/** The meaning of a text: seconds, a number without a unit, or nothing. */
export type ParsedDuration = { seconds: number } | { bare: number } | undefined;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const AMOUNT = new RegExp(String.raw`(${NUMBER})\s*(?:de\s+)?(\p{L}+)\.?`, 'gu');

/** Reads a duration such as `1d 12h`, `90m` or `1,5 ore`. Units are recognized in the given words and by their English letters. */
export function parseDuration(typed: string, words: UnitWords): ParsedDuration {
  const text = plain(typed);
  if (new RegExp(`^${NUMBER}$`).test(text)) return { bare: numberOf(text) };
  let seconds = 0;
  const rest = text.replace(AMOUNT, (amount, number: string, word: string) => {
    const unit = unitOf(word, words);
    if (!unit) return amount;
    seconds += numberOf(number) * DURATION_UNITS[unit];
    return ' ';
  });
  const complete = rest !== text && rest.replace(/\b(?:si|and)\b|[,+&]/g, '').trim() === '';
  return complete && Number.isFinite(seconds) ? { seconds: Math.round(seconds) } : undefined;
}

/** A duration as it is edited: `1d 12h`. */
export function editedDuration(seconds: number, words: UnitWords): string {
  const parts = partsOf(seconds).map(({ unit, amount }) => `${amount}${words[unit][0] ?? ''}`);
  return parts.join(' ');
}

/** A duration in words: `1 day 12 hours`. */
export function formatDuration(seconds: number, language: string): string {
  return partsOf(seconds)
    .map(({ unit, amount }) => numberFormat(language, unit).format(amount))
    .join(' ');
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, unit: DurationUnit): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
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

function unitOf(word: string, words: UnitWords): DurationUnit | undefined {
  return UNITS.find((unit) => words[unit].some((one) => plain(one) === word)) ?? UNITS.find((unit) => unit[0] === word);
}

const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const satisfies readonly DurationUnit[];

/** Without diacritics, in lower case. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
