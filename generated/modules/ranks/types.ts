// Made by `npm run generate` from schemas/. Do not edit.
export interface RanksSettings {
enabled: boolean
auto_assign: boolean
honor_keep_on_drop: boolean
dm_on_rank_up: boolean
rank_up_message: string
log_channel_id: (string | null)
ranks: {
id: string
role_id: (string | null)
name: string
threshold: number
use_primary_currency: boolean
description: string
}[]
}
