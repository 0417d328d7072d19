// Made by `npm run generate` from schemas/. Do not edit.
export interface BlackjackSettings {
enabled: boolean
min_bet: number
max_bet: number
payout_multiplier: number
blackjack_payout: number
channel_id: (string | null)
log_channel_id: (string | null)
allow_private_mode: boolean
}
