import type { RouteWeight } from './bundle/measure.ts';
import type { ChartResult } from './chart/measure.ts';
import type { GenerateResult } from './generate/measure.ts';
import type { ScreenResult } from './keystroke/measure.ts';
import type { SearchResult } from './search/measure.ts';
import type { ServerResult } from './server/measure.ts';
import type { Ratio } from './statistics.ts';
import { table } from './table.ts';

/** The parts with figures that do not depend on the machine. */
export interface ComparedParts {
  keystrokes?: readonly ScreenResult[];
  chart?: readonly ChartResult[];
  bundle?: readonly RouteWeight[];
  server?: readonly ServerResult[];
  generate?: readonly GenerateResult[];
  search?: SearchResult;
}

/** A count, or a ratio of two times of the same run with its 95 % interval. */
export type Figure = number | Ratio;

/** Figures by what they measure. */
export type Figures = Readonly<Record<string, Figure>>;

type Named = [what: string, figure: Figure | undefined];

/** What can be compared with another run, perhaps on another machine: ratios and counts, no times. */
export function figuresOf({ keystrokes, chart, bundle, server, generate = [], search }: ComparedParts): Figures {
  const [product] = generate;
  const figures: Named[] = [
    ...(keystrokes ?? []).flatMap(({ screen, timings, renders }): Named[] => [
      ...timings.flatMap(({ contender, toProduct }) => named(`keystroke: ${screen.title}, ${contender}`, toProduct)),
      [`keystroke: ${screen.title}, rendered components`, renders.guildhall?.letter.components],
    ]),
    ...(chart ?? []).flatMap(({ contender, points, toProduct }) =>
      named(`chart: ${contender}, ${points} points`, toProduct),
    ),
    ...(bundle ?? []).flatMap(({ route, requests, kinds }): Named[] => [
      [`bundle: ${route}, requests`, requests],
      [`bundle: ${route}, bytes`, Object.values(kinds).reduce((sum, { bytes }) => sum + bytes, 0)],
    ]),
    // The first line is the constant response itself. Rates depend on what else the machine does.
    ...(server ?? []).flatMap(({ engine, lines }) =>
      lines.slice(1).map(({ what, toConstant }): Named => [`server: ${engine}, ${what}, ÷ CPU`, toConstant?.cpu]),
    ),
    ...generate.slice(1).flatMap(({ count, generate: time, check }): Named[] => [
      [`generate: ${count} modules, x a module`, product && time / count / (product.generate / product.count)],
      [`check: ${count} modules, x a module`, product && check / count / (product.check / product.count)],
    ]),
    ...(search?.bytes ?? []).map(({ language, brotli }): Named => [`search: ${language}, bytes of the index`, brotli]),
  ];
  return Object.fromEntries(figures.flatMap(([what, figure]) => (figure === undefined ? [] : [[what, figure]])));
}

/** The figures of this run beside the recorded ones. Ratios whose intervals overlap count as the same. */
export function comparisonTable(recorded: Figures, now: Figures): string {
  const rows = Object.entries(now).map(([what, figure]) => {
    const { [what]: before } = recorded;
    return [what, before === undefined ? '' : written(before), written(figure), change(before, figure)];
  });
  return [
    'Beside the recorded figures: ratios of one run with the 95 % interval, and counts. Times of different runs are not compared.',
    table(['what', 'recorded', 'now', 'change'], rows),
  ].join('\n');
}

function named(what: string, ratios: Readonly<Record<string, Ratio>> | undefined): [string, Ratio][] {
  return Object.entries(ratios ?? {}).map(([name, ratio]) => [`${what}, x ${name}`, ratio]);
}

function written(figure: Figure): string {
  const digits = (value: number) => (value < 1 ? value.toPrecision(2) : value.toFixed(2));
  if (typeof figure === 'number') return Number.isInteger(figure) ? String(figure) : digits(figure);
  return `${digits(figure.ratio)} [${digits(figure.low)}, ${digits(figure.high)}]`;
}

function change(before: Figure | undefined, now: Figure): string {
  if (before === undefined) return 'new';
  const [was, is] = [before, now].map((figure) => (typeof figure === 'number' ? figure : figure.ratio));
  if (was === undefined || is === undefined || was === is || overlap(before, now)) return 'same';
  const percent = ((is - was) / was) * 100;
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`;
}

function overlap(one: Figure, other: Figure): boolean {
  if (typeof one === 'number' || typeof other === 'number') return false;
  return one.low <= other.high && other.low <= one.high;
}
