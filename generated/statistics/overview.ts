// Made by `npm run generate` from schemas/. Do not edit.
/**
 * The statistics of one server for one period, as returned by GET /auth/guilds/{guildId}/statistics/overview/.
 */
export interface Overview {
/**
 * Always true.
 */
success: true
/**
 * The period: 12 intervals of 5 minutes, or 24, 168 or 720 hours. It ends with the current interval.
 */
period: ("1h" | "24h" | "7d" | "30d")
/**
 * Whether the bot has ever sent an event about this server.
 */
has_data: boolean
/**
 * When the last event arrived: ISO 8601; null before the first.
 */
updated_at: (string | null)
/**
 * The current state of the server.
 */
current_stats: {
/**
 * Members of the server.
 */
total_members: number
/**
 * Members in voice channels according to the last snapshot.
 */
voice_users_online: number
/**
 * Members who were active in the period.
 */
active_members_period: number
/**
 * Total primary currency of all members.
 */
total_primary_currency: number
/**
 * Total secondary currency of all members.
 */
total_secondary_currency: number
}
/**
 * Members who joined and left.
 */
growth_metrics: {
/**
 * Members who joined.
 */
new_members: number
/**
 * Members who left.
 */
left_members: number
/**
 * The difference.
 */
net_growth: number
/**
 * The difference as a percentage of the members at the start, with 2 decimals.
 */
growth_rate: number
}
/**
 * Totals for the period.
 */
period_totals: {
/**
 * Messages.
 */
messages: number
/**
 * Currency farmed.
 */
farming_earnings: number
/**
 * Blackjack games.
 */
blackjack_games: number
/**
 * Lottery entries.
 */
lottery_entries: number
/**
 * Commands used.
 */
commands_used: number
/**
 * Daily rewards claimed.
 */
daily_rewards_claimed: number
/**
 * Currency paid as daily rewards.
 */
daily_rewards_total: number
}
/**
 * Messages and voice activity.
 */
communication_stats: {
/**
 * Messages.
 */
total_messages: number
/**
 * Messages that earned currency.
 */
rewarded_messages: number
/**
 * Minutes that members spent in voice channels.
 */
voice_minutes: number
/**
 * Members who sent messages.
 */
active_chatters: number
}
/**
 * The distribution of the currency.
 */
economy_analytics: {
/**
 * Members who have any currency.
 */
active_users_count: number
/**
 * Average balance of these members, with 2 decimals.
 */
balance_distribution: {
/**
 * The average of the primary currency.
 */
avg_primary: number
/**
 * The average of the secondary currency.
 */
avg_secondary: number
}
/**
 * Number of members by amount of primary currency.
 */
wealth_ranges: {
/**
 * 1 to below 100.
 */
poor: number
/**
 * 100 to below 1,000.
 */
middle: number
/**
 * 1,000 to below 10,000.
 */
rich: number
/**
 * 10,000 and more.
 */
wealthy: number
}
/**
 * Farming by VOICE, AFK and MESSAGE, in this order.
 * 
 * Items: Farming from one source.
 */
farming_by_type: {
/**
 * The source.
 */
type: ("VOICE" | "AFK" | "MESSAGE")
/**
 * The number of members.
 */
unique_users: number
/**
 * The amount.
 */
total_amount: number
/**
 * The number of transactions.
 */
transaction_count: number
}[]
}
/**
 * Participation in games.
 */
gaming_stats: {
/**
 * Blackjack games.
 */
blackjack_games: number
/**
 * Members who played blackjack.
 */
blackjack_players: number
/**
 * The total they bet.
 */
blackjack_wagered: number
/**
 * Lottery entries.
 */
lottery_entries: number
/**
 * Members who entered a lottery.
 */
lottery_players: number
/**
 * Members who won a lottery.
 */
lottery_winners: number
}
/**
 * Game summaries and rankings.
 */
detailed_stats: {
/**
 * Blackjack.
 */
blackjack_summary: {
/**
 * Games.
 */
total_games: number
/**
 * Percentage of games won, with 2 decimals.
 */
win_rate: number
/**
 * The total bet.
 */
total_wagered: number
/**
 * The total paid out.
 */
total_earned: number
/**
 * Percentage of the bets that the house kept, with 2 decimals; negative if it lost.
 */
house_edge: number
/**
 * Games with a bet above 0.
 */
total_bets: number
/**
 * Games that ended with a bust.
 */
busts: number
/**
 * Average duration of a game in seconds, with 2 decimals.
 */
avg_game_time: number
/**
 * The biggest wins in single games, excluding the bet, largest first.
 */
biggest_wins: Win[]
}
/**
 * Lotteries.
 */
lottery_summary: {
/**
 * Members who won a lottery.
 */
winners: number
/**
 * Entries.
 */
entries: number
/**
 * Average number of members per lottery, with 2 decimals.
 */
avg_participants: number
/**
 * The most recent winners, latest first.
 */
recent_winners: Win[]
}
/**
 * Who has the most primary currency.
 */
top_primary: Leader[]
/**
 * Who has the most secondary currency.
 */
top_secondary: Leader[]
/**
 * Who farmed the most in voice channels.
 */
top_voice: Leader[]
/**
 * Who sent the most messages.
 */
top_messages_total: Leader[]
/**
 * Who sent the most messages that earned currency.
 */
top_messages_rewarded: Leader[]
/**
 * Who farmed the most in total.
 */
top_farmed: Leader[]
/**
 * Who claimed the most daily rewards.
 */
top_daily: Leader[]
/**
 * Who has the longest streak of daily rewards.
 */
top_daily_streak: Leader[]
/**
 * Who had the highest blackjack payouts in total, including bets.
 */
top_blackjack: Leader[]
/**
 * Who won the most lotteries.
 */
top_lottery: Leader[]
/**
 * Who invited the most new members.
 */
top_invites: Leader[]
}
/**
 * All intervals of the period, in order.
 */
timeline: Bucket[]
/**
 * The period of the same length before this one; absent unless it was asked for.
 */
previous?: {
/**
 * The start of its first interval: ISO 8601.
 */
from: string
/**
 * The end of its last interval, where the period begins: ISO 8601.
 */
until: string
/**
 * Members of the server at its end; absent if counting began later or had a gap since.
 */
total_members?: number
/**
 * Whether counting had a gap in it or right before its end: what the timeline lacks. Absent if it did not, or only began later.
 */
gap?: boolean
/**
 * Its totals; absent if counting began only after its start or had a gap.
 */
figures?: {
/**
 * Members who joined.
 */
new_members: number
/**
 * Members who left.
 */
left_members: number
/**
 * The difference.
 */
net_growth: number
/**
 * Commands used.
 */
commands_used: number
/**
 * Messages.
 */
total_messages: number
/**
 * Messages that earned currency.
 */
rewarded_messages: number
/**
 * Minutes that members spent in voice channels.
 */
voice_minutes: number
/**
 * Currency farmed.
 */
farming_earnings: number
/**
 * Daily rewards claimed.
 */
daily_rewards_claimed: number
/**
 * Currency paid as daily rewards.
 */
daily_rewards_total: number
/**
 * Blackjack games.
 */
blackjack_games: number
/**
 * The total they bet.
 */
blackjack_wagered: number
/**
 * Lottery entries.
 */
lottery_entries: number
}
/**
 * Its intervals, in order; without those before counting began or a gap ended.
 */
timeline: Bucket[]
}
}
/**
 * A win.
 */
export interface Win {
/**
 * The member.
 */
user_id: string
/**
 * The member's name; null if the bot never reported it.
 */
username: (string | null)
/**
 * The hash of the avatar; null if there is none.
 */
avatar: (string | null)
/**
 * The amount won.
 */
value: number
/**
 * When: ISO 8601.
 */
at: string
}
/**
 * One entry of a ranking. Rankings are sorted by descending value, then by ascending id.
 */
export interface Leader {
/**
 * The member.
 */
user_id: string
/**
 * The member's name; null if the bot never reported it.
 */
username: (string | null)
/**
 * The hash of the avatar; null if there is none.
 */
avatar: (string | null)
/**
 * The value of the ranking.
 */
value: number
}
/**
 * One interval of the period.
 */
export interface Bucket {
/**
 * The start of the interval: ISO 8601.
 */
timestamp: string
/**
 * Active members.
 */
active_members: number
/**
 * The highest number of members in voice channels at once.
 */
voice_users_online: number
/**
 * Messages.
 */
messages_count: number
/**
 * Currency farmed.
 */
farming_earnings: number
/**
 * Blackjack games.
 */
blackjack_games: number
/**
 * Lottery entries.
 */
lottery_entries: number
/**
 * Commands used.
 */
commands_used: number
/**
 * Members who joined.
 */
new_members: number
/**
 * Daily rewards claimed.
 */
daily_rewards_claimed: number
}
