import { expect, test } from 'vitest';
import { comparedOverviewOf, overviewOf } from '../../testing/overview.ts';
import { present } from '../../testing/present.ts';
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

test('what is not known of the period before stays absent', () => {
  const { previous, ...overview } = comparedOverviewOf('24h');
  expect(readOverview({ ...overview, previous }).previous).toEqual(previous);
  expect(readOverview({ ...overview })).not.toHaveProperty('previous');
  const { from, until } = present(previous);
  expect(readOverview({ ...overview, previous: { from, until, figures: null } }).previous).toEqual({
    from,
    until,
    timeline: [],
  });
});

test.each([
  ['a text', '12'],
  ['null', null],
])('figures of the period before are not known if one of them is %s', (_, figure) => {
  const { previous, ...overview } = comparedOverviewOf('24h');
  const { figures, ...known } = present(previous);
  const read = readOverview({ ...overview, previous: { ...known, figures: { ...figures, total_messages: figure } } });
  expect(read.previous).toEqual(known);
});

test('a missing figure of the period before stays absent', () => {
  const { previous, ...overview } = comparedOverviewOf('24h');
  const { figures: { total_messages: _, ...figures } = {}, ...known } = present(previous);
  expect(readOverview({ ...overview, previous: { ...known, figures } }).previous).toEqual({ ...known, figures });
});
