// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import orElse from '../../../src/language/functions/orElse.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { orElse, trim };

export const expressions = {
  "self.use_secondary_currency": (e, t, w) => e.self?.use_secondary_currency,
  "self.primary_currency_name": (e, t, w) => e.self?.primary_currency_name,
  "self.primary_currency_emoji": (e, t, w) => e.self?.primary_currency_emoji,
  "self.voice_afk_enabled": (e, t, w) => e.self?.voice_afk_enabled,
  "self.currency_system_enabled": (e, t, w) => e.self?.currency_system_enabled,
  "self.voice_enabled && self.message_enabled": (e, t, w) => (e.self?.voice_enabled&&e.self?.message_enabled),
  "orElse(self.primary_currency_name, self.primary_currency_emoji)": (e, t, w) => f.orElse.run(e,e.self?.primary_currency_name,e.self?.primary_currency_emoji),
  "self.voice_enabled": (e, t, w) => e.self?.voice_enabled,
  "self.message_enabled": (e, t, w) => e.self?.message_enabled,
  "size(trim(self.primary_currency_emoji)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.primary_currency_emoji))>0),
  "size(trim(self.secondary_currency_emoji)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.secondary_currency_emoji))>0),
  "!self.currency_system_enabled": (e, t, w) => !e.self?.currency_system_enabled,
  "!self.use_secondary_currency": (e, t, w) => !e.self?.use_secondary_currency,
  "!self.voice_afk_enabled": (e, t, w) => !e.self?.voice_afk_enabled,
};

export const reads = {
  "self.use_secondary_currency": [
    "self.use_secondary_currency"
  ],
  "self.primary_currency_name": [
    "self.primary_currency_name"
  ],
  "self.primary_currency_emoji": [
    "self.primary_currency_emoji"
  ],
  "self.voice_afk_enabled": [
    "self.voice_afk_enabled"
  ],
  "self.currency_system_enabled": [
    "self.currency_system_enabled"
  ],
  "self.voice_enabled && self.message_enabled": [
    "self.message_enabled",
    "self.voice_enabled"
  ],
  "orElse(self.primary_currency_name, self.primary_currency_emoji)": [
    "self.primary_currency_emoji",
    "self.primary_currency_name"
  ],
  "self.voice_enabled": [
    "self.voice_enabled"
  ],
  "self.message_enabled": [
    "self.message_enabled"
  ],
  "size(trim(self.primary_currency_emoji)) > 0": [
    "self.primary_currency_emoji"
  ],
  "size(trim(self.secondary_currency_emoji)) > 0": [
    "self.secondary_currency_emoji"
  ],
  "!self.currency_system_enabled": [
    "self.currency_system_enabled"
  ],
  "!self.use_secondary_currency": [
    "self.use_secondary_currency"
  ],
  "!self.voice_afk_enabled": [
    "self.voice_afk_enabled"
  ]
};
