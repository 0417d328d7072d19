import { useState } from 'react';
import { readStored, writeStored } from '../../../renderer/browser/storage.ts';
import { type Metric, metrics } from './metrics.ts';

const KEY = 'statistics_lines';

/** More at once are hard to follow: the rest waits for a press. */
const first: readonly Metric[] = ['active_members', 'voice_users_online', 'messages_count'];

/** The lines that are shown, in the order of the legend. The next visit begins with them. */
export function useVisible(): [readonly Metric[], (lines: readonly Metric[]) => void] {
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
