// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "statistics_enabled": true,
    "stats_channel_id": "1",
    "update_interval": 15,
    "message_period": "7d"
  },
  "channels": [
    {
      "id": "1",
      "name": "pulsul-serverului"
    }
  ]
};
