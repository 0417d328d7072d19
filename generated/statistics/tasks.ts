// Made by `npm run generate` from schemas/. Do not edit.
/**
 * Work that users request from the bot in the dashboard: restoring the roles and channels of a backup. The bot polls for it about every 10 seconds.
 */
export interface BotTasks {
/**
 * At most 20 tasks, oldest first. A task that the bot started but has not reported on for some minutes is returned again.
 */
tasks: BotTask[]
}
/**
 * One task.
 */
export interface BotTask {
/**
 * The id of the task, for the report.
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
 * When it was requested: ISO 8601 in UTC.
 */
created_at: string
/**
 * The roles at the time of the backup, in no particular order.
 */
roles?: TaskRole[]
/**
 * The channels and categories at the time of the backup, in no particular order.
 */
channels?: TaskChannel[]
}
/**
 * A role, with Discord's property names.
 */
export interface TaskRole {
/**
 * Its id at the time of the backup.
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
 * Whether its members are listed separately.
 */
hoist: boolean
/**
 * Whether everyone may mention it.
 */
mentionable: boolean
/**
 * Whether it belonged to a bot or an integration. The bot does not change such roles.
 */
managed: boolean
/**
 * Its position, counted from the bottom.
 */
position: number
/**
 * Its permissions: bits, as a decimal string.
 */
permissions: string
/**
 * Its emoji.
 */
unicode_emoji: (string | null)
}
/**
 * A channel or category, with Discord's property names.
 */
export interface TaskChannel {
/**
 * Its id at the time of the backup.
 */
id: string
/**
 * Its name.
 */
name: string
/**
 * The Discord channel type; 4 is a category.
 */
type: number
/**
 * Its position in its category.
 */
position: number
/**
 * The id of its category at the time of the backup. If the category has been created again, its new id.
 */
parent_id: (string | null)
/**
 * Its topic.
 */
topic: (string | null)
/**
 * Whether it is age-restricted.
 */
nsfw: boolean
/**
 * Seconds between two messages of a member.
 */
rate_limit_per_user: number
/**
 * For voice channels: bits per second.
 */
bitrate: (number | null)
/**
 * For voice channels: the maximum number of users; 0 means no limit.
 */
user_limit: (number | null)
/**
 * Permission overwrites. Those of deleted roles and members are omitted.
 */
permission_overwrites: TaskOverwrite[]
}
/**
 * The permissions of a role or member in a channel.
 */
export interface TaskOverwrite {
/**
 * The id of the role or member.
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
