// Made by `npm run generate` from schemas/. Do not edit.
export interface ShopSettings {
enabled: boolean
message: string
log_channel_id: (string | null)
items: {
id: string
type: ("role" | "color_role" | "rank_role" | "exchange")
role_id: (string | null)
previous_role_id: (string | null)
name: string
description: string
use_primary_currency: boolean
price: number
exchange_amount: number
}[]
}
