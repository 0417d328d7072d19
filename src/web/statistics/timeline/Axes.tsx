import { Grid, Axes as NivoAxes } from '@nivo/axes';
import { Container, SvgWrapper } from '@nivo/core';
import { createLinearScale } from '@nivo/scales';
import { memo, useMemo } from 'react';
import type { FigureFormat } from '../model/format.ts';
import type { Bucket, StatisticsPeriod } from '../model/overview.ts';
import { HEIGHT, innerHeight, innerWidth, MARGIN } from './geometry.ts';
import { type Scale, tickHeights } from './scale.ts';
import { ticksOf } from './ticks.ts';

interface AxesProps {
  buckets: readonly Bucket[];
  period: StatisticsPeriod;
  scale: Scale;
  width: number;
  format: FigureFormat;
}

const theme = {
  text: { fontFamily: 'inherit', fontSize: 12, fill: 'var(--color-text-muted)' },
  axis: { ticks: { line: { stroke: 'var(--color-border-strong)' } } },
  grid: { line: { stroke: 'var(--color-border)' } },
};

/** The grid and the labels behind the lines. Readers of the screen get both from the slider. */
export default memo(function Axes({ buckets, period, scale, width, format }: AxesProps) {
  const inner = innerWidth(width);
  const ticks = useMemo(() => {
    const starts = buckets.map(({ timestamp }) => new Date(timestamp));
    const found = ticksOf(period, starts, inner, format);
    return new Map(found.map((tick) => [tick.index, tick.label]));
  }, [buckets, period, inner, format]);
  const scales = useMemo(() => {
    const from = (max: number, size: number, axis: 'x' | 'y') =>
      createLinearScale({ type: 'linear', min: 0, max, nice: false }, { all: [], min: 0, max }, size, axis);
    return { x: from(buckets.length - 1, inner, 'x'), y: from(1, innerHeight, 'y') };
  }, [buckets.length, inner]);
  const share = (mark: number) => (scale.relative ? format.percent(mark * scale.top) : format.short(mark * scale.top));

  return (
    <div aria-hidden="true">
      <Container theme={theme} animate={false} isInteractive={false} renderWrapper={false}>
        <SvgWrapper width={width} height={HEIGHT} margin={MARGIN}>
          <Grid width={inner} height={innerHeight} yScale={scales.y} yValues={[...tickHeights]} />
          <NivoAxes
            xScale={scales.x}
            yScale={scales.y}
            width={inner}
            height={innerHeight}
            left={{ tickValues: [...tickHeights], tickSize: 0, tickPadding: 10, format: (mark) => share(Number(mark)) }}
            bottom={{
              tickValues: [...ticks.keys()],
              tickSize: 5,
              tickPadding: 6,
              format: (index) => ticks.get(Number(index)) ?? '',
            }}
          />
        </SvgWrapper>
      </Container>
    </div>
  );
});
