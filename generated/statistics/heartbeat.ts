// Made by `npm run generate` from schemas/. Do not edit.
/**
 * The bot's health. It is sent every 30 seconds; after 90 seconds without one, the bot counts as offline.
 */
export interface Heartbeat {
/**
 * Its connection to Discord.
 */
websocket: ("connected" | "reconnecting" | "disconnected")
/**
 * Round trip from the bot to Discord in milliseconds.
 */
latency: number
/**
 * When the bot started: ISO 8601 in UTC, with Z.
 */
started_at: string
/**
 * The number of servers it is in.
 */
guild_count: number
/**
 * The number of people in these servers, each counted once.
 */
user_count?: number
/**
 * The number of commands that it has ever carried out.
 */
command_count?: number
}
