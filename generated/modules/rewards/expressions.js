// Made by `npm run generate` from schemas/. Do not edit.
import orElse from '../../../src/language/functions/orElse.ts';

const f = { orElse };

export const expressions = {
  "orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary),
  "modules.economy.primary_currency_emoji": (e, t, w) => e.modules?.economy?.primary_currency_emoji,
  "orElse(modules.economy.secondary_currency_name, texts.premium)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.premium),
  "modules.economy.secondary_currency_emoji": (e, t, w) => e.modules?.economy?.secondary_currency_emoji,
  "self.daily_reward_system_active": (e, t, w) => e.self?.daily_reward_system_active,
  "self.daily_reward_min_amount": (e, t, w) => e.self?.daily_reward_min_amount,
  "self.daily_reward_max_amount": (e, t, w) => e.self?.daily_reward_max_amount,
  "modules.economy.use_secondary_currency": (e, t, w) => e.modules?.economy?.use_secondary_currency,
  "modules.economy.use_secondary_currency && self.daily_reward_premium_chance > 0": (e, t, w) => (e.modules?.economy?.use_secondary_currency&&(e.self?.daily_reward_premium_chance>0)),
  "orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))": (e, t, w) => f.orElse.run(e,e.modules?.economy?.primary_currency_emoji,f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary)),
  "self.daily_reward_premium_chance": (e, t, w) => e.self?.daily_reward_premium_chance,
  "self.daily_reward_premium_amount": (e, t, w) => e.self?.daily_reward_premium_amount,
  "orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary))": (e, t, w) => f.orElse.run(e,e.modules?.economy?.secondary_currency_emoji,f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary)),
  "modules.economy.currency_system_enabled": (e, t, w) => e.modules?.economy?.currency_system_enabled,
  "self.daily_reward_max_amount >= self.daily_reward_min_amount": (e, t, w) => (e.self?.daily_reward_max_amount>=e.self?.daily_reward_min_amount),
  "self.daily_reward_min_amount > self.daily_reward_max_amount": (e, t, w) => (e.self?.daily_reward_min_amount>e.self?.daily_reward_max_amount),
  "self.daily_reward_max_amount < self.daily_reward_min_amount": (e, t, w) => (e.self?.daily_reward_max_amount<e.self?.daily_reward_min_amount),
};

export const reads = {
  "orElse(modules.economy.primary_currency_name, texts.primary)": [
    "modules.economy.primary_currency_name",
    "texts.primary"
  ],
  "modules.economy.primary_currency_emoji": [
    "modules.economy.primary_currency_emoji"
  ],
  "orElse(modules.economy.secondary_currency_name, texts.premium)": [
    "modules.economy.secondary_currency_name",
    "texts.premium"
  ],
  "modules.economy.secondary_currency_emoji": [
    "modules.economy.secondary_currency_emoji"
  ],
  "self.daily_reward_system_active": [
    "self.daily_reward_system_active"
  ],
  "self.daily_reward_min_amount": [
    "self.daily_reward_min_amount"
  ],
  "self.daily_reward_max_amount": [
    "self.daily_reward_max_amount"
  ],
  "modules.economy.use_secondary_currency": [
    "modules.economy.use_secondary_currency"
  ],
  "modules.economy.use_secondary_currency && self.daily_reward_premium_chance > 0": [
    "modules.economy.use_secondary_currency",
    "self.daily_reward_premium_chance"
  ],
  "orElse(modules.economy.primary_currency_emoji, orElse(modules.economy.primary_currency_name, texts.primary))": [
    "modules.economy.primary_currency_emoji",
    "modules.economy.primary_currency_name",
    "texts.primary"
  ],
  "self.daily_reward_premium_chance": [
    "self.daily_reward_premium_chance"
  ],
  "self.daily_reward_premium_amount": [
    "self.daily_reward_premium_amount"
  ],
  "orElse(modules.economy.secondary_currency_emoji, orElse(modules.economy.secondary_currency_name, texts.secondary))": [
    "modules.economy.secondary_currency_emoji",
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
