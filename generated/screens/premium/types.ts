// Made by `npm run generate` from schemas/. Do not edit.
export interface PremiumSettings {
plan: "premium"
plan_type: ("monthly" | "yearly")
guild_id: string
coupon: string
}
