// Made by `npm run generate` from schemas/. Do not edit.
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "chosen(self.stats_channel_id)": (e, t) => f.chosen.run(e,e.self?.stats_channel_id),
  "!chosen(self.stats_channel_id) && (self.update_interval < 5 || self.update_interval > 60)": (e, t) => (!f.chosen.run(e,e.self?.stats_channel_id)&&((e.self?.update_interval<5)||(e.self?.update_interval>60))),
};

export const reads = {
  "chosen(self.stats_channel_id)": [
    "self.stats_channel_id"
  ],
  "!chosen(self.stats_channel_id) && (self.update_interval < 5 || self.update_interval > 60)": [
    "self.stats_channel_id",
    "self.update_interval"
  ]
};
