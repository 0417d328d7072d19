import { expect, test } from 'vitest';
import { overviewOf } from '../../testing/overview.ts';
import { timelineCsv } from './csv.ts';
import { metrics } from './metrics.ts';

test('a line for each point, with all metrics in their order', () => {
  const { timeline } = overviewOf('24h');
  const csv = timelineCsv(timeline, {
    time: 'Time',
    of: (metric) => (metric === 'messages_count' ? 'A "big", one' : metric),
  });
  expect(csv.startsWith('\uFEFF"Time","active_members","voice_users_online","A ""big"", one",')).toBe(true);
  const lines = csv.split('\r\n');
  expect(lines).toHaveLength(timeline.length + 2);
  expect(lines.at(-1)).toBe('');
  const [first] = timeline;
  expect(lines[1]).toBe([first?.timestamp, ...metrics.map((metric) => first?.[metric])].join(','));
});
