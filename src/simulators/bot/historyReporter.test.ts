import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { communityMembers } from '../demo/communityMembers.ts';
import { type BotEvent, history } from './history.ts';
import { startHistoryReporter } from './historyReporter.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 14, 25);
const harbour = { guildId: '812345678901234500', members: communityMembers, size: 1200 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-bot-'));
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A server that accepts each batch once. */
function server() {
  const batches = new Map<string, readonly BotEvent[]>();
  const state = { down: false, calls: 0 };
  const report = async ({ batch_id, events }: { batch_id: string; events: readonly BotEvent[] }) => {
    state.calls++;
    if (state.down) throw new Error('down');
    if (!batches.has(batch_id)) batches.set(batch_id, events);
  };
  const counted = () => [...batches.values()].flat().filter(({ kind }) => kind !== 'member');
  return { state, batches, report, counted };
}

const start = (report: ReturnType<typeof server>['report']) =>
  startHistoryReporter({ communities: [harbour], days: 2, file: join(folder, 'bot.json'), report });

const sorted = (events: Iterable<BotEvent>) => [...events].map((event) => JSON.stringify(event)).sort();

test('the history is reported once and continued, with the names of members', async () => {
  const { report, counted, batches } = server();
  const player = start(report);
  await vi.advanceTimersByTimeAsync(60_000);
  await player.close();
  const until = Date.now();
  const later = start(report);
  await vi.advanceTimersByTimeAsync(60_000);
  await later.close();
  const from = NOW - 48 * HOUR;
  expect(sorted(counted())).toEqual(sorted(history(harbour, from, until + 50_000)));
  expect(batches.get(`${harbour.guildId}-members`)).toHaveLength(communityMembers.length);
});

test('a report that did not arrive is repeated', async () => {
  const { state, report, counted } = server();
  state.down = true;
  const player = start(report);
  await vi.advanceTimersByTimeAsync(2500);
  expect(state.calls).toBe(3);
  expect(counted()).toEqual([]);
  expect(player.caughtUp).toBe(false);
  state.down = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(player.caughtUp).toBe(true);
  await player.close();
  expect(sorted(counted())).toEqual(sorted(history(harbour, NOW - 48 * HOUR, NOW + 3000)));
});

test('a report whose answer was lost is repeated unchanged, and what happened since is reported after it', async () => {
  const { report, counted } = server();
  const sent: string[] = [];
  const player = start(async (batch) => {
    await report(batch);
    sent.push(JSON.stringify(batch));
    if (sent.length % 2 === 1) throw new Error('The answer was lost');
  });
  await vi.advanceTimersByTimeAsync(600_000);
  await player.close();
  const odd = sent.filter((_, index) => index % 2 === 1);
  expect(odd.length).toBeGreaterThan(10);
  expect(odd).toEqual(sent.filter((_, index) => index % 2 === 0).slice(0, odd.length));
  const until = Date.parse(counted().reduce((last, { at }) => (at > last ? at : last), ''));
  expect(until).toBeGreaterThan(NOW + 300_000);
  expect(sorted(counted())).toEqual(sorted(history(harbour, NOW - 48 * HOUR, until + 1)));
});
