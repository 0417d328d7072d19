// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "invite_tracking_enabled": true,
    "invite_log_channel_id": "1"
  },
  "texts": {
    "invite_notification_template": "👋 {user} is here! {inviter} sent the invite {code}."
  },
  "channels": [
    {
      "id": "1",
      "name": "arrivals"
    }
  ]
};
