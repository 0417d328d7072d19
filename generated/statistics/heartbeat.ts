// Made by `npm run generate` from schemas/. Do not edit.
/**
 * How the bot is. It says so every 30 seconds; when it has said nothing for 90 seconds, it is taken for gone.
 */
export interface Heartbeat {
/**
 * Its connection to Discord.
 */
websocket: ("connected" | "reconnecting" | "disconnected")
/**
 * Milliseconds from the bot to Discord and back.
 */
latency: number
/**
 * When the bot started: ISO 8601 in UTC, with Z.
 */
started_at: string
/**
 * How many servers it is in.
 */
guild_count: number
}
