// Made by `npm run generate` from schemas/. Do not edit.
/**
 * The state of a task. The bot reports `running` when it starts and every minute until it ends, and then `done` or `failed` with the outcome.
 */
export interface BotTaskReport {
/**
 * The state. A task that is done or failed has ended.
 */
state: ("running" | "done" | "failed")
/**
 * At the end: the number of roles or channels.
 */
outcome?: {
/**
 * Were missing and have been created again.
 */
created: number
/**
 * Were different and have been restored.
 */
changed: number
/**
 * Could not be restored, for example because they rank above the bot's own role.
 */
failed: number
}
/**
 * At the end: a message about the outcome, shown to users as it is.
 */
sentence?: string
}
