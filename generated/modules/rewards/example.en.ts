// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "daily_reward_system_active": true,
    "daily_reward_min_amount": 5,
    "daily_reward_max_amount": 25,
    "daily_reward_premium_chance": 10
  },
  "modules": {
    "economy": {
      "currency_system_enabled": true,
      "primary_currency_emoji": "🪙",
      "use_secondary_currency": true,
      "secondary_currency_emoji": "💎"
    }
  }
};
