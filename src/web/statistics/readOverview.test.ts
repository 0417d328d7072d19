import { expect, test } from 'vitest';
import { overviewOf } from '../testing/overview.ts';
import { readOverview } from './readOverview.ts';

test('a complete answer is returned unchanged', () => {
  const overview = overviewOf('7d');
  expect(readOverview({ ...overview })).toMatchObject(overview);
});

test('missing figures are 0, and missing lists are empty', () => {
  const { gaming_stats, growth_metrics, detailed_stats, timeline, ...rest } = overviewOf('24h');
  const read = readOverview({ ...rest, growth_metrics: { new_members: 3 }, period_totals: null });
  expect(read.gaming_stats.blackjack_games).toBe(0);
  expect(read.growth_metrics).toEqual({ new_members: 3, left_members: 0, net_growth: 0, growth_rate: 0 });
  expect(read.period_totals.messages).toBe(0);
  expect(read.detailed_stats.top_voice).toEqual([]);
  expect(read.timeline).toEqual([]);
  expect(read.current_stats).toEqual(rest.current_stats);
});

test('the figures of the games are read under either name', () => {
  const { gaming_stats, ...rest } = overviewOf('24h');
  expect(readOverview({ ...rest, gaming_analytics: gaming_stats }).gaming_stats).toEqual(gaming_stats);
});
