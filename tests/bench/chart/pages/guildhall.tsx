import texts from '../../../../generated/locales/en/statistics.json';
import { WordsProvider } from '../../../../src/web/statistics/texts.tsx';
import { Chart } from '../../../../src/web/statistics/timeline/Chart.tsx';
import { metrics, peaksOf } from '../../../../src/web/statistics/timeline/metrics.ts';
import { buckets, exposeChart } from './page.tsx';

exposeChart(
  <WordsProvider language="en" catalogue={texts}>
    <Chart buckets={buckets} period="7d" visible={metrics} peaks={peaksOf(buckets)} />
  </WordsProvider>,
);
