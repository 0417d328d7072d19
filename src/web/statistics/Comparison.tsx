import type { Previous } from './model/overview.ts';
import { useStatisticsText } from './texts.tsx';

/** Says with which time figures are compared, or why not all of them are. */
export default function Comparison({ previous }: { previous: Previous }) {
  const { from, until, gap, figures, timeline, total_members } = previous;
  const { text, format } = useStatisticsText();
  const times = { from: format.moment(new Date(from)), until: format.moment(new Date(until)) };
  if (figures) return text('compare.shown', times);
  const known = timeline.length > 0 ? 'partly' : total_members === undefined ? 'unknown' : 'members';
  return text(gap ? `compare.gap.${known}` : `compare.${known}`);
}
