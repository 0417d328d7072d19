import { useState } from 'react';
import { readStored, writeStored } from '../../../renderer/storage.ts';
import { type Metric, metrics } from './metrics.ts';

const KEY = 'statistics_lines';

/** More lines are hard to read; the rest are shown on demand. */
const first: readonly Metric[] = ['active_members', 'voice_users_online', 'messages_count'];

/** The visible metrics, in the order of the legend. They are remembered for the next visit. */
export function useVisibleMetrics(): [readonly Metric[], (lines: readonly Metric[]) => void] {
  const [visible, setVisible] = useState(remembered);
  return [
    visible,
    (lines) => {
      const next = metrics.filter((metric) => lines.includes(metric));
      writeStored(KEY, next.join(' '));
      setVisible(next);
    },
  ];
}

function remembered(): readonly Metric[] {
  const stored = readStored(KEY)?.split(' ');
  return stored ? metrics.filter((metric) => stored.includes(metric)) : first;
}
