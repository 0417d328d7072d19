// Made by `npm run generate` from schemas/. Do not edit.
export interface CustomizeSettings {
bot_name: string
embed_color: string
message_type: ("classic" | "embed")
prefix: string
enable_slash_commands: boolean
timezone: string
admin_modify: boolean
}
