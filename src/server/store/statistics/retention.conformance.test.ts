import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../generated/statistics/events.ts';
import { availableEngines } from '../../../../tests/server/engines.ts';
import { storePerTest } from '../../../../tests/server/storePerTest.ts';
import { DAY } from '../../../language/time/milliseconds.ts';
import type { Store } from '../store.ts';

const engines = await availableEngines();
const NOW = Date.parse('2026-11-20T18:03:07Z');
const GUILD = '823456789012345600';
const USER = '500000000000000042';

describe.each(engines)('statistics of a server that the bot has left, in the store on $name', (engine) => {
  let store: Store;
  storePerTest(engine, (opened) => {
    store = opened;
  });

  test.each([
    ['every day', 1],
    ['after a long outage', 70],
  ])('are deleted after 30 and 61 days if the job runs %s', async (_, every) => {
    const rest = { guild_id: GUILD, at: new Date(NOW).toISOString(), user_id: USER };
    const events: Event[] = [
      { ...rest, kind: 'message', rewarded: true },
      { ...rest, kind: 'lottery_win', lottery_id: 'l', prize: 5 },
      { ...rest, kind: 'blackjack_game', bet: 1, payout: 9, outcome: 'win', seconds: 1 },
      { ...rest, kind: 'balance', primary: 7, secondary: 0 },
      { guild_id: GUILD, at: rest.at, kind: 'snapshot', total_members: 9, voice_users_online: 2 },
    ];
    await store.statistics.count({ id: 'a', events, body: null, now: NOW, isReported: () => false });
    const row = () => store.db.selectFrom('statistics_guilds').selectAll().executeTakeFirstOrThrow();
    const buckets = async () => (await store.db.selectFrom('statistics_buckets').select('span').execute()).length;
    for (let day = every; day <= 70; day += every) {
      await store.statistics.advanceAll(NOW + day * DAY);
      const [{ wins, winners, total_members }, hours] = [await row(), await buckets()];
      if (day < 30) expect([wins, winners]).toEqual([expect.stringContaining(USER), expect.stringContaining(USER)]);
      if (day > 30) expect([wins, winners]).toEqual(['[]', '[]']);
      if (day < 61) expect([hours, total_members]).toEqual([expect.any(Number), 9]);
      if (day < 61) expect(hours).toBeGreaterThan(0);
      if (day > 61) expect([hours, total_members]).toEqual([0, null]);
    }
    // Balances are kept, and their totals with them.
    expect(await row()).toMatchObject({ received_at: null, voice_users_online: null, primary_total: 700, holders: 1 });
  });
});
