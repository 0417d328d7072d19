import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generator } from '../../../../tests/bench/statistics.ts';
import { availableEngines, sqlite } from '../../../../tests/server/engines.ts';
import {
  eventsAt,
  type GeneratedEvent,
  histories,
  startTimes,
} from '../../../../tests/server/statistics/generatedEvents.ts';
import { type Received, referenceOverview } from '../../../../tests/server/statistics/reference.ts';
import { HOUR, MINUTE } from '../../../language/time/milliseconds.ts';
import { toOverview } from '../../services/statistics/toOverview.ts';
import { copyStore } from '../copy.ts';
import { WINDOWS } from '../schema/statisticsPeriods.ts';
import type { Store } from '../store.ts';

// Buckets are in UTC, whatever the server's time zone.
vi.stubEnv('TZ', 'Europe/Bucharest');

const engines = await availableEngines();
const isReported = () => true;

/** Number of generated histories per store; `npm run fuzz` uses more. */
const HISTORIES = Number(process.env.FUZZ_HISTORIES || 6);
const SEED = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;

const WAITS = [0, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, HOUR, 5 * HOUR, 26 * HOUR, 80 * HOUR, 200 * HOUR, 400 * HOUR];

/** An event of one of very many members. */
function crowd(some: (most: number) => number): GeneratedEvent {
  const user_id = String(500_000_000_000_000_000n + BigInt(some(1200) ** 2 % 1201));
  const age = some(4) > 0 ? some(4 * MINUTE) : some(30 * 24 * HOUR);
  const amount = some(900) / 100;
  const kinds: GeneratedEvent['event'][] = [
    { kind: 'message', user_id, rewarded: some(2) > 0 },
    { kind: 'message', user_id, rewarded: false },
    { kind: 'farming', user_id, type: some(2) > 0 ? 'VOICE' : 'AFK', amount },
    { kind: 'daily_claim', user_id, amount, streak: 1 + some(9) },
    { kind: 'blackjack_game', user_id, bet: amount, payout: 2 * amount, outcome: 'win', seconds: 3 },
    { kind: 'lottery_win', user_id, lottery_id: 'a', prize: amount },
    { kind: 'member_join', user_id, inviter_id: user_id },
  ];
  return { event: kinds[some(kinds.length)] as GeneratedEvent['event'], age };
}

/** A server with very many members. */
const CROWDED = '823456789011999999';
let rounds: ReturnType<typeof makeCrowdedRounds> | undefined;
/** Its events, and what a recount of them says after each round. Recounting takes long, so it is done once for all engines. */
function crowdedRounds() {
  rounds ??= makeCrowdedRounds();
  return rounds;
}

function makeCrowdedRounds() {
  const random = generator(11);
  const some = (most: number) => Math.floor(random() * most);
  const received: Received[] = [];
  let now = Date.parse('2026-10-24T21:58:00Z');
  return WAITS.map((wait, index) => {
    now += wait;
    // In quiet periods, members move up who ranked low before.
    const events = eventsAt(
      Array.from({ length: index % 5 === 4 ? 3 : 1500 }, () => crowd(some)),
      CROWDED,
      now,
    );
    received.push(...events.map((event) => ({ event, now })));
    const expected = Object.fromEntries(
      WINDOWS.map(({ period }) => [period, referenceOverview(received, period, now)]),
    );
    return { now, events, expected };
  });
}

describe.each(engines)('statistics in the store on $name', (engine) => {
  let store: Store;
  let servers = 0;
  /** Id of a server without any data. */
  const another = () => String(823_456_789_012_000_000n + BigInt(++servers));

  beforeAll(async () => {
    await engine.prepare();
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.clear();
  });

  async function expectReference(guild: string, received: readonly Received[], now: number): Promise<void> {
    for (const { period } of WINDOWS) {
      const figures = await store.statistics.read({ guild, period, now });
      expect(toOverview(figures, period, now)).toEqual(referenceOverview(received, period, now));
    }
    await expectPreviousReference(guild, received, now);
  }

  /** Histories are full of gaps, so they are compared as if there were none. */
  async function expectPreviousReference(guild: string, received: readonly Received[], now: number): Promise<void> {
    const oldest = Math.min(...received.map(({ event }) => Date.parse(event.at)));
    for (const { period } of WINDOWS) {
      const figures = await store.statistics.read({ guild, period, now, compare: true });
      if (!figures?.previous) continue;
      const previous = toOverview({ ...figures, previous: { ...figures.previous, since: 0 } }, period, now).previous;
      // Older events were ignored when they arrived.
      if (!previous || (period === '30d' && oldest < now - 60 * 24 * HOUR)) continue;
      const until = Date.parse(previous.until);
      const before = received.filter(({ event, now: at }) => Math.min(Date.parse(event.at), at) < until);
      const { growth_metrics, period_totals, communication_stats, timeline } = referenceOverview(
        before,
        period,
        until - 1,
      );
      const { growth_rate: _, ...growth } = growth_metrics;
      expect(previous.timeline).toEqual(timeline);
      expect(previous.figures).toMatchObject({
        ...growth,
        commands_used: period_totals.commands_used,
        total_messages: period_totals.messages,
        rewarded_messages: communication_stats.rewarded_messages,
        voice_minutes: communication_stats.voice_minutes,
        farming_earnings: period_totals.farming_earnings,
        daily_rewards_total: period_totals.daily_rewards_total,
        blackjack_games: period_totals.blackjack_games,
      });
    }
  }

  test(
    'equal a recount of all events for each period, including late, repeated and unordered ones',
    async () => {
      await fc.assert(
        fc.asyncProperty(startTimes, histories, async (start, all) => {
          const guild = another();
          const received: Received[] = [];
          let now = start;
          for (const [index, { wait, events: made, again, job }] of all.entries()) {
            now += wait;
            if (job) await store.statistics.advanceAll(now);
            const events = eventsAt(made, guild, now);
            const batch = { id: `${guild}-${index}`, events, body: null, now, isReported };
            const counted = await store.statistics.count(batch);
            expect(counted.accepted + counted.ignored).toBe(events.length);
            received.push(...events.map((event) => ({ event, now })));
            const before = again ? index : Math.max(0, index - 1);
            const duplicate = await store.statistics.count({ ...batch, id: `${guild}-${before}`, now });
            expect(duplicate).toEqual({ accepted: 0, ignored: 0, duplicate: true });
            await expectReference(guild, received, now);
          }
        }),
        { numRuns: HISTORIES, seed: SEED },
      );
    },
    HISTORIES * 15_000,
  );

  test('say what is known of the period before, and keep it for twice the longest period', async () => {
    const guild = another();
    const start = Date.parse('2026-08-01T10:30:00Z');
    const user_id = '500';
    for (let hour = 0; hour <= 62 * 24; hour++) {
      const now = start + hour * HOUR;
      const rest = { guild_id: guild, at: new Date(now).toISOString() };
      const events = [
        { ...rest, kind: 'message' as const, user_id, rewarded: true },
        { ...rest, kind: 'member_join' as const, user_id, inviter_id: null },
        { ...rest, kind: 'snapshot' as const, total_members: 100 + hour, voice_users_online: 1 },
      ];
      if (hour % 24 === 0 || hour > 60 * 24) {
        await store.statistics.count({ id: `${guild}-${hour}`, events, body: null, now, isReported });
      }
    }
    const read = async (period: '1h' | '24h' | '30d', hours: number) => {
      const now = start + hours * HOUR;
      return toOverview(await store.statistics.read({ guild, period, now, compare: true }), period, now).previous;
    };
    const end = 62 * 24;
    expect(await read('24h', end)).toMatchObject({ total_members: 100 + end - 24, figures: { total_messages: 24 } });
    expect(await read('1h', end)).toMatchObject({ timeline: { length: 12 }, figures: { total_messages: 1 } });
    const month = await read('30d', end);
    expect(month).toMatchObject({ from: '2026-08-03T11:00:00.000Z', until: '2026-09-02T11:00:00.000Z' });
    expect(month?.figures).toMatchObject({ total_messages: 30, new_members: 30 });
    expect(month?.timeline).toHaveLength(720);
  });

  test('say that nothing is known of the time before counting began', async () => {
    const guild = another();
    const now = Date.parse('2026-11-20T18:03:07Z');
    const read = async (period: '24h' | '7d', at: number) =>
      toOverview(await store.statistics.read({ guild, period, now: at, compare: true }), period, at).previous;
    expect(await read('24h', now)).toBeUndefined();
    const event = { guild_id: guild, at: new Date(now).toISOString(), kind: 'snapshot' as const };
    const events = [{ ...event, total_members: 5, voice_users_online: 0 }];
    await store.statistics.count({ id: `${guild}-first`, events, body: null, now, isReported });
    expect(await read('24h', now)).toEqual({
      from: '2026-11-18T19:00:00.000Z',
      until: '2026-11-19T19:00:00.000Z',
      timeline: [],
    });
    const end = now + 10 * 24 * HOUR;
    const later = Array.from({ length: 240 }, (_, hour) => new Date(end - hour * HOUR).toISOString()).flatMap((at) =>
      events.map((one) => ({ ...one, at })),
    );
    await store.statistics.count({ id: `${guild}-later`, events: later, body: null, now: end, isReported });
    const part = await read('7d', end);
    expect(part).toMatchObject({ total_members: 5, timeline: { length: 73 } });
    expect(part?.timeline[0]?.timestamp).toBe('2026-11-20T18:00:00.000Z');
    expect(part).not.toHaveProperty('figures');
  });

  test('advance until the application closes', async () => {
    const now = Date.parse('2026-11-20T18:03:07Z');
    const member = { guild_id: another(), at: new Date(now).toISOString(), user_id: '500' };
    const events = [{ ...member, kind: 'message' as const, rewarded: true }];
    await store.statistics.count({ id: 'closing', events, body: null, now, isReported });
    const closing = AbortSignal.abort(new Error('closing'));
    await expect(store.statistics.advanceAll(now + 2 * 3_600_000, closing)).rejects.toThrow('closing');
    await store.statistics.advanceAll(now + 2 * 3_600_000);
    await store.statistics.advanceAll(now + 2 * 3_600_000, closing);
  });

  test('rank the top of very many members while windows fill and empty', async () => {
    for (const [index, { now, events, expected }] of crowdedRounds().entries()) {
      await store.statistics.count({ id: `${CROWDED}-${index}`, events, body: null, now, isReported });
      for (const { period } of WINDOWS) {
        const figures = await store.statistics.read({ guild: CROWDED, period, now });
        expect(toOverview(figures, period, now)).toEqual(expected[period]);
      }
    }
    const standing = await store.db.selectFrom('statistics_guilds').select('floors').execute();
    expect(standing.some(({ floors }) => floors !== '{}')).toBe(true);
  });

  test('rank members with equal values by id', async () => {
    const guild = another();
    const start = Date.parse('2026-11-20T18:03:07Z');
    const received: Received[] = [];
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index));
    const rounds = [ids(700, 450), ids(7, 4), ids(5000, 20), ids(690, 2), ids(9000, 20)];
    for (const [index, users] of rounds.entries()) {
      const now = index < 4 ? start : start + 5 * MINUTE;
      const made = users.map((user_id) => ({ event: { kind: 'message' as const, user_id, rewarded: false }, age: 1 }));
      const events = eventsAt(made, guild, now);
      await store.statistics.count({ id: `${guild}-${index}`, events, body: null, now, isReported });
      received.push(...events.map((event) => ({ event, now })));
      await expectReference(guild, received, now);
    }
    // All but the last batch have left the shortest window, and with them everyone on its list.
    await expectReference(guild, received, start + HOUR);
  });

  test('are copied with an embedded store and continue there', async () => {
    const source = sqlite();
    await source.prepare();
    await store.close();
    await engine.clear();
    await engine.prepare();
    store = await engine.open();
    const from = await source.open();
    try {
      const guild = another();
      const now = Date.parse('2026-11-20T18:03:07Z');
      const random = generator(5);
      const some = (most: number) => Math.floor(random() * most);
      const batch = (id: string) => {
        const events = eventsAt(
          Array.from({ length: 1500 }, () => crowd(some)),
          guild,
          now,
        );
        return { id, events, body: '[]', now, isReported };
      };
      const [first, second] = [batch('first'), batch('second')];
      await from.statistics.count(first);
      const others = Array.from({ length: 24 }, (_, index) => ({ id: `other-${index}`, received_at: now, body: '[]' }));
      await from.db.insertInto('statistics_batches').values(others).execute();
      const copied = await copyStore(from, store);
      expect(copied).toMatchObject({
        statistics_guilds: 1,
        statistics_batches: 25,
        statistics_streaks: expect.any(Number),
      });
      expect(copied.statistics_cells).toBeGreaterThan(1000);
      expect(await store.statistics.count(first)).toMatchObject({ duplicate: true });
      await store.statistics.count(second);
      const received = [...first.events, ...second.events].map((event) => ({ event, now }));
      await expectReference(guild, received, now);
      await expectReference(guild, received, now + 200 * HOUR);
    } finally {
      await from.close();
      await source.clear();
    }
  });
});
