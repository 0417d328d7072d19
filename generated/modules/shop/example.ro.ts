// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "enabled": true,
    "log_channel_id": "1",
    "items": [
      {
        "id": "vip",
        "type": "role",
        "role_id": "1",
        "previous_role_id": null,
        "name": "",
        "description": "",
        "use_primary_currency": true,
        "price": 500,
        "exchange_amount": 1
      },
      {
        "id": "coral",
        "type": "color_role",
        "role_id": "2",
        "previous_role_id": null,
        "name": "",
        "description": "",
        "use_primary_currency": true,
        "price": 150,
        "exchange_amount": 1
      },
      {
        "id": "captain",
        "type": "rank_role",
        "role_id": "3",
        "previous_role_id": "1",
        "name": "",
        "description": "",
        "use_primary_currency": true,
        "price": 2500,
        "exchange_amount": 1
      }
    ]
  },
  "texts": {
    "message": "Bine ai venit în magazin! Cheltuiește ce ai câștigat."
  },
  "roles": [
    {
      "id": "1",
      "name": "VIP",
      "color": 15844367
    },
    {
      "id": "2",
      "name": "Coral",
      "color": 16744272
    },
    {
      "id": "3",
      "name": "Căpitan",
      "color": 3447003
    }
  ],
  "channels": [
    {
      "id": "1",
      "name": "jurnal-magazin"
    }
  ],
  "modules": {
    "economy": {
      "currency_system_enabled": true,
      "primary_currency_emoji": "🪙"
    }
  }
};
