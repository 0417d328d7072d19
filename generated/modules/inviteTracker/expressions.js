// Made by `npm run generate` from schemas/. Do not edit.
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "self.invite_tracking_enabled": (e, t) => e.self?.invite_tracking_enabled,
  "chosen(self.invite_log_channel_id)": (e, t) => f.chosen.run(e,e.self?.invite_log_channel_id),
};

export const reads = {
  "self.invite_tracking_enabled": [
    "self.invite_tracking_enabled"
  ],
  "chosen(self.invite_log_channel_id)": [
    "self.invite_log_channel_id"
  ]
};
