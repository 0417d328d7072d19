// Made by `npm run generate` from schemas/. Do not edit.
import type { FilledExample } from '../../../src/language/model.ts';

export const example: FilledExample = {
  "settings": {
    "enabled": true,
    "active_lottery_type": "ticket",
    "announcement_channel_id": "1",
    "start_type": "scheduled",
    "start_schedule_type": "weekly",
    "start_day": 1,
    "end_day": 0,
    "ticket_price": 10,
    "ticket_prize_amount": 1000
  },
  "texts": {
    "opening_message": "🎟️ A început o nouă extragere! Un bilet costă {ticket_price}. Premiul este {prize}.",
    "closing_message": "🏆 {winner} câștigă {prize}!"
  },
  "channels": [
    {
      "id": "1",
      "name": "loterie"
    }
  ],
  "modules": {
    "economy": {
      "currency_system_enabled": true,
      "primary_currency_emoji": "🪙"
    }
  }
};
