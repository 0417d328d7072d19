import type { Quantity } from '../../language/model.ts';

const FORMATS: Record<Quantity, Intl.NumberFormatOptions> = {
  number: {},
  milliseconds: { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 },
  hours: { style: 'unit', unit: 'hour', unitDisplay: 'long', maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
};
const SECONDS_OF_AN_HOUR = 3600;

export function isQuantity(as: string | undefined): as is Quantity {
  return as !== undefined && Object.hasOwn(FORMATS, as);
}

/** A number as a language writes it. */
export function quantity(as: Quantity, value: number, language: string): string {
  return new Intl.NumberFormat(language, FORMATS[as]).format(as === 'hours' ? value / SECONDS_OF_AN_HOUR : value);
}
