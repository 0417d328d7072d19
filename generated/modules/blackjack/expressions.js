// Made by `npm run generate` from schemas/. Do not edit.

export const expressions = {
  "modules.economy.currency_system_enabled": (e, t, w) => e.modules?.economy?.currency_system_enabled,
  "self.max_bet >= self.min_bet": (e, t, w) => (e.self?.max_bet>=e.self?.min_bet),
  "self.max_bet < self.min_bet": (e, t, w) => (e.self?.max_bet<e.self?.min_bet),
  "self.min_bet": (e, t, w) => e.self?.min_bet,
};

export const reads = {
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
  ],
  "self.min_bet": [
    "self.min_bet"
  ]
};
