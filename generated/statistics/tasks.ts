// Made by `npm run generate` from schemas/. Do not edit.
/**
 * Work that people hand to the bot in the dashboard: roles and channels of a backup that are to come back. The bot asks for it about every 10 seconds.
 */
export interface BotTasks {
/**
 * The oldest first, at most 20. What the bot has begun and said nothing about for some minutes comes again.
 */
tasks: BotTask[]
}
/**
 * One piece of work.
 */
export interface BotTask {
/**
 * The name of the task, for the report.
 */
id: string
/**
 * The server.
 */
guild_id: string
/**
 * What to do. restore_roles comes with `roles`, restore_channels with `channels`.
 */
kind: ("restore_roles" | "restore_channels")
/**
 * When it was asked for: ISO 8601 in UTC.
 */
created_at: string
/**
 * The roles as they were, in no order.
 */
roles?: TaskRole[]
/**
 * The channels and categories as they were, in no order.
 */
channels?: TaskChannel[]
}
/**
 * A role, with Discord's own names.
 */
export interface TaskRole {
/**
 * The id that it had.
 */
id: string
/**
 * Its name.
 */
name: string
/**
 * 0xRRGGBB as a number; 0 for none.
 */
color: number
/**
 * Its members are shown separately.
 */
hoist: boolean
/**
 * Everybody may mention it.
 */
mentionable: boolean
/**
 * It belonged to a bot or a service. The bot leaves it alone.
 */
managed: boolean
/**
 * Its place, from the bottom.
 */
position: number
/**
 * Its permissions: bits, as a decimal string.
 */
permissions: string
/**
 * The emoji that it shows.
 */
unicode_emoji: (string | null)
}
/**
 * A channel or category, with Discord's own names.
 */
export interface TaskChannel {
/**
 * The id that it had.
 */
id: string
/**
 * Its name.
 */
name: string
/**
 * Discord's number of the kind of channel; 4 is a category.
 */
type: number
/**
 * Its place in its category.
 */
position: number
/**
 * The id that its category had. Where the category is made anew, the new one.
 */
parent_id: (string | null)
/**
 * What it is about.
 */
topic: (string | null)
/**
 * It is for adults.
 */
nsfw: boolean
/**
 * Seconds between two messages of a member.
 */
rate_limit_per_user: number
/**
 * Of a voice channel: bits per second.
 */
bitrate: (number | null)
/**
 * Of a voice channel: how many may join; 0 for any number.
 */
user_limit: (number | null)
/**
 * Who may do what there, beside what roles say. Those of roles and members that are gone are left out.
 */
permission_overwrites: TaskOverwrite[]
}
/**
 * What a role or member may do in a channel.
 */
export interface TaskOverwrite {
/**
 * The role or the member.
 */
id: string
/**
 * 0 for a role, 1 for a member.
 */
type: number
/**
 * What is allowed: bits, as a decimal string.
 */
allow: string
/**
 * What is denied: bits, as a decimal string.
 */
deny: string
}
