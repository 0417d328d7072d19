import type { Overview, Previous } from './model/overview.ts';
import { useStatisticsText } from './texts.tsx';
import { chartPoints, comparedPoints } from './timeline/chartPoints.ts';

interface ComparisonProps {
  overview: Pick<Overview, 'period' | 'timeline'>;
  previous: Previous;
}

/** Says with which time figures are compared, or why not all of them are. */
export default function Comparison({ overview: { period, timeline: now }, previous }: ComparisonProps) {
  const { from, until, gap, figures, timeline, total_members } = previous;
  const { text, format } = useStatisticsText();
  const times = { from: format.moment(new Date(from)), until: format.moment(new Date(until)) };
  if (figures) return text('compare.shown', times);
  const line = comparedPoints(chartPoints(now, period), timeline, period);
  const known = line ? 'partly' : total_members === undefined ? 'unknown' : 'members';
  return text(gap ? `compare.gap.${known}` : `compare.${known}`);
}
