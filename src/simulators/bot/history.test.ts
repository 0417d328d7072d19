import { expect, test } from 'vitest';
import { communityMembers } from '../demo/communityMembers.ts';
import { type BotEvent, history } from './history.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 20, 14, 25);
const harbour = { guildId: '812345678901234500', members: communityMembers, size: 1200 };

const sorted = (events: Iterable<BotEvent>) => [...events].map((event) => JSON.stringify(event)).sort();

test('the same span holds the same events, however it is divided', () => {
  const from = NOW - 5 * HOUR;
  const middle = NOW - 2 * HOUR - 12_345;
  expect(sorted([...history(harbour, from, middle), ...history(harbour, middle, NOW)])).toEqual(
    sorted(history(harbour, from, NOW)),
  );
});

test('nights are quiet, evenings are not', () => {
  const messages = [...history(harbour, NOW - 30 * DAY, NOW)].filter(({ kind }) => kind === 'message');
  const at = (hour: number) => messages.filter((event) => new Date(event.at).getUTCHours() === hour).length;
  expect(at(20)).toBeGreaterThan(at(4) * 5);
});

test('a lottery is won by a participant', () => {
  const events = [...history(harbour, NOW - 10 * DAY, NOW)];
  const wins = events.filter(({ kind, at }) => kind === 'lottery_win' && Date.parse(at) >= NOW - 8 * DAY);
  expect(wins.length).toBeGreaterThan(4);
  for (const { user_id, lottery_id } of wins) {
    expect(events).toContainEqual(expect.objectContaining({ kind: 'lottery_entry', user_id, lottery_id }));
  }
});

test('the last report has the participants of the round and its end', () => {
  const until = Date.UTC(2026, 10, 20, 18);
  const events = [...history(harbour, until - 2 * DAY, until)];
  const reports = events.filter(({ kind }) => kind === 'report').sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const draw = Date.UTC(2026, 10, 20, 20);
  const entered = events.filter(({ kind, at }) => kind === 'lottery_entry' && Date.parse(at) >= draw - DAY);
  expect(reports.at(-1)).toMatchObject({
    document: 'lottery.settings',
    value: {
      next_end_time: new Date(draw).toISOString(),
      ticket_lottery_current_participants: new Set(entered.map(({ user_id }) => user_id)).size,
    },
  });
});
