import { Line } from '@nivo/line';
import { metrics, peaksOf } from '../../../../src/web/statistics/timeline/metrics.ts';
import { buckets, HEIGHT, offer, WIDTH } from './page.tsx';

const peaks = peaksOf(buckets);
const data = metrics.map((metric) => ({
  id: metric,
  data: buckets.map((bucket, x) => ({ x, y: bucket[metric] / peaks[metric] })),
}));

/** As its documentation shows it, with a tooltip for a point in time, and without what it is slow with. */
offer(
  <Line
    data={data}
    width={WIDTH}
    height={HEIGHT}
    margin={{ top: 16, right: 20, bottom: 32, left: 52 }}
    xScale={{ type: 'linear' }}
    axisBottom={{ tickValues: 10 }}
    enableGridX={false}
    enablePoints={false}
    enableSlices="x"
    animate={false}
  />,
);
