// Made by `npm run generate` from schemas/. Do not edit.
export type Event = (MessageEvent | VoiceEvent | CommandEvent | FarmingEvent | DailyClaimEvent | BlackjackGameEvent | LotteryEntryEvent | LotteryWinEvent | MemberJoinEvent | MemberLeaveEvent | BalanceEvent | MemberEvent | SnapshotEvent | ReportEvent)
/**
 * An id of Discord: digits, as a text.
 */
export type Id = string
/**
 * When it happened: ISO 8601 in UTC, with Z. At most 5 minutes ahead of the server's clock.
 */
export type Time = string

/**
 * What the bot tells of what happens in its servers. Batches are counted whole or not at all.
 */
export interface EventBatch {
/**
 * The bot's own name of the batch: letters, digits, _ and -. A batch that is sent again under the same name is not counted again.
 */
batch_id: string
/**
 * What happened, in any order and of any servers.
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
 * An id of Discord: digits, as a text.
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
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * For how many minutes, since the last event of this kind.
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
 * An id of Discord: digits, as a text.
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
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * By what.
 */
type: ("VOICE" | "AFK" | "MESSAGE")
/**
 * How much of the primary currency.
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
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * How much of the primary currency.
 */
amount: number
/**
 * How many days in a row, this one included.
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
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * What was bet in all.
 */
bet: number
/**
 * What was paid out, the bet included; 0 for a loss.
 */
payout: number
/**
 * How it ended for the member.
 */
outcome: ("win" | "blackjack" | "push" | "loss" | "bust")
/**
 * How long it took.
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
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * Which draw it was; each draw has an id of its own.
 */
lottery_id: string
/**
 * How many tickets were bought, or guesses made.
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
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * Which draw it was.
 */
lottery_id: string
/**
 * How much currency was won; 0 for another kind of prize.
 */
prize: number
}
/**
 * Somebody joined the server.
 */
export interface MemberJoinEvent {
kind: "member_join"
guild_id: Id
at: Time
/**
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * Who invited them; null where that is not known.
 */
inviter_id: (string | null)
}
/**
 * Somebody left the server. Their balance is kept.
 */
export interface MemberLeaveEvent {
kind: "member_leave"
guild_id: Id
at: Time
/**
 * An id of Discord: digits, as a text.
 */
user_id: string
}
/**
 * What a member has from now on. Of several the latest counts, in whatever order they come.
 */
export interface BalanceEvent {
kind: "balance"
guild_id: Id
at: Time
/**
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * Of the primary currency.
 */
primary: number
/**
 * Of the secondary currency; 0 where there is none.
 */
secondary: number
}
/**
 * How a member is called in lists. To be sent before they first appear and after a change; the latest counts.
 */
export interface MemberEvent {
kind: "member"
guild_id: Id
at: Time
/**
 * An id of Discord: digits, as a text.
 */
user_id: string
/**
 * The name to show.
 */
username: string
/**
 * The hash of their picture; null for none.
 */
avatar: (string | null)
}
/**
 * How the server stands. To be sent every 5 minutes.
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
 * What the bot reports beside the settings of a document, such as when a lottery ends. It replaces what was reported before.
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
