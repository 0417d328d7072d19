import type { Previous } from './model/overview.ts';
import { useStatisticsText } from './texts.tsx';

/** Says with which time figures are compared, or that nothing is known of it. */
export default function Comparison({ previous: { from, until, figures, timeline } }: { previous: Previous }) {
  const { text, format } = useStatisticsText();
  const times = { from: format.moment(new Date(from)), until: format.moment(new Date(until)) };
  if (figures) return text('compare.shown', times);
  return text(timeline.length > 0 ? 'compare.partly' : 'compare.unknown', times);
}
