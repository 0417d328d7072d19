// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "size(trim(modules.economy.secondary_currency_name)) > 0 ? modules.economy.secondary_currency_name : texts.premium": (e, t) => ((o.size(f.trim.run(e,e.modules?.economy?.secondary_currency_name))>0)?e.modules?.economy?.secondary_currency_name:t?.premium),
  "self.daily_reward_min_amount": (e, t) => e.self?.daily_reward_min_amount,
  "self.daily_reward_max_amount": (e, t) => e.self?.daily_reward_max_amount,
  "self.daily_reward_premium_chance": (e, t) => e.self?.daily_reward_premium_chance,
  "self.daily_reward_premium_amount": (e, t) => e.self?.daily_reward_premium_amount,
  "(size(trim(modules.economy.secondary_currency_name)) > 0 ? modules.economy.secondary_currency_name : texts.secondary)": (e, t) => ((o.size(f.trim.run(e,e.modules?.economy?.secondary_currency_name))>0)?e.modules?.economy?.secondary_currency_name:t?.secondary),
  "modules.economy.currency_system_enabled": (e, t) => e.modules?.economy?.currency_system_enabled,
  "self.daily_reward_max_amount >= self.daily_reward_min_amount": (e, t) => (e.self?.daily_reward_max_amount>=e.self?.daily_reward_min_amount),
  "self.daily_reward_min_amount > self.daily_reward_max_amount": (e, t) => (e.self?.daily_reward_min_amount>e.self?.daily_reward_max_amount),
  "self.daily_reward_max_amount < self.daily_reward_min_amount": (e, t) => (e.self?.daily_reward_max_amount<e.self?.daily_reward_min_amount),
};

export const reads = {
  "size(trim(modules.economy.secondary_currency_name)) > 0 ? modules.economy.secondary_currency_name : texts.premium": [
    "modules.economy.secondary_currency_name",
    "texts.premium"
  ],
  "self.daily_reward_min_amount": [
    "self.daily_reward_min_amount"
  ],
  "self.daily_reward_max_amount": [
    "self.daily_reward_max_amount"
  ],
  "self.daily_reward_premium_chance": [
    "self.daily_reward_premium_chance"
  ],
  "self.daily_reward_premium_amount": [
    "self.daily_reward_premium_amount"
  ],
  "(size(trim(modules.economy.secondary_currency_name)) > 0 ? modules.economy.secondary_currency_name : texts.secondary)": [
    "modules.economy.secondary_currency_name",
    "texts.secondary"
  ],
  "modules.economy.currency_system_enabled": [
    "modules.economy.currency_system_enabled"
  ],
  "self.daily_reward_max_amount >= self.daily_reward_min_amount": [
    "self.daily_reward_max_amount",
    "self.daily_reward_min_amount"
  ],
  "self.daily_reward_min_amount > self.daily_reward_max_amount": [
    "self.daily_reward_max_amount",
    "self.daily_reward_min_amount"
  ],
  "self.daily_reward_max_amount < self.daily_reward_min_amount": [
    "self.daily_reward_max_amount",
    "self.daily_reward_min_amount"
  ]
};
