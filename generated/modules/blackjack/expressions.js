// Made by `npm run generate` from schemas/. Do not edit.
import chosen from '../../../src/language/functions/chosen.ts';
import orElse from '../../../src/language/functions/orElse.ts';

const f = { chosen, orElse };

export const expressions = {
  "orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary),
  "modules.economy.primary_currency_emoji": (e, t, w) => e.modules?.economy?.primary_currency_emoji,
  "self.enabled": (e, t, w) => e.self?.enabled,
  "chosen(self.channel_id)": (e, t, w) => f.chosen.run(e,e.self?.channel_id),
  "self.min_bet": (e, t, w) => e.self?.min_bet,
  "self.max_bet": (e, t, w) => e.self?.max_bet,
  "titles.channel_id": (e, t, w) => w.title("channel_id",e),
  "modules.economy.currency_system_enabled": (e, t, w) => e.modules?.economy?.currency_system_enabled,
  "self.max_bet >= self.min_bet": (e, t, w) => (e.self?.max_bet>=e.self?.min_bet),
  "self.max_bet < self.min_bet": (e, t, w) => (e.self?.max_bet<e.self?.min_bet),
};

export const reads = {
  "orElse(modules.economy.primary_currency_name, texts.primary)": [
    "modules.economy.primary_currency_name",
    "texts.primary"
  ],
  "modules.economy.primary_currency_emoji": [
    "modules.economy.primary_currency_emoji"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "chosen(self.channel_id)": [
    "self.channel_id"
  ],
  "self.min_bet": [
    "self.min_bet"
  ],
  "self.max_bet": [
    "self.max_bet"
  ],
  "titles.channel_id": [
    "guild.channels",
    "self.channel_id"
  ],
  "modules.economy.currency_system_enabled": [
    "modules.economy.currency_system_enabled"
  ],
  "self.max_bet >= self.min_bet": [
    "self.max_bet",
    "self.min_bet"
  ],
  "self.max_bet < self.min_bet": [
    "self.max_bet",
    "self.min_bet"
  ]
};
