// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "currency_system_enabled": true,
    "transfer_enabled": true,
    "primary_currency_emoji": "🪙",
    "use_secondary_currency": true,
    "secondary_currency_emoji": "💎",
    "voice_enabled": true,
    "voice_rate": 2,
    "voice_afk_enabled": true,
    "afk_channels": [
      "1"
    ],
    "message_enabled": true,
    "message_min_length": 5
  },
  "texts": {
    "primary_currency_name": "Monede",
    "secondary_currency_name": "Nestemate"
  },
  "voiceChannels": [
    {
      "id": "1",
      "name": "Absenți"
    }
  ]
};
