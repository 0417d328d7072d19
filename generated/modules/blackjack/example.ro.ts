// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "enabled": true,
    "min_bet": 5,
    "max_bet": 250,
    "channel_id": "1",
    "log_channel_id": "2",
    "allow_private_mode": true
  },
  "channels": [
    {
      "id": "1",
      "name": "cazino"
    },
    {
      "id": "2",
      "name": "jurnal-cazino"
    }
  ],
  "modules": {
    "economy": {
      "currency_system_enabled": true,
      "primary_currency_emoji": "🪙"
    }
  }
};
