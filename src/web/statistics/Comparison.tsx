import type { Previous } from './model/overview.ts';
import { useStatisticsText } from './texts.tsx';

/** Says with which time figures are compared, or that nothing is known of it. */
export default function Comparison({ previous }: { previous: Previous }) {
  const { from, until, figures, timeline, total_members } = previous;
  const { text, format } = useStatisticsText();
  const times = { from: format.moment(new Date(from)), until: format.moment(new Date(until)) };
  if (figures) return text('compare.shown', times);
  if (timeline.length > 0) return text('compare.partly');
  return text(total_members === undefined ? 'compare.unknown' : 'compare.members');
}
