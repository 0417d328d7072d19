import fc from 'fast-check';
import type { Event } from '../../../generated/statistics/events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An event without its server and time, and how long it happened before it comes in; below 0 by a clock that is ahead. */
export interface GeneratedEvent {
  event: Record<string, unknown> & { kind: Event['kind'] };
  age: number;
}

/** What is done to the statistics of a server. */
export interface HistoryStep {
  /** Milliseconds that go by before. */
  wait: number;
  events: GeneratedEvent[];
  /** The batch before comes again. */
  again: boolean;
  /** The timed job runs. */
  job: boolean;
}

/** Few members and lotteries, of ids of all lengths, so that they meet. */
const user = fc.constantFrom(
  '7',
  '42',
  '900',
  '89999999999999999',
  '500000000000000001',
  '500000000000000002',
  '500000000000000003',
  '500000000000000004',
  '500000000000000005',
  '500000000000000006',
  '500000000000000007',
  '1500000000000000000',
  '8999999999999999999',
);
/** Rates are rounded from their digits that a number holds, so bets are ordinary. */
const stake = fc.oneof(
  fc.constantFrom(0, 0.07, 1, 99.99, 100, 999.99, 1000, 10_000),
  fc.integer({ min: 0, max: 3_000_000 }).map((cents) => cents / 100),
);
const amount = fc.oneof(stake, fc.constant(100_000_000_000));
const whole = (max: number, min = 0) => fc.integer({ min, max });

const kinds = {
  message: { user_id: user, rewarded: fc.boolean() },
  voice: { user_id: user, minutes: whole(1440, 1) },
  command: { user_id: user, command: fc.constantFrom('balance', 'stats') },
  farming: { user_id: user, type: fc.constantFrom('VOICE', 'AFK', 'MESSAGE'), amount },
  daily_claim: { user_id: user, amount, streak: whole(6, 1) },
  blackjack_game: {
    user_id: user,
    bet: stake,
    payout: stake,
    outcome: fc.constantFrom('win', 'blackjack', 'push', 'loss', 'bust'),
    seconds: whole(100),
  },
  lottery_entry: { user_id: user, lottery_id: fc.constantFrom('a', 'B', 'ü 😀'), tickets: whole(3, 1) },
  lottery_win: { user_id: user, lottery_id: fc.constantFrom('a', 'B', 'ü 😀'), prize: amount },
  member_join: { user_id: user, inviter_id: fc.option(user) },
  member_leave: { user_id: user },
  balance: { user_id: user, primary: amount, secondary: amount },
  member: { user_id: user, username: fc.constantFrom('Odile', 'ü😀', "o'x"), avatar: fc.constantFrom(null, 'a_1f') },
  snapshot: { total_members: whole(50), voice_users_online: whole(9) },
} satisfies Partial<Record<Event['kind'], Record<string, fc.Arbitrary<unknown>>>>;

const event = fc.oneof(
  ...Object.entries(kinds).map(([kind, fields]) =>
    fc.record({ kind: fc.constant(kind as Event['kind']), ...(fields as Record<string, fc.Arbitrary<unknown>>) }),
  ),
) as fc.Arbitrary<GeneratedEvent['event']>;

const age = fc.oneof(
  { weight: 5, arbitrary: whole(10 * MINUTE) },
  { weight: 1, arbitrary: whole(5 * MINUTE - 1, 1).map((ahead) => -ahead) },
  { weight: 2, arbitrary: whole(3 * HOUR) },
  { weight: 2, arbitrary: whole(9 * DAY) },
  { weight: 1, arbitrary: whole(33 * DAY) },
);

const wait = fc.oneof(
  { weight: 3, arbitrary: whole(7 * MINUTE) },
  { weight: 3, arbitrary: whole(2 * HOUR) },
  { weight: 2, arbitrary: whole(2 * DAY) },
  { weight: 1, arbitrary: whole(40 * DAY) },
  { weight: 1, arbitrary: fc.constantFrom(5 * MINUTE, HOUR, DAY, 7 * DAY, 30 * DAY) },
);

/** What may happen to a server. */
export const histories: fc.Arbitrary<HistoryStep[]> = fc.array(
  fc.record({
    wait,
    events: fc.array(fc.record({ event, age }), { maxLength: 25 }),
    again: fc.boolean(),
    job: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Moments around which a clock on the wall is put forward or back, and others. */
export const startTimes = fc.constantFrom(
  ...['2026-03-29T00:58:00Z', '2026-10-25T00:31:00Z', '2028-02-29T23:59:59Z', '2026-11-20T18:03:07Z'].map(Date.parse),
);

/** The events as they are sent at a moment. */
export function eventsAt(made: readonly GeneratedEvent[], guild: string, now: number): Event[] {
  return made.map(
    (one) => ({ ...one.event, guild_id: guild, at: new Date(now - one.age).toISOString() }) as unknown as Event,
  );
}
