// Made by `npm run generate` from schemas/. Do not edit.
export interface RewardsSettings {
daily_reward_system_active: boolean
daily_reward_min_amount: number
daily_reward_max_amount: number
daily_reward_premium_chance: number
daily_reward_premium_amount: number
}
