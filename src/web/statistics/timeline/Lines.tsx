import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import { memo, useMemo } from 'react';
import type { Format } from '../format.ts';
import type { Bucket, StatisticsPeriod } from '../overview.ts';
import { HEIGHT, innerWidth, MARGIN } from './geometry.ts';
import { Marker } from './Marker.tsx';
import { colorOf, type Metric, metrics } from './metrics.ts';
import { marks, type Scale } from './scale.ts';
import { ticksOf } from './ticks.ts';

interface LinesProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  visible: readonly Metric[];
  scale: Scale;
  width: number;
  format: Format;
  label: string;
}

interface Series {
  id: Metric;
  data: { x: number; y: number }[];
}

/** The number of markers per line. */
const MARKS = 6;
/** With more points than this, lines need no smoothing. */
const DENSE = 48;

const theme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--color-text-muted)' },
  axis: { ticks: { line: { stroke: 'var(--color-border-strong)' } } },
  grid: { line: { stroke: 'var(--color-border)' } },
};

/** The lines. They ignore the pointer and are not rerendered while the cursor moves over them. */
export default memo(function Lines({ buckets, period, visible, scale, width, format, label }: LinesProps) {
  const series = useMemo(
    () =>
      visible.map(
        (metric): Series => ({
          id: metric,
          data: buckets.map((bucket, x) => ({ x, y: scale.height(metric, bucket) })),
        }),
      ),
    [buckets, visible, scale],
  );
  const ticks = useMemo(() => {
    const starts = buckets.map(({ timestamp }) => new Date(timestamp));
    const found = ticksOf(period, starts, innerWidth(width), format);
    return new Map(found.map((tick) => [tick.index, tick.label]));
  }, [buckets, period, width, format]);
  const share = (mark: number) => (scale.relative ? format.percent(mark * scale.top) : format.short(mark * scale.top));

  return (
    <Line<Series>
      data={series}
      width={width}
      height={HEIGHT}
      margin={MARGIN}
      xScale={{ type: 'linear', min: 0, max: buckets.length - 1, nice: false }}
      yScale={{ type: 'linear', min: 0, max: 1, nice: false }}
      curve={buckets.length > DENSE ? 'linear' : 'monotoneX'}
      lineWidth={buckets.length > DENSE ? 1.5 : 2}
      colors={({ id }) => colorOf(id)}
      theme={theme}
      enableGridX={false}
      gridYValues={[...marks]}
      axisLeft={{ tickValues: [...marks], tickSize: 0, tickPadding: 10, format: share }}
      axisBottom={{
        tickValues: [...ticks.keys()],
        tickSize: 5,
        tickPadding: 6,
        format: (at: number) => ticks.get(at) ?? '',
      }}
      layers={['grid', 'axes', 'lines', Marks]}
      enablePoints={false}
      isInteractive={false}
      animate={false}
      role="img"
      ariaLabel={label}
    />
  );
});

/** A few markers on each line, offset to avoid those of other lines. */
function Marks({ series }: LineCustomSvgLayerProps<Series>) {
  return series.map(({ id, data }) => {
    const step = data.length / MARKS;
    const first = (step * metrics.indexOf(id)) / metrics.length;
    const places = Array.from({ length: MARKS }, (_, mark) => Math.floor(first + mark * step));
    return places.map((place) => {
      const { position } = data[place] ?? {};
      return position && <Marker key={`${id} ${place}`} metric={id} {...position} />;
    });
  });
}
