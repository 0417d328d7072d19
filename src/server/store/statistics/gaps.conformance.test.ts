import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../generated/statistics/events.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { storePerTest } from '../../../../tests/server/storePerTest.ts';
import { DAY, HOUR, MINUTE } from '../../../language/time/milliseconds.ts';
import { toOverview } from '../../services/statistics/toOverview.ts';
import type { StatisticsPeriod } from '../schema/statisticsPeriods.ts';
import type { Store } from '../store.ts';

const engines = await availableEngines();
const NOW = Date.parse('2026-11-20T18:00:00Z');
const GUILD = '823456789012345600';

describe.each(engines)('the period before, in the store on $name', (engine) => {
  let store: Store;
  let batches = 0;
  storePerTest(engine, (opened) => {
    store = opened;
  });

  async function count(now: number, times = [now], total_members = 100) {
    const events = times.flatMap((time): Event[] => {
      const rest = { guild_id: GUILD, at: new Date(time).toISOString() };
      return [
        { ...rest, kind: 'snapshot', total_members, voice_users_online: 0 },
        { ...rest, kind: 'message', user_id: '5', rewarded: true },
      ];
    });
    await store.statistics.count({ id: `b${++batches}`, events, body: null, now, isReported: () => true });
  }
  /** Every hour from some hours ago to fewer. */
  const hours = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => NOW - (from - index) * HOUR);
  const previous = async (period: StatisticsPeriod, now: number) =>
    toOverview(await store.statistics.read({ guild: GUILD, period, now, compare: true }), period, now).previous;

  test('has no figures of days without the bot, nor of members before it came back', async () => {
    for (let day = 45; day >= 40; day--) await count(NOW - day * DAY);
    await count(NOW, hours(48, 0), 500);
    for (const period of ['7d', '30d'] as const) {
      const before = await previous(period, NOW);
      expect(before).not.toHaveProperty('figures');
      expect(before).not.toHaveProperty('total_members');
      expect(before).toMatchObject({ timeline: [], gap: true });
    }
    const day = await previous('24h', NOW);
    expect(day).toMatchObject({ total_members: 500, figures: { total_messages: 24 } });
  });

  test('has figures of before the bot left, but no members', async () => {
    await count(NOW, hours(80, 12));
    const day = await previous('24h', NOW);
    expect(day).toMatchObject({ figures: { total_messages: 24 }, timeline: { length: 24 } });
    expect(day).not.toHaveProperty('total_members');
    expect(day).not.toHaveProperty('gap');
  });

  test('begins after the gap within it', async () => {
    await count(NOW, [...hours(80, 37), ...hours(29, 0)]);
    const day = await previous('24h', NOW);
    expect(day).toMatchObject({ total_members: 100, timeline: { length: 6 }, gap: true });
    expect(day).not.toHaveProperty('figures');
  });

  test.each([29, 24, 12])('has no gap where counting began, %d hours ago', async (begin) => {
    await count(NOW, hours(begin, 0));
    const day = await previous('24h', NOW);
    expect(day).not.toHaveProperty('figures');
    expect(day).not.toHaveProperty('gap');
  });

  test('contains events that came late, in the shortest period as well', async () => {
    await count(NOW, hours(72, 3));
    const late = Array.from({ length: 24 }, (_, index) => NOW - 110 * MINUTE + index * 5 * MINUTE);
    await count(NOW + 9 * MINUTE, late);
    const hour = await previous('1h', NOW + 9 * MINUTE);
    expect(hour?.figures?.total_messages).toBe(12);
    expect(hour?.timeline.map(({ messages_count, active_members }) => [messages_count, active_members])).toEqual(
      Array(12).fill([1, 1]),
    );
  });
});
