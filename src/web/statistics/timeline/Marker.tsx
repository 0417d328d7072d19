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

/** The marker of a metric, inside an svg element. */
export function Marker({ metric, x, y }: { metric: Metric; x: number; y: number }) {
  const place = metrics.indexOf(metric);
  const color = colorOf(metric);
  const hollow = place >= firstHollow;
  return (
    <path
      d={shapes[place]}
      transform={`translate(${x} ${y})`}
      fill={hollow ? 'var(--color-surface)' : color}
      stroke={hollow ? color : 'var(--color-surface)'}
      strokeWidth={hollow ? 2 : 1}
    />
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
