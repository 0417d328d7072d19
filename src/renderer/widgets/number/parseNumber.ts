/** What a typed text means: a number, two numbers that it may mean, or none. */
export type ParsedNumber = { value: number } | { thousands: number; decimal: number } | null;

interface NumberFormat {
  /** A language tag: its separators decide where the text alone does not. */
  language: string;
  /** How many decimals the field keeps. */
  decimals: number;
}

const grouped = /^\d{1,3}(?:([ '’.,])\d{3})(?:\1\d{3})*$/;
const plain = /^(?:\d+|\d*\.\d+|\d+\.)$/;

/**
 * Reads a number as people write it: `1,000.5` in English, `1.000,5` in Romanian, `1 000` in both. Forms of another
 * language are understood where they can mean only one thing.
 */
export function parseNumber(text: string, { language, decimals }: NumberFormat): ParsedNumber {
  const [, sign = '', typed = ''] = /^([+-]?)(.*)$/.exec(normalised(text)) ?? [];
  const marks: readonly string[] = typed.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const read = (group: string, decimal: string) => numberFrom(sign, typed, { group, decimal });
  if (last === undefined) return whole(read('', '.'));
  const other = last === ',' ? '.' : ',';
  // Both occur: the last one is before the decimals. One occurs several times: it groups.
  if (marks.includes(other)) return whole(read(other, last));
  if (marks.length > 1) return whole(read(last, other));

  const thousands = isThousands(typed) ? read(last, other) : null;
  const decimal = read(other, last);
  if (thousands === null || decimal === null) return whole(decimal);
  if (last === markOf(language, 'group')) return { value: thousands };
  // Decimals of the language are rounded on leaving, unless the field has none: a thousand of another language is as likely.
  const rounded = last === markOf(language, 'decimal') && decimals > 0;
  return rounded || decimals >= 3 ? { value: decimal } : { thousands, decimal };
}

/** A number as a field shows it: the decimal separator of the language, no groups. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** Digits, blanks and signs of all kinds as those of ASCII. */
function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s/gu, ' ')
    .replace(/^[−–]/u, '-')
    .replaceAll(/\p{Nd}/gu, asciiDigit);
}

/** Digits of a script follow each other from a zero on. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  if (zero < 0x80) return digit;
  const first = zero;
  while (first - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((first - zero) % 10);
}

/** What a language writes between groups of digits, or before decimals. */
function markOf(language: string, wanted: 'group' | 'decimal'): string | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.5);
  return parts.find(({ type }) => type === wanted)?.value;
}

/** Whether a text with one mark can be a number of thousands: `1,000`, but neither `0,500` nor `1,5`. */
function isThousands(typed: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
}

function numberFrom(sign: string, typed: string, { group, decimal }: { group: string; decimal: string }) {
  const at = typed.lastIndexOf(decimal);
  const [integer, fraction] = at < 0 ? [typed, ''] : [typed.slice(0, at), `.${typed.slice(at + 1)}`];
  const groups = grouped.exec(integer);
  const byGroup = groups && [group, ' ', "'", '’'].includes(groups[1] ?? '');
  const digits = (byGroup ? integer.replaceAll(/[^\d]/g, '') : integer) + fraction;
  const number = plain.test(digits) ? Number(sign + digits) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

function whole(value: number | null): ParsedNumber {
  return value === null ? null : { value };
}
