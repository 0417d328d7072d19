import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '../../../generated/statistics/events.ts';
import { toOverview } from '../../../src/server/services/statistics/toOverview.ts';
import { WINDOWS } from '../../../src/server/store/schema/statisticsPeriods.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { generator } from '../../bench/statistics.ts';
import { bundleScripts } from '../bundled.ts';
import { postgres, postgresIsAvailable } from '../engines.ts';
import { referenceOverview } from './reference.ts';

const script = bundleScripts(new URL('counting.ts', import.meta.url));
const PROCESSES = 2;
const SERVERS = 5;
const SHARED = 12;
const OWN = 12;
const EVENTS = 60;
const START = Date.parse('2026-11-20T10:58:00Z');
/** Clocks of processes hardly differ. */
const END = START + 4 * 60_000;

const engine = postgres();
const random = generator(3);
const some = (most: number) => Math.floor(random() * most);
const guilds = Array.from({ length: SERVERS }, (_, index) => String(900_000_000_000_000_000n + BigInt(index)));

let events = 0;
function madeEvent(now: number): Event {
  // No two at the same time, since the order in which processes count them is arbitrary.
  const at = new Date(now - some(100) ** 4 - ++events).toISOString();
  const base = { guild_id: guilds[some(SERVERS)] ?? '', at, user_id: String(500 + some(40)) };
  const amount = some(900_000) / 100;
  const kinds: Event[] = [
    { ...base, kind: 'message', rewarded: some(2) > 0 },
    { ...base, kind: 'farming', type: 'VOICE', amount },
    { ...base, kind: 'daily_claim', amount, streak: 1 + some(9) },
    { ...base, kind: 'blackjack_game', bet: amount, payout: amount * 2, outcome: 'win', seconds: 7 },
    { ...base, kind: 'lottery_entry', lottery_id: `draw ${some(3)}`, tickets: 1 },
    { ...base, kind: 'lottery_win', lottery_id: `draw ${some(3)}`, prize: amount },
    { ...base, kind: 'member_join', inviter_id: String(500 + some(40)) },
    { ...base, kind: 'balance', primary: amount, secondary: amount },
    { ...base, kind: 'member', username: `name ${some(5)}`, avatar: null },
  ];
  return kinds[some(kinds.length)] as Event;
}

function madeBatch(id: string) {
  const now = START + some(END - START);
  return { id, now, body: null, events: Array.from({ length: EVENTS }, () => madeEvent(now)) };
}

type Outcome = { counted: string[]; errors: string[] };

function counting(input: object): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script('counting')], { stdio: ['pipe', 'pipe', 'inherit'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(JSON.parse(Buffer.concat(parts).toString()))
        : reject(new Error(`The process ended with ${code}`)),
    );
    child.stdin.end(JSON.stringify(input));
  });
}

describe.skipIf(!(await postgresIsAvailable()))('two processes that count over one PostgreSQL', () => {
  let store: Store;
  beforeAll(async () => {
    await engine.prepare();
    store = await engine.open();
  });
  afterAll(async () => {
    await store?.close();
    await engine.clear();
  });

  test('count every event once, in any order, without deadlocks', async () => {
    const shared = Array.from({ length: SHARED }, (_, index) => madeBatch(`shared-${index}`));
    const own = Array.from({ length: PROCESSES }, (_, process) =>
      Array.from({ length: OWN }, (_, index) => madeBatch(`own-${process}-${index}`)),
    );
    const inDisorder = <Item>(items: readonly Item[]) =>
      items.map((item) => ({ item, key: random() })).sort((a, b) => a.key - b.key);
    const outcomes = await Promise.all(
      own.map((batches) =>
        counting({
          databaseUrl: engine.location().databaseUrl,
          batches: inDisorder([...shared, ...batches]).map(({ item }) => item),
        }),
      ),
    );
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
    const all = [...shared, ...own.flat()];
    expect(outcomes.flatMap(({ counted }) => counted).sort()).toEqual(all.map(({ id }) => id).sort());

    const last = Math.max(...all.map(({ now }) => now));
    for (const guild of guilds) {
      const received = all.flatMap(({ now, events }) =>
        events.filter(({ guild_id }) => guild_id === guild).map((event) => ({ event, now })),
      );
      for (const { period } of WINDOWS) {
        const figures = await store.statistics.read({ guild, period, now: last });
        expect(toOverview(figures, period, last)).toEqual(referenceOverview(received, period, last));
      }
    }
  });
});
