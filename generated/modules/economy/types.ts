// Made by `npm run generate` from schemas/. Do not edit.
export interface EconomySettings {
currency_system_enabled: boolean
transfer_enabled: boolean
primary_currency_name: string
primary_currency_emoji: string
use_secondary_currency: boolean
secondary_currency_name: string
secondary_currency_emoji: string
voice_enabled: boolean
voice_rate: number
voice_afk_enabled: boolean
afk_channels: (string | null)[]
voice_check_interval: number
message_enabled: boolean
message_rate: number
message_cooldown: (30 | 60 | 120 | 300)
message_min_length: number
}
