// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { chosen, trim };

export const expressions = {
  "self.permission_mode == 'custom'": (e, t, w) => o.same(e.self?.permission_mode,"custom"),
  "self.enabled": (e, t, w) => e.self?.enabled,
  "titles.hub_channel_id": (e, t, w) => w.title("hub_channel_id",e),
  "chosen(self.hub_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.hub_channel_id),
  "size(trim(self.channel_name_template)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.channel_name_template))>0),
  "self.enabled && self.permission_mode == 'custom'": (e, t, w) => (e.self?.enabled&&o.same(e.self?.permission_mode,"custom")),
  "chosen(item.role_id)": (e, t, w) => f.chosen.run(e,e.item?.role_id),
  "size(trim(item.name)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.item?.name))>0),
  "size(trim(item.template)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.item?.template))>0),
};

export const reads = {
  "self.permission_mode == 'custom'": [
    "self.permission_mode"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "titles.hub_channel_id": [
    "guild.voiceChannels",
    "self.hub_channel_id"
  ],
  "chosen(self.hub_channel_id)": [
    "self.hub_channel_id"
  ],
  "size(trim(self.channel_name_template)) > 0": [
    "self.channel_name_template"
  ],
  "self.enabled && self.permission_mode == 'custom'": [
    "self.enabled",
    "self.permission_mode"
  ],
  "chosen(item.role_id)": [
    "item.role_id"
  ],
  "size(trim(item.name)) > 0": [
    "item.name"
  ],
  "size(trim(item.template)) > 0": [
    "item.template"
  ]
};
