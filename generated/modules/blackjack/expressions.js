// Made by `npm run generate` from schemas/. Do not edit.
import chosen from '../../../src/language/functions/chosen.ts';

const f = { chosen };

export const expressions = {
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
