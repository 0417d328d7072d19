import { colorOf, type Metric, metrics } from './metrics.ts';

const CIRCLE = 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0';
const SQUARE = 'M-3.5 -3.5h7v7h-7z';

/** A marker for each metric, centred on the origin, to tell the lines apart without color. */
const shapes = [
  CIRCLE,
  SQUARE,
  'M0 -4.8L4.6 3.4h-9.2z',
  'M0 -5L5 0L0 5L-5 0z',
  'M0 4.8L4.6 -3.4h-9.2z',
  'M-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
  'M-4.2 -2.1L-2.1 -4.2L0 -2.1L2.1 -4.2L4.2 -2.1L2.1 0L4.2 2.1L2.1 4.2L0 2.1L-2.1 4.2L-4.2 2.1L-2.1 0z',
  CIRCLE,
  SQUARE,
];
const firstHollow = 7;

/** The outline of a metric's marker, and whether it is hollow. */
export function markerOf(metric: Metric): { shape: string; hollow: boolean } {
  const place = metrics.indexOf(metric);
  return { shape: shapes[place] ?? CIRCLE, hollow: place >= firstHollow };
}

/** The marker of a metric, inside an svg element. */
export function Marker({ metric, x, y }: { metric: Metric; x: number; y: number }) {
  const color = colorOf(metric);
  const { shape, hollow } = markerOf(metric);
  return (
    <path
      d={shape}
      transform={`translate(${x} ${y})`}
      fill={hollow ? 'var(--color-surface)' : color}
      stroke={hollow ? color : 'var(--color-surface)'}
      strokeWidth={hollow ? 2 : 1}
    />
  );
}

/** How lines of the period before are dashed. */
export const DASHES = [5, 4];

/** A sample of the lines of the period before, whatever their color. */
export function DashedSample() {
  return (
    <svg width="24" height="12" viewBox="-12 -6 24 12" aria-hidden="true">
      <path d="M-12 0H12" stroke="currentColor" strokeWidth="1.5" strokeDasharray={DASHES.join(' ')} />
    </svg>
  );
}

/** A legend sample: a piece of the line with its marker. */
export function Sample({ metric }: { metric: Metric }) {
  return (
    <svg width="24" height="12" viewBox="-12 -6 24 12" aria-hidden="true">
      <path d="M-12 0H12" stroke={colorOf(metric)} strokeWidth="2" />
      <Marker metric={metric} x={0} y={0} />
    </svg>
  );
}
