// Made by `npm run generate` from schemas/. Do not edit.
export type Event = (MessageEvent | VoiceEvent | CommandEvent | FarmingEvent | DailyClaimEvent | BlackjackGameEvent | LotteryEntryEvent | LotteryWinEvent | MemberJoinEvent | MemberLeaveEvent | BalanceEvent | MemberEvent | SnapshotEvent | ReportEvent)
/**
 * A Discord id: digits, as a string.
 */
export type Id = string
/**
 * When it happened: ISO 8601 in UTC, with Z. At most 5 minutes ahead of the server's clock.
 */
export type Time = string

/**
 * Events in the bot's servers. A batch is counted completely or not at all.
 */
export interface EventBatch {
/**
 * The bot's own id for the batch: letters, digits, _ and -. A batch sent again with the same id is not counted again.
 */
batch_id: string
/**
 * The events, in any order and from any servers.
 */
events: Event[]
}
/**
 * A member wrote a message.
 */
export interface MessageEvent {
kind: "message"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * Whether it earned currency.
 */
rewarded: boolean
}
/**
 * A member spent time in voice channels.
 */
export interface VoiceEvent {
kind: "voice"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The number of minutes since the last event of this kind.
 */
minutes: number
}
/**
 * A member used a command.
 */
export interface CommandEvent {
kind: "command"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * Its name, without the slash or prefix.
 */
command: string
}
/**
 * A member earned currency by being active.
 */
export interface FarmingEvent {
kind: "farming"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * How it was earned.
 */
type: ("VOICE" | "AFK" | "MESSAGE")
/**
 * The amount of primary currency.
 */
amount: number
}
/**
 * A member claimed the daily reward.
 */
export interface DailyClaimEvent {
kind: "daily_claim"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The amount of primary currency.
 */
amount: number
/**
 * The number of days in a row, including this one.
 */
streak: number
}
/**
 * A member finished a game of blackjack.
 */
export interface BlackjackGameEvent {
kind: "blackjack_game"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The total bet.
 */
bet: number
/**
 * The payout, including the bet; 0 for a loss.
 */
payout: number
/**
 * How it ended for the member.
 */
outcome: ("win" | "blackjack" | "push" | "loss" | "bust")
/**
 * The duration in seconds.
 */
seconds: number
}
/**
 * A member took part in a lottery.
 */
export interface LotteryEntryEvent {
kind: "lottery_entry"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The draw; each draw has its own id.
 */
lottery_id: string
/**
 * The number of tickets bought or guesses made.
 */
tickets: number
}
/**
 * A member won a lottery.
 */
export interface LotteryWinEvent {
kind: "lottery_win"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The draw.
 */
lottery_id: string
/**
 * The amount of currency won; 0 for another kind of prize.
 */
prize: number
}
/**
 * A member joined the server.
 */
export interface MemberJoinEvent {
kind: "member_join"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * Who invited them; null if unknown.
 */
inviter_id: (string | null)
}
/**
 * A member left the server. Their balance is kept.
 */
export interface MemberLeaveEvent {
kind: "member_leave"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
}
/**
 * A member's new balance. The latest event applies, regardless of the order in which events arrive.
 */
export interface BalanceEvent {
kind: "balance"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The amount of primary currency.
 */
primary: number
/**
 * The amount of secondary currency; 0 if there is none.
 */
secondary: number
}
/**
 * A member's name and picture for lists. Send it before the member first appears and after each change; the latest event applies.
 */
export interface MemberEvent {
kind: "member"
guild_id: Id
at: Time
/**
 * A Discord id: digits, as a string.
 */
user_id: string
/**
 * The name to show.
 */
username: string
/**
 * The hash of the avatar; null if there is none.
 */
avatar: (string | null)
}
/**
 * The current state of the server. Send it every 5 minutes.
 */
export interface SnapshotEvent {
kind: "snapshot"
guild_id: Id
at: Time
/**
 * How many members the server has.
 */
total_members: number
/**
 * How many of them are in voice channels.
 */
voice_users_online: number
}
/**
 * Values that the bot reports for a document, such as the end of a lottery. They replace the previous report.
 */
export interface ReportEvent {
kind: "report"
guild_id: Id
at: Time
/**
 * The document: the module's id, a dot and the document's id.
 */
document: string
/**
 * The values, as the module declares them in `reported`.
 */
value: {
[k: string]: unknown
}
}
