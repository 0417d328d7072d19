// Made by `npm run generate` from schemas/. Do not edit.
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "chosen(self.stats_channel_id)": (e, t) => f.chosen.run(e,e.self?.stats_channel_id),
};

export const reads = {
  "chosen(self.stats_channel_id)": [
    "self.stats_channel_id"
  ]
};
