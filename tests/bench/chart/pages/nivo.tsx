import { Line } from '@nivo/line';
import { metrics, peaksOf } from '../../../../src/web/statistics/timeline/metrics.ts';
import { buckets, exposeChart, HEIGHT, WIDTH } from './page.tsx';

const peaks = peaksOf(buckets);
const data = metrics.map((metric) => ({
  id: metric,
  data: buckets.map((bucket, x) => ({ x, y: bucket[metric] / peaks[metric] })),
}));

/** As in its documentation, with a tooltip per point in time and without its slow features. */
exposeChart(
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
