import { expect, test } from 'vitest';
import { overviewOf } from '../../testing/overview.ts';
import { timelineCsv } from './csv.ts';
import { metrics } from './metrics.ts';

test('a line for each point, with all metrics in their order', () => {
  const { timeline } = overviewOf('24h');
  const csv = timelineCsv(timeline, {
    time: 'Time',
    before: (title) => `${title}, before`,
    of: (metric) => (metric === 'messages_count' ? 'A "big", one' : metric),
  });
  expect(csv.startsWith('\uFEFF"Time","active_members","voice_users_online","A ""big"", one",')).toBe(true);
  const lines = csv.split('\r\n');
  expect(lines).toHaveLength(timeline.length + 2);
  expect(lines.at(-1)).toBe('');
  const [first] = timeline;
  expect(lines[1]).toBe([first?.timestamp, ...metrics.map((metric) => first?.[metric])].join(','));
});

test('the period before has as many columns again, which are empty where nothing was counted', () => {
  const { timeline } = overviewOf('24h');
  const before = timeline.map((bucket, index) => (index < 2 ? undefined : { ...bucket, messages_count: 7 }));
  const titles = { time: 'Time', of: (metric: string) => metric, before: (title: string) => `${title}, before` };
  const [head, ...lines] = timelineCsv(timeline, titles, before).split('\r\n');
  expect(head).toContain('"daily_rewards_claimed","Time, before","active_members, before"');
  expect(lines[0]?.endsWith(','.repeat(10))).toBe(true);
  expect(lines[2]?.split(',')).toHaveLength(20);
  expect(lines[2]?.split(',').slice(10, 14)).toEqual([
    timeline[2]?.timestamp,
    String(timeline[2]?.active_members),
    String(timeline[2]?.voice_users_online),
    '7',
  ]);
});
