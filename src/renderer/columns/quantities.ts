import type { Quantity } from '../../language/model.ts';

const FORMATS: Record<Quantity, Intl.NumberFormatOptions> = {
  number: {},
  milliseconds: { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
  hours: { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
};
/** Units of a duration, the largest first. */
const TIMES = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

export function isQuantity(as: string | undefined): as is Quantity {
  return as !== undefined && Object.hasOwn(FORMATS, as);
}

/** Formats a quantity in a language. */
export function quantity(as: Quantity, value: number, language: string): string {
  if (as === 'hours' && value > 0) return time(value, language);
  return new Intl.NumberFormat(language, FORMATS[as]).format(value);
}

/** Formats seconds in the largest unit that fits: 18 minutes instead of 0.3 hours. */
function time(value: number, language: string): string {
  // A value that would round to 60 of a unit counts as one of the next: half a minute below an hour is an hour.
  const { unit, seconds } = TIMES.find((one) => value >= one.seconds - one.seconds / 120) ?? TIMES[2];
  const digits = unit === 'hour' ? 1 : 0;
  return new Intl.NumberFormat(language, { ...FORMATS.hours, unit, maximumFractionDigits: digits }).format(
    value / seconds,
  );
}
