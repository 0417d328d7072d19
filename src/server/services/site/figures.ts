import { figures as declared } from '../../../../generated/figures.ts';
import { keysOf } from '../../../language/values/records.ts';

/** What the landing page counts, as displayed, by the names of the figures. */
export type ShownFigures = Record<keyof typeof declared, string>;

type ReportedFigures = Readonly<Partial<Record<keyof typeof declared, number | null>>>;

const UNITS = { '': 1, K: 1e3, M: 1e6 } as const;
const SHOWN = /^(\d+(?:\.\d)?)([KM]?)\+$/;

/** What to display: each number of `schemas/screens/landing.json`, until the product's own is higher. */
export function shownFigures(reported: ReportedFigures = {}): ShownFigures {
  const shown: ShownFigures = { ...declared };
  for (const name of keysOf(shown)) {
    const own = roundedDown(reported[name] ?? 0);
    if (numberIn(own) > numberIn(shown[name])) shown[name] = own;
  }
  return shown;
}

/** A count with two digits, which is never more than there are: `1.2K+` for 1284. */
export function roundedDown(count: number): string {
  if (count < 100) return `${count}+`;
  const step = 10 ** (Math.floor(Math.log10(count)) - 1);
  const rounded = Math.floor(count / step) * step;
  const [unit, size] = rounded >= UNITS.M ? ['M', UNITS.M] : rounded >= UNITS.K ? ['K', UNITS.K] : ['', 1];
  return `${rounded / size}${unit}+`;
}

function numberIn(shown: string): number {
  const [, digits = '0', unit = ''] = SHOWN.exec(shown) ?? [];
  return Number(digits) * (unit === 'K' || unit === 'M' ? UNITS[unit] : 1);
}
