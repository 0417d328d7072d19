import texts from '../../../../generated/locales/en/statistics.json';
import web from '../../../../generated/locales/en/web.json';
import { LanguageProvider } from '../../../../src/web/language/text.tsx';
import { StatisticsTextsGiven } from '../../../../src/web/statistics/texts.tsx';
import { Chart } from '../../../../src/web/statistics/timeline/Chart.tsx';
import { metrics, peaksOf } from '../../../../src/web/statistics/timeline/metrics.ts';
import { buckets, exposeChart } from './page.tsx';

exposeChart(
  <LanguageProvider language="en" catalogue={web}>
    <StatisticsTextsGiven catalogue={texts}>
      <Chart buckets={buckets} period="7d" visible={metrics} peaks={peaksOf(buckets)} />
    </StatisticsTextsGiven>
  </LanguageProvider>,
);
