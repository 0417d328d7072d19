// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "enabled": true,
    "dm_on_rank_up": true,
    "log_channel_id": "1",
    "ranks": [
      {
        "id": "newcomer",
        "role_id": "1",
        "name": "Newcomer",
        "threshold": 100,
        "use_primary_currency": true,
        "description": ""
      },
      {
        "id": "regular",
        "role_id": "2",
        "name": "Regular",
        "threshold": 500,
        "use_primary_currency": true,
        "description": ""
      },
      {
        "id": "legend",
        "role_id": "3",
        "name": "Legend",
        "threshold": 2500,
        "use_primary_currency": true,
        "description": ""
      }
    ]
  },
  "roles": [
    {
      "id": "1",
      "name": "Nou-venit",
      "color": 3066993
    },
    {
      "id": "2",
      "name": "De-al casei",
      "color": 3447003
    },
    {
      "id": "3",
      "name": "Legendă",
      "color": 15844367
    }
  ],
  "channels": [
    {
      "id": "1",
      "name": "avansări"
    }
  ],
  "modules": {
    "economy": {
      "currency_system_enabled": true,
      "primary_currency_emoji": "🪙"
    }
  }
};
