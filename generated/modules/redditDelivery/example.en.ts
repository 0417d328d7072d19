// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "enabled": true,
    "channel_id": "1",
    "sources": [
      "aww",
      "earthporn"
    ],
    "feed_type": "top",
    "schedule_interval": 180,
    "max_posts_per_day": 8,
    "media_types": [
      "image",
      "gif"
    ]
  },
  "channels": [
    {
      "id": "1",
      "name": "daily-smile"
    }
  ]
};
