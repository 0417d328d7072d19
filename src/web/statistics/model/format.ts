import { agoIn } from '../../language/ago.ts';

/** Formats figures and times in one language. */
export interface FigureFormat {
  /** Abbreviated from a thousand on: 1.2K, 3.4M. */
  short(value: number): string;
  /** With all its digits. */
  full(value: number): string;
  /** With its sign: +12. */
  signed(value: number): string;
  /** 12.5 becomes 12.5%. */
  percent(value: number): string;
  /** With its sign: +1.2%. */
  signedPercent(value: number): string;
  /** A duration in minutes, abbreviated; in hours from 60 minutes on. */
  minutes(value: number): string;
  /** A duration in minutes, in full. */
  fullMinutes(value: number): string;
  /** A duration in seconds: 65 becomes 1 min 5 sec. */
  seconds(value: number): string;
  /** An age in whole units: now, 2 minutes ago. */
  ago(minutes: number): string;
  clock(at: Date): string;
  moment(at: Date): string;
  date(at: Date): string;
  weekday(at: Date): string;
  day(at: Date): string;
}

const THOUSAND = 1000;
const MILLION = 1_000_000;

export function formatIn(language: string): FigureFormat {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options).format;
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format;
  const full = number({ maximumFractionDigits: 2, signDisplay: 'negative' });
  const tenths = number({ maximumFractionDigits: 1, signDisplay: 'negative' });
  const percents: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };
  const percent = number({ ...percents, signDisplay: 'negative' });
  const signedPercent = number({ ...percents, signDisplay: 'exceptZero' });
  const unit = (name: string, unitDisplay: 'short' | 'long' = 'short') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 });

  function short(value: number): string {
    // A value that rounds up to the next unit is written in it: 999.95K becomes 1M.
    const size = Math.abs(value);
    if (Math.round(size * 100) < THOUSAND * 100) return full(value);
    if (Math.round(size / 100) < MILLION / 100) return `${tenths(value / THOUSAND)}K`;
    return `${tenths(value / MILLION)}M`;
  }

  /** A value with its unit, with the number abbreviated. */
  function shortUnit(name: string, value: number): string {
    const parts = unit(name).formatToParts(value);
    const first = parts.findIndex(({ type }) => type === 'integer');
    const words = parts.filter(({ type }, index) => index === first || type === 'unit' || type === 'literal');
    return words.map((part) => (part.type === 'integer' ? short(value) : part.value)).join('');
  }

  return {
    short,
    full,
    signed: number({ maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
    percent: (value) => percent(value / 100),
    signedPercent: (value) => signedPercent(value / 100),
    minutes: (value) => (value < 60 ? shortUnit('minute', value) : shortUnit('hour', Math.round(value / 6) / 10)),
    fullMinutes: (value) => unit('minute', 'long').format(value),
    seconds(value) {
      const whole = Math.round(value);
      const parts = [
        ['hour', Math.floor(whole / 3600)],
        ['minute', Math.floor((whole % 3600) / 60)],
        ['second', whole % 60],
      ] as const;
      const nonzero = parts.filter(([, count]) => count > 0).slice(0, 2);
      const [, , seconds] = parts;
      return (nonzero.length > 0 ? nonzero : [seconds]).map(([name, count]) => unit(name).format(count)).join(' ');
    },
    ago: agoIn(language),
    clock: date({ hour: 'numeric', minute: '2-digit' }),
    moment: date({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    date: date({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: date({ weekday: 'short' }),
    day: date({ day: 'numeric', month: 'short' }),
  };
}
