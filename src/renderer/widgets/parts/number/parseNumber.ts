/** The meaning of a text: a number, two possible numbers, or none. */
export type ParsedNumber = { value: number } | { thousands: number; decimal: number } | null;

interface NumberFormat {
  /** A language tag, whose separators decide if the text is ambiguous. */
  language: string;
  /** How many decimals the field keeps. */
  decimals: number;
}

const grouped = /^\d{1,3}(?:([ '’.,])\d{3})(?:\1\d{3})*$/;
const plain = /^(?:\d+|\d*\.\d+|\d+\.)$/;

/**
 * Parses a number in the notation of a language: `1,000.5` in English, `1.000,5` in Romanian, `1 000` in both. Notations of
 * other languages are accepted if they are unambiguous.
 */
export function parseNumber(text: string, { language, decimals }: NumberFormat): ParsedNumber {
  const [, sign = '', typed = ''] = /^([+-]?)(.*)$/.exec(normalised(text)) ?? [];
  const marks: readonly string[] = typed.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const read = (group: string, decimal: string) => numberFrom(sign, typed, { group, decimal });
  if (last === undefined) return wholeNumber(read('', '.'));
  const other = last === ',' ? '.' : ',';
  // If both occur, the last one is the decimal separator. One that occurs several times groups digits.
  if (marks.includes(other)) return wholeNumber(read(other, last));
  if (marks.length > 1) return wholeNumber(read(last, other));

  const thousands = isThousands(typed) ? read(last, other) : null;
  const decimal = read(other, last);
  if (thousands === null || decimal === null) return wholeNumber(decimal);
  if (last === markOf(language, 'group')) return { value: thousands };
  // Extra decimals are rounded on blur. In a field without decimals, thousands in another notation are just as likely.
  const rounded = last === markOf(language, 'decimal') && decimals > 0;
  return rounded || decimals >= 3 ? { value: decimal } : { thousands, decimal };
}

/** Formats a number for editing: with the decimal separator of the language, without grouping. */
export function formatForEditing(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** Converts digits, spaces and signs of any script to ASCII. */
function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s/gu, ' ')
    .replace(/^[−–]/u, '-')
    .replaceAll(/\p{Nd}/gu, asciiDigit);
}

/** Unicode encodes the ten digits of a script in sequence, from zero. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  if (zero < 0x80) return digit;
  const first = zero;
  while (first - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((first - zero) % 10);
}

/** The grouping or decimal separator of a language. */
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

function wholeNumber(value: number | null): ParsedNumber {
  return value === null ? null : { value };
}
