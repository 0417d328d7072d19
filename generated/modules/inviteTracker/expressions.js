// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';

const f = { chosen };

export const expressions = {
  "modules.customize.bot_name": (e, t, w) => e.modules?.customize?.bot_name,
  "modules.customize.message_type == 'embed'": (e, t, w) => o.same(e.modules?.customize?.message_type,"embed"),
  "modules.customize.embed_color": (e, t, w) => e.modules?.customize?.embed_color,
  "self.invite_tracking_enabled": (e, t, w) => e.self?.invite_tracking_enabled,
  "titles.invite_log_channel_id": (e, t, w) => w.title("invite_log_channel_id",e),
  "chosen(self.invite_log_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.invite_log_channel_id),
};

export const reads = {
  "modules.customize.bot_name": [
    "modules.customize.bot_name"
  ],
  "modules.customize.message_type == 'embed'": [
    "modules.customize.message_type"
  ],
  "modules.customize.embed_color": [
    "modules.customize.embed_color"
  ],
  "self.invite_tracking_enabled": [
    "self.invite_tracking_enabled"
  ],
  "titles.invite_log_channel_id": [
    "guild.channels",
    "self.invite_log_channel_id"
  ],
  "chosen(self.invite_log_channel_id)": [
    "self.invite_log_channel_id"
  ]
};
