// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "self.schedule_type == 'interval'": (e, t) => o.same(e.self?.schedule_type,"interval"),
  "self.enabled": (e, t) => e.self?.enabled,
  "chosen(self.channel_id) && size(self.sources) > 0": (e, t) => (f.chosen.run(e,e.self?.channel_id)&&(o.size(e.self?.sources)>0)),
};

export const reads = {
  "self.schedule_type == 'interval'": [
    "self.schedule_type"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "chosen(self.channel_id) && size(self.sources) > 0": [
    "self.channel_id",
    "self.sources"
  ]
};
