import { byMetric } from '../timeline/metrics.ts';
import type { Overview, Previous } from './overview.ts';

const rows = Array.from({ length: 6 }, (_, index) => ({
  user_id: String(index),
  username: null,
  avatar: null,
  value: 0,
  at: '2026-01-01T00:00:00Z',
}));
const farming = { unique_users: 0, total_amount: 0, transaction_count: 0 };

/** Takes the place of the period before while it is loading. Most often it has points, of which the chart has a line of text. */
export const previous: Previous = {
  from: '',
  until: '',
  timeline: [{ timestamp: '2026-01-01T00:00:00Z', ...byMetric(() => 0) }],
};

/** Figures that fill the layout while the real ones are loading. */
export const placeholder: Overview = {
  success: true,
  period: '24h',
  has_data: true,
  updated_at: null,
  current_stats: {
    total_members: 0,
    voice_users_online: 0,
    active_members_period: 0,
    total_primary_currency: 0,
    total_secondary_currency: 0,
  },
  growth_metrics: { new_members: 0, left_members: 0, net_growth: 0, growth_rate: 0 },
  period_totals: {
    messages: 0,
    farming_earnings: 0,
    blackjack_games: 0,
    lottery_entries: 0,
    commands_used: 0,
    daily_rewards_claimed: 0,
    daily_rewards_total: 0,
  },
  communication_stats: { total_messages: 0, rewarded_messages: 0, voice_minutes: 0, active_chatters: 0 },
  economy_analytics: {
    active_users_count: 0,
    balance_distribution: { avg_primary: 0, avg_secondary: 0 },
    wealth_ranges: { poor: 0, middle: 0, rich: 0, wealthy: 0 },
    farming_by_type: [
      { type: 'VOICE', ...farming },
      { type: 'AFK', ...farming },
      { type: 'MESSAGE', ...farming },
    ],
  },
  gaming_stats: {
    blackjack_games: 0,
    blackjack_players: 0,
    blackjack_wagered: 0,
    lottery_entries: 0,
    lottery_players: 0,
    lottery_winners: 0,
  },
  detailed_stats: {
    blackjack_summary: {
      total_games: 0,
      win_rate: 0,
      total_wagered: 0,
      total_earned: 0,
      house_edge: 0,
      total_bets: 0,
      busts: 0,
      avg_game_time: 0,
      biggest_wins: rows.slice(0, 3),
    },
    lottery_summary: { winners: 0, entries: 0, avg_participants: 0, recent_winners: rows.slice(0, 3) },
    top_primary: rows,
    top_secondary: rows,
    top_voice: rows,
    top_messages_total: rows,
    top_messages_rewarded: rows,
    top_farmed: rows,
    top_daily: rows,
    top_blackjack: rows,
    top_lottery: rows,
    top_invites: rows,
    top_daily_streak: rows,
  },
  timeline: [],
};
