import type { Event } from '../../../generated/statistics/events.ts';
import type { Leader, Overview, Win } from '../../../generated/statistics/overview.ts';

/** An event and the time at which it was received. */
export interface Received {
  event: Event;
  now: number;
}

const FIVE_MINUTES = 300_000;
const HOUR = 3_600_000;
const PERIODS = {
  '1h': [12, FIVE_MINUTES],
  '24h': [24, HOUR],
  '7d': [168, HOUR],
  '30d': [720, HOUR],
} as const;

/** Events that make a member active. */
const ACTS = new Set(['message', 'voice', 'command', 'farming', 'daily_claim', 'blackjack_game', 'lottery_entry']);

/** When an event counts, and the time in it, which decides about states. */
interface Times {
  time: number;
  sent: number;
}
type Timed = Event & Times;
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }> & Times;

/** A cast, because filtering by kind does not narrow a generic union. */
function ofKind<Kind extends Event['kind']>(events: readonly Timed[], kind: Kind): Of<Kind>[] {
  return events.filter((event) => event.kind === kind) as Of<Kind>[];
}

function active(events: readonly Timed[]): number {
  return new Set(events.flatMap((event) => (ACTS.has(event.kind) && 'user_id' in event ? [event.user_id] : []))).size;
}

/** The overview, recounted from all events. */
export function referenceOverview(received: readonly Received[], period: Overview['period'], now: number): Overview {
  const [count, length] = PERIODS[period];
  const end = Math.floor(now / length);
  const starts = Array.from({ length: count }, (_, index) => (end - count + 1 + index) * length);
  const from = starts[0] ?? 0;

  // Events older than the longest period never count, except balances and names.
  const counted = received.filter(({ event, now: at }) => {
    const oldest = (Math.floor(at / HOUR) - 719) * HOUR;
    return ['balance', 'member'].includes(event.kind) || Date.parse(event.at) >= oldest;
  });
  const all = counted.map(({ event, now: at }) => {
    const sent = Date.parse(event.at);
    return { ...event, sent, time: Math.min(sent, at) };
  });
  const every = <Kind extends Event['kind']>(kind: Kind) => ofKind(all, kind);
  const within = <Kind extends Event['kind']>(kind: Kind) => every(kind).filter(({ time }) => time >= from);

  const latest = <State extends { user_id: string; sent: number }>(states: readonly State[]) => {
    const last = new Map<string, State>();
    for (const state of states) {
      if (state.sent >= (last.get(state.user_id)?.sent ?? 0)) last.set(state.user_id, state);
    }
    return last;
  };
  const names = latest(every('member'));
  const named = (user_id: string) => ({
    user_id,
    username: names.get(user_id)?.username ?? null,
    avatar: names.get(user_id)?.avatar ?? null,
  });

  const hundredths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
  const cents = (values: readonly number[]) => hundredths(values) / 100;
  const whole = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const people = (events: readonly { user_id: string }[]) => new Set(events.map(({ user_id }) => user_id)).size;
  // A quotient times 100 could miss a tie by the error of the division.
  const two = (part: number, of: number) => (of > 0 ? Math.round((part * 100) / of) / 100 : 0);

  const top = (pairs: readonly (readonly [string, number])[], join = (a: number, b: number) => a + b): Leader[] => {
    const values = new Map<string, number>();
    for (const [user, value] of pairs) values.set(user, values.has(user) ? join(values.get(user) ?? 0, value) : value);
    return [...values]
      .filter(([, value]) => value > 0)
      .sort(([a, x], [b, y]) => y - x || compare(a, b))
      .slice(0, 10)
      .map(([user, value]) => ({ ...named(user), value }));
  };
  const topAmount = (pairs: readonly (readonly [string, number])[]) =>
    top(pairs.map(([user, value]) => [user, Math.round(value * 100)])).map((one) => ({
      ...one,
      value: one.value / 100,
    }));
  const win = (user: string, value: number, time: number): Win => ({
    ...named(user),
    value,
    at: new Date(time).toISOString(),
  });

  const parts = new Map<number, typeof all>();
  for (const event of all) {
    const start = Math.floor(event.time / length) * length;
    const part = parts.get(start);
    if (part) part.push(event);
    else parts.set(start, [event]);
  }
  const balances = [...latest(every('balance')).values()];
  const holders = balances.filter(({ primary, secondary }) => primary > 0 || secondary > 0);
  const band = (least: number, below: number) =>
    balances.filter(({ primary }) => primary >= least && primary < below).length;
  const average = (values: readonly number[]) =>
    holders.length > 0 ? Math.round(hundredths(values) / holders.length) / 100 : 0;
  const snapshot = every('snapshot').reduce<Of<'snapshot'> | undefined>(
    (last, event) => (event.sent >= (last?.sent ?? 0) ? event : last),
    undefined,
  );
  const [messages, farming, claims] = [within('message'), within('farming'), within('daily_claim')];
  const [games, entries, won] = [within('blackjack_game'), within('lottery_entry'), within('lottery_win')];
  const [joins, leaves] = [within('member_join').length, within('member_leave').length];
  const total = snapshot?.total_members ?? 0;
  const wagered = cents(games.map(({ bet }) => bet));
  const earned = cents(games.map(({ payout }) => payout));
  const pairs = new Set(entries.map(({ lottery_id, user_id }) => JSON.stringify([lottery_id, user_id])));
  const lotteries = new Set(entries.map(({ lottery_id }) => lottery_id));
  const profit = ({ payout, bet }: Of<'blackjack_game'>) => Math.round(payout * 100) - Math.round(bet * 100);
  const lastReceived = Math.max(...counted.map(({ now: at }) => at));

  return {
    success: true,
    period,
    has_data: counted.length > 0,
    updated_at: counted.length > 0 ? new Date(lastReceived).toISOString() : null,
    current_stats: {
      total_members: total,
      voice_users_online: snapshot?.voice_users_online ?? 0,
      active_members_period: active(all.filter(({ time }) => time >= from)),
      total_primary_currency: cents(balances.map(({ primary }) => primary)),
      total_secondary_currency: cents(balances.map(({ secondary }) => secondary)),
    },
    growth_metrics: {
      new_members: joins,
      left_members: leaves,
      net_growth: joins - leaves,
      growth_rate: two((joins - leaves) * 100, total - joins + leaves),
    },
    period_totals: {
      messages: messages.length,
      farming_earnings: cents(farming.map(({ amount }) => amount)),
      blackjack_games: games.length,
      lottery_entries: entries.length,
      commands_used: within('command').length,
      daily_rewards_claimed: claims.length,
      daily_rewards_total: cents(claims.map(({ amount }) => amount)),
    },
    communication_stats: {
      total_messages: messages.length,
      rewarded_messages: messages.filter(({ rewarded }) => rewarded).length,
      voice_minutes: whole(within('voice').map(({ minutes }) => minutes)),
      active_chatters: people(messages),
    },
    economy_analytics: {
      active_users_count: holders.length,
      balance_distribution: {
        avg_primary: average(balances.map(({ primary }) => primary)),
        avg_secondary: average(balances.map(({ secondary }) => secondary)),
      },
      wealth_ranges: {
        poor: band(1, 100),
        middle: band(100, 1000),
        rich: band(1000, 10_000),
        wealthy: band(10_000, Number.POSITIVE_INFINITY),
      },
      farming_by_type: (['VOICE', 'AFK', 'MESSAGE'] as const).map((type) => {
        const own = farming.filter((event) => event.type === type);
        return {
          type,
          unique_users: people(own),
          total_amount: cents(own.map(({ amount }) => amount)),
          transaction_count: own.length,
        };
      }),
    },
    gaming_stats: {
      blackjack_games: games.length,
      blackjack_players: people(games),
      blackjack_wagered: wagered,
      lottery_entries: entries.length,
      lottery_players: people(entries),
      lottery_winners: people(won),
    },
    detailed_stats: {
      blackjack_summary: {
        total_games: games.length,
        win_rate: two(
          games.filter(({ outcome }) => outcome === 'win' || outcome === 'blackjack').length * 100,
          games.length,
        ),
        total_wagered: wagered,
        total_earned: earned,
        house_edge: two(Math.round(wagered * 100 - earned * 100) * 100, Math.round(wagered * 100)),
        total_bets: games.filter(({ bet }) => bet > 0).length,
        busts: games.filter(({ outcome }) => outcome === 'bust').length,
        avg_game_time: two(whole(games.map(({ seconds }) => seconds)), games.length),
        biggest_wins: games
          .filter((game) => profit(game) > 0)
          .sort((a, b) => profit(b) - profit(a) || b.time - a.time || compare(a.user_id, b.user_id))
          .slice(0, 3)
          .map((game) => win(game.user_id, profit(game) / 100, game.time)),
      },
      lottery_summary: {
        winners: people(won),
        entries: entries.length,
        avg_participants: two(pairs.size, lotteries.size),
        recent_winners: won
          .toSorted((a, b) => b.time - a.time || compare(a.user_id, b.user_id) || b.prize * 100 - a.prize * 100)
          .slice(0, 10)
          .map(({ user_id, prize, time }) => win(user_id, prize, time)),
      },
      top_primary: topAmount(balances.map(({ user_id, primary }) => [user_id, primary])),
      top_secondary: topAmount(balances.map(({ user_id, secondary }) => [user_id, secondary])),
      top_voice: topAmount(
        farming.filter(({ type }) => type === 'VOICE').map(({ user_id, amount }) => [user_id, amount]),
      ),
      top_messages_total: top(messages.map(({ user_id }) => [user_id, 1])),
      top_messages_rewarded: top(messages.filter(({ rewarded }) => rewarded).map(({ user_id }) => [user_id, 1])),
      top_farmed: topAmount(farming.map(({ user_id, amount }) => [user_id, amount])),
      top_daily: top(claims.map(({ user_id }) => [user_id, 1])),
      top_daily_streak: top(
        claims.map(({ user_id, streak }) => [user_id, streak]),
        Math.max,
      ),
      top_blackjack: topAmount(games.map(({ user_id, payout }) => [user_id, payout])),
      top_lottery: top(won.map(({ user_id }) => [user_id, 1])),
      top_invites: top(
        within('member_join').flatMap(({ inviter_id }) => (inviter_id === null ? [] : [[inviter_id, 1] as const])),
      ),
    },
    timeline: starts.map((start) => {
      const part = parts.get(start) ?? [];
      const inside = <Kind extends Event['kind']>(kind: Kind) => ofKind(part, kind);
      return {
        timestamp: new Date(start).toISOString(),
        active_members: active(part),
        voice_users_online: Math.max(0, ...inside('snapshot').map(({ voice_users_online }) => voice_users_online)),
        messages_count: inside('message').length,
        farming_earnings: cents(inside('farming').map(({ amount }) => amount)),
        blackjack_games: inside('blackjack_game').length,
        lottery_entries: inside('lottery_entry').length,
        commands_used: inside('command').length,
        new_members: inside('member_join').length,
        daily_rewards_claimed: inside('daily_claim').length,
      };
    }),
  };
}

/** Ids are numbers. */
function compare(a: string, b: string): number {
  return Number(BigInt(a) - BigInt(b));
}
