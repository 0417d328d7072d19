import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../generated/statistics/events.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { eventsAt, histories } from '../../../../tests/server/statistics/generatedEvents.ts';
import { type Received, referenceOverview } from '../../../../tests/server/statistics/reference.ts';
import { storePerTest } from '../../../../tests/server/storePerTest.ts';
import { DAY, HOUR, MINUTE } from '../../../language/time/milliseconds.ts';
import { toOverview } from '../../services/statistics/toOverview.ts';
import type { Store } from '../store.ts';

const engines = await availableEngines();
const NOW = Date.parse('2026-11-20T18:03:07Z');
const GUILD = '823456789012345600';
const USER = '500000000000000042';
const isReported = () => true;

describe.each(engines)('statistics of clocks that differ, in the store on $name', (engine) => {
  let store: Store;
  let batches = 0;
  storePerTest(engine, (opened) => {
    store = opened;
  });

  async function count(parts: object[], now: number, guild = GUILD) {
    const rest = { guild_id: guild, at: new Date(now).toISOString(), user_id: USER };
    const events = parts.map((one) => ({ ...rest, ...one }) as unknown as Event);
    return store.statistics.count({ id: `b${++batches}`, events, body: '[]', now, isReported });
  }
  const read = (period: '1h' | '24h' | '7d' | '30d', now: number, guild = GUILD) =>
    store.statistics.read({ guild, period, now });
  const message = { kind: 'message', rewarded: true };
  const at = (time: number) => ({ at: new Date(time).toISOString() });

  test('the latest state applies, however far the bot is ahead, and whatever arrives last', async () => {
    const states = (seconds: number, value: number) => {
      const time = at(NOW + seconds * 1000);
      return [
        { ...time, kind: 'balance', primary: value, secondary: 0 },
        { ...time, kind: 'member', username: `name ${value}`, avatar: null },
        { ...time, kind: 'snapshot', user_id: undefined, total_members: value, voice_users_online: 0 },
        { ...time, kind: 'report', user_id: undefined, document: 'a.settings', value: { value } },
      ];
    };
    const stored = async (now: number) => {
      const figures = await read('24h', now);
      return [
        figures?.lists.primary[0]?.value,
        figures?.names.get(USER)?.username,
        figures?.totals.total_members,
        (await store.reports.read(GUILD, 'a.settings')).value,
      ];
    };
    await count([...states(60, 200), ...states(30, 100)], NOW);
    expect(await stored(NOW)).toEqual([20_000, 'name 200', 200, 200]);
    await count(states(45, 150), NOW + 1000);
    expect(await stored(NOW)).toEqual([20_000, 'name 200', 200, 200]);
    // A clock that was a year ahead, of the bot and the server alike.
    await count(states((365 * DAY) / 1000, 300), NOW + 365 * DAY);
    await count(states(90, 400), NOW + 2 * MINUTE);
    expect(await stored(NOW + 2 * MINUTE)).toEqual([40_000, 'name 400', 400, 400]);
    await count(states(80, 350), NOW + 2 * MINUTE);
    expect(await stored(NOW + 2 * MINUTE)).toEqual([40_000, 'name 400', 400, 400]);
  });

  test.each([
    ['a read', (now: number) => read('24h', now)],
    ['the scheduled job', (now: number) => store.statistics.advanceAll(now)],
  ])('%s by a clock far ahead does not keep later events from counting', async (_, advance) => {
    await count([message], NOW);
    await advance(NOW + 400 * DAY);
    expect(await count([message, message], NOW + MINUTE)).toMatchObject({ accepted: 2, ignored: 0 });
    for (const period of ['1h', '24h', '7d', '30d'] as const) {
      const overview = toOverview(await read(period, NOW + MINUTE), period, NOW + MINUTE);
      expect(overview.period_totals.messages).toBe(2);
      expect(Date.parse(overview.timeline.at(-1)?.timestamp ?? '')).toBeLessThanOrEqual(NOW + MINUTE);
    }
  });

  test('the scheduled job moves windows back, and stored events are still deleted in time', async () => {
    await count([message], NOW + 100 * DAY);
    await store.statistics.advanceAll(NOW);
    const figures = await read('1h', NOW);
    expect(figures?.totals.received_at).toBe(NOW);
    expect(figures?.buckets.map(({ messages, last_active }) => [messages, last_active])).toEqual([[1, 1]]);
    await store.statistics.forget(7, NOW);
    await store.statistics.forget(7, NOW + 7 * DAY);
    expect(await store.db.selectFrom('statistics_batches').select('body').execute()).toEqual([{ body: null }]);
  });

  test('all stored events are deleted in time, however many there are', async () => {
    for (let batch = 0; batch < 250; batch++) await count([message], NOW);
    await store.statistics.forget(7, NOW + 7 * DAY);
    const kept = store.db.selectFrom('statistics_batches').select('id').where('body', 'is not', null);
    expect(await kept.execute()).toEqual([]);
  });

  test('clocks that hardly differ move no windows back', async () => {
    await count([message], NOW + 4 * MINUTE);
    const { tick } = await store.db.selectFrom('statistics_guilds').select('tick').executeTakeFirstOrThrow();
    await count([message], NOW);
    expect(await store.db.selectFrom('statistics_guilds').select('tick').execute()).toEqual([{ tick }]);
  });

  test('figures equal a recount after clocks were ahead', async () => {
    const jumps = fc.constantFrom(3 * HOUR, 26 * HOUR, 9 * DAY, 20 * DAY);
    let guild = 823_456_789_012_346_000n;
    await fc.assert(
      fc.asyncProperty(histories, histories, jumps, async (before, [wrong, ...after], jump) => {
        const id = String(++guild);
        const received: Received[] = [];
        let now = NOW;
        const receive = async (events: Event[], clock = now) => {
          await store.statistics.count({ id: `${id}-${++batches}`, events, body: null, now: clock, isReported });
          received.push(...events.map((event) => ({ event, now })));
          for (const period of clock === now ? (['24h', '7d'] as const) : []) {
            const overview = toOverview(await store.statistics.read({ guild: id, period, now }), period, now);
            expect(overview).toEqual(referenceOverview(received, period, now));
          }
        };
        for (const { wait, events } of before.slice(0, 4)) {
          now += wait;
          await receive(eventsAt(events, id, now));
        }
        // States of that time are replaced later, so they are left out.
        const counted = (wrong?.events ?? []).filter(
          ({ event, age }) => !/balance|member$|snapshot/.test(event.kind) && age < jump,
        );
        await receive(eventsAt([...counted, ...counted], id, now + jump), now + jump);
        await read('24h', now, id);
        for (const { wait, events } of after.slice(0, 4)) {
          now += wait;
          await receive(eventsAt(events, id, now));
        }
      }),
      { numRuns: 3 },
    );
  });
});
