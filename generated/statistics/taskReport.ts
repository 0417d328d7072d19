// Made by `npm run generate` from schemas/. Do not edit.
/**
 * How a task stands. The bot says `running` when it begins and every minute while it lasts, and `done` or `failed` at the end, with what came of it.
 */
export interface BotTaskReport {
/**
 * How it stands. A task that is done or failed has ended.
 */
state: ("running" | "done" | "failed")
/**
 * At the end: how many roles or channels.
 */
outcome?: {
/**
 * Were gone and are made anew.
 */
created: number
/**
 * Were different and are as they were.
 */
changed: number
/**
 * Could not be restored, as those above the bot's own role.
 */
failed: number
}
/**
 * At the end: what there is to say about it. People read it as it is.
 */
sentence?: string
}
