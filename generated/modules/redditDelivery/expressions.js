// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';

const f = { chosen };

export const expressions = {
  "self.schedule_type == 'interval'": (e, t, w) => o.same(e.self?.schedule_type,"interval"),
  "self.enabled": (e, t, w) => e.self?.enabled,
  "size(self.sources)": (e, t, w) => o.size(e.self?.sources),
  "titles.channel_id": (e, t, w) => w.title("channel_id",e),
  "chosen(self.channel_id) && size(self.sources) > 0": (e, t, w) => (f.chosen.run(e,e.self?.channel_id)&&(o.size(e.self?.sources)>0)),
  "self.enabled && self.schedule_type == 'interval'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.schedule_type,"interval")),
  "size(self.schedule_days) > 0": (e, t, w) => (o.size(e.self?.schedule_days)>0),
  "size(self.media_types) > 0": (e, t, w) => (o.size(e.self?.media_types)>0),
};

export const reads = {
  "self.schedule_type == 'interval'": [
    "self.schedule_type"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "size(self.sources)": [
    "self.sources"
  ],
  "titles.channel_id": [
    "guild.channels",
    "self.channel_id"
  ],
  "chosen(self.channel_id) && size(self.sources) > 0": [
    "self.channel_id",
    "self.sources"
  ],
  "self.enabled && self.schedule_type == 'interval'": [
    "self.enabled",
    "self.schedule_type"
  ],
  "size(self.schedule_days) > 0": [
    "self.schedule_days"
  ],
  "size(self.media_types) > 0": [
    "self.media_types"
  ]
};
