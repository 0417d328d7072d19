import { MINUTE } from '../../language/time/milliseconds.ts';
import type { Bucket, Leader, Overview, Previous, StatisticsPeriod, Win } from '../statistics/model/overview.ts';

const windows: Record<StatisticsPeriod, { buckets: number; minutes: number }> = {
  '1h': { buckets: 12, minutes: 5 },
  '24h': { buckets: 24, minutes: 60 },
  '7d': { buckets: 168, minutes: 60 },
  '30d': { buckets: 720, minutes: 60 },
};
const names = [
  'marisol.vane',
  'teo_brandt',
  'ines',
  'a_name_of_thirty_two_characters_',
  'odile.k',
  null,
  'Żółw 🐢',
  'quill',
  'harbourmaster',
  'nine-lives',
];

/** Statistics of a lively server, the same in every run. @param end a time in the last bucket */
export function overviewOf(period: StatisticsPeriod, end = new Date('2026-03-02T14:20:00Z')): Overview {
  const { buckets, minutes } = windows[period];
  const length = minutes * MINUTE;
  const last = Math.floor(end.getTime() / length) * length;
  const timeline = Array.from({ length: buckets }, (_, index) =>
    bucketAt(new Date(last - (buckets - 1 - index) * length), minutes / 60),
  );
  const sum = (metric: Exclude<keyof Bucket, 'timestamp'>) =>
    round(timeline.reduce((total, bucket) => total + bucket[metric], 0));
  const messages = sum('messages_count');
  const games = sum('blackjack_games');
  const entries = sum('lottery_entries');
  const claims = sum('daily_rewards_claimed');
  const joined = sum('new_members');
  const left = Math.floor(joined / 3);
  return {
    success: true,
    period,
    has_data: true,
    updated_at: new Date(end.getTime() - 2 * MINUTE).toISOString(),
    current_stats: {
      total_members: 12_847,
      voice_users_online: timeline.at(-1)?.voice_users_online ?? 0,
      active_members_period: 1893,
      total_primary_currency: 3_412_908.5,
      total_secondary_currency: 41_277,
    },
    growth_metrics: { new_members: joined, left_members: left, net_growth: joined - left, growth_rate: 1.24 },
    period_totals: {
      messages,
      farming_earnings: sum('farming_earnings'),
      blackjack_games: games,
      lottery_entries: entries,
      commands_used: sum('commands_used'),
      daily_rewards_claimed: claims,
      daily_rewards_total: claims * 7.5,
    },
    communication_stats: {
      total_messages: messages,
      rewarded_messages: Math.floor(messages * 0.62),
      voice_minutes: buckets * minutes * 14,
      active_chatters: 1204,
    },
    economy_analytics: {
      active_users_count: 1642,
      balance_distribution: { avg_primary: 265.65, avg_secondary: 3.21 },
      wealth_ranges: { poor: 6120, middle: 3480, rich: 912, wealthy: 74 },
      farming_by_type: [
        { type: 'VOICE', unique_users: 412, total_amount: 9120.5, transaction_count: 18_204 },
        { type: 'AFK', unique_users: 57, total_amount: 311.25, transaction_count: 2406 },
        { type: 'MESSAGE', unique_users: 1180, total_amount: 5207, transaction_count: 21_940 },
      ],
    },
    gaming_stats: {
      blackjack_games: games,
      blackjack_players: 143,
      blackjack_wagered: games * 48,
      lottery_entries: entries,
      lottery_players: 88,
      lottery_winners: 9,
    },
    detailed_stats: {
      blackjack_summary: {
        total_games: games,
        win_rate: 43.18,
        total_wagered: games * 48,
        total_earned: games * 46.5,
        house_edge: 3.13,
        total_bets: games,
        busts: Math.floor(games * 0.28),
        avg_game_time: 38.4,
        biggest_wins: wins(3, 12_500, end),
      },
      lottery_summary: { winners: 9, entries, avg_participants: 22.67, recent_winners: wins(9, 4800, end) },
      top_primary: ranking(182_400.75),
      top_secondary: ranking(1290),
      top_voice: ranking(902.5),
      top_messages_total: ranking(4120),
      top_messages_rewarded: ranking(2811),
      top_farmed: ranking(1377.25),
      top_daily: ranking(30),
      top_blackjack: ranking(18_220, 7),
      top_lottery: ranking(3, 2),
      top_invites: [],
      top_daily_streak: ranking(64),
    },
    timeline,
  };
}

/** The same server's statistics of a period, with those of the period before. */
export function comparedOverviewOf(period: StatisticsPeriod, change: Partial<Previous> = {}): Overview {
  const overview = overviewOf(period);
  const until = new Date(overview.timeline[0]?.timestamp ?? 0);
  const earlier = overviewOf(period, new Date(until.getTime() - MINUTE));
  const { communication_stats: communication, gaming_stats: gaming, growth_metrics: growth } = earlier;
  const previous: Previous = {
    from: earlier.timeline[0]?.timestamp ?? '',
    until: until.toISOString(),
    total_members: 12_000,
    figures: {
      new_members: growth.new_members,
      left_members: growth.left_members,
      net_growth: growth.net_growth,
      commands_used: 0,
      total_messages: Math.round(overview.communication_stats.total_messages / 1.12),
      rewarded_messages: communication.rewarded_messages,
      voice_minutes: communication.voice_minutes,
      farming_earnings: earlier.period_totals.farming_earnings,
      daily_rewards_claimed: overview.period_totals.daily_rewards_claimed,
      daily_rewards_total: earlier.period_totals.daily_rewards_total,
      blackjack_games: gaming.blackjack_games,
      blackjack_wagered: gaming.blackjack_wagered,
      lottery_entries: gaming.lottery_entries,
    },
    timeline: earlier.timeline,
  };
  return { ...overview, previous: { ...previous, ...change } };
}

/** The same server before anything was counted. */
export function emptyOverview(period: StatisticsPeriod): Overview {
  return { ...overviewOf(period), has_data: false, updated_at: null };
}

/** A ranking with decreasing values; integers if the first value is one. */
function ranking(first: number, count = 10): Leader[] {
  const value = (at: number) => (Number.isInteger(first) ? Math.floor(at) : round(at));
  return names.slice(0, count).map((username, index) => ({
    user_id: `81000000000000${String(index + 1).padStart(4, '0')}`,
    username,
    avatar: null,
    value: value(first / (1 + index * 0.35)),
  }));
}

function wins(count: number, first: number, end: Date): Win[] {
  return ranking(first, count).map((entry, index) => ({
    ...entry,
    at: new Date(end.getTime() - index * 37 * MINUTE).toISOString(),
  }));
}

/** Fewer events at night, more in the evening and at the weekend. */
function bucketAt(start: Date, hours: number): Bucket {
  const hour = start.getUTCHours() + start.getUTCMinutes() / 60;
  const day = 0.55 - 0.45 * Math.cos(((hour - 5) / 24) * 2 * Math.PI);
  const week = [0, 6].includes(start.getUTCDay()) ? 1.35 : 1;
  const some = (most: number, salt: number) =>
    Math.round(most * hours * day * week * (0.75 + 0.5 * noise(start.getTime() / MINUTE + salt)));
  return {
    timestamp: start.toISOString(),
    active_members: some(320, 1),
    voice_users_online: Math.round(some(48 / hours, 2)),
    messages_count: some(2400, 3),
    farming_earnings: some(61_000, 4) / 100,
    blackjack_games: some(40, 5),
    lottery_entries: some(6, 6),
    commands_used: some(190, 7),
    new_members: some(5, 8),
    daily_rewards_claimed: some(26, 9),
  };
}

/** A reproducible pseudo-random number from 0 to 1. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
