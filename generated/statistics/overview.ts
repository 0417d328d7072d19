// Made by `npm run generate` from schemas/. Do not edit.
/**
 * The figures of one server for one period, as GET /auth/guilds/{guildId}/statistics/overview/ answers them.
 */
export interface Overview {
/**
 * Always true.
 */
success: true
/**
 * The period: 12 parts of 5 minutes, or 24, 168 or 720 hours. It ends with the part that it is now.
 */
period: ("1h" | "24h" | "7d" | "30d")
/**
 * Whether the bot ever sent something about this server.
 */
has_data: boolean
/**
 * When the last event came in: ISO 8601; null before the first.
 */
updated_at: (string | null)
/**
 * How the server stands.
 */
current_stats: {
/**
 * Members of the server.
 */
total_members: number
/**
 * Members in voice channels, by the last snapshot.
 */
voice_users_online: number
/**
 * Members who did anything in the period.
 */
active_members_period: number
/**
 * Primary currency of all members together.
 */
total_primary_currency: number
/**
 * Secondary currency of all members together.
 */
total_secondary_currency: number
}
/**
 * Who came and who went.
 */
growth_metrics: {
/**
 * Who joined.
 */
new_members: number
/**
 * Who left.
 */
left_members: number
/**
 * The difference.
 */
net_growth: number
/**
 * The difference in percent of the members at the start, with 2 decimals.
 */
growth_rate: number
}
/**
 * What happened in the period.
 */
period_totals: {
/**
 * Messages.
 */
messages: number
/**
 * Currency that was farmed.
 */
farming_earnings: number
/**
 * Games of blackjack.
 */
blackjack_games: number
/**
 * Entries in lotteries.
 */
lottery_entries: number
/**
 * Commands.
 */
commands_used: number
/**
 * Daily rewards.
 */
daily_rewards_claimed: number
/**
 * Currency of the daily rewards.
 */
daily_rewards_total: number
}
/**
 * Who talked.
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
 * Members who wrote.
 */
active_chatters: number
}
/**
 * How the currency is spread.
 */
economy_analytics: {
/**
 * Members who have any currency.
 */
active_users_count: number
/**
 * What these have on average, with 2 decimals.
 */
balance_distribution: {
/**
 * Of the primary currency.
 */
avg_primary: number
/**
 * Of the secondary currency.
 */
avg_secondary: number
}
/**
 * Members by their primary currency.
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
 * Items: What was farmed in one way.
 */
farming_by_type: {
/**
 * How.
 */
type: ("VOICE" | "AFK" | "MESSAGE")
/**
 * By how many members.
 */
unique_users: number
/**
 * How much.
 */
total_amount: number
/**
 * In how many portions.
 */
transaction_count: number
}[]
}
/**
 * Who played.
 */
gaming_stats: {
/**
 * Games of blackjack.
 */
blackjack_games: number
/**
 * Members who played it.
 */
blackjack_players: number
/**
 * What they bet.
 */
blackjack_wagered: number
/**
 * Entries in lotteries.
 */
lottery_entries: number
/**
 * Members who took part.
 */
lottery_players: number
/**
 * Members who won.
 */
lottery_winners: number
}
/**
 * Games and lists.
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
 * Games that were won, in percent, with 2 decimals.
 */
win_rate: number
/**
 * What was bet.
 */
total_wagered: number
/**
 * What was paid out.
 */
total_earned: number
/**
 * What the house kept of the bets, in percent, with 2 decimals; negative where it lost.
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
 * Seconds that a game took, with 2 decimals.
 */
avg_game_time: number
/**
 * The most that was won over the bet in single games, the most first.
 */
biggest_wins: Win[]
}
/**
 * Lotteries.
 */
lottery_summary: {
/**
 * Members who won.
 */
winners: number
/**
 * Entries.
 */
entries: number
/**
 * Members in a lottery, on average, with 2 decimals.
 */
avg_participants: number
/**
 * The last who won, the latest first.
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
 * Who farmed the most by voice.
 */
top_voice: Leader[]
/**
 * Who wrote the most messages.
 */
top_messages_total: Leader[]
/**
 * Who wrote the most messages that earned currency.
 */
top_messages_rewarded: Leader[]
/**
 * Who farmed the most in all.
 */
top_farmed: Leader[]
/**
 * Who claimed the most daily rewards.
 */
top_daily: Leader[]
/**
 * Who claimed the most days in a row.
 */
top_daily_streak: Leader[]
/**
 * To whom blackjack paid out the most.
 */
top_blackjack: Leader[]
/**
 * Who won the most lotteries.
 */
top_lottery: Leader[]
/**
 * Who invited the most who joined.
 */
top_invites: Leader[]
}
/**
 * Every part of the period, from the first to the last.
 * 
 * Items: One part of the period.
 */
timeline: {
/**
 * When the part begins: ISO 8601.
 */
timestamp: string
/**
 * Members who did anything.
 */
active_members: number
/**
 * The most members that were in voice channels at once.
 */
voice_users_online: number
/**
 * Messages.
 */
messages_count: number
/**
 * Currency that was farmed.
 */
farming_earnings: number
/**
 * Games of blackjack.
 */
blackjack_games: number
/**
 * Entries in lotteries.
 */
lottery_entries: number
/**
 * Commands.
 */
commands_used: number
/**
 * Who joined.
 */
new_members: number
/**
 * Daily rewards.
 */
daily_rewards_claimed: number
}[]
}
/**
 * Something that was won.
 */
export interface Win {
/**
 * Who it is.
 */
user_id: string
/**
 * How they are called; null where the bot never said.
 */
username: (string | null)
/**
 * The hash of their picture; null for none.
 */
avatar: (string | null)
/**
 * How much was won.
 */
value: number
/**
 * When: ISO 8601.
 */
at: string
}
/**
 * One of the first of a list: the highest value first, of equal ones the lower id.
 */
export interface Leader {
/**
 * Who it is.
 */
user_id: string
/**
 * How they are called; null where the bot never said.
 */
username: (string | null)
/**
 * The hash of their picture; null for none.
 */
avatar: (string | null)
/**
 * What counts in the list.
 */
value: number
}
