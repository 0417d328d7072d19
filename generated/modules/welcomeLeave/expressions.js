// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { chosen, trim };

export const expressions = {
  "self.welcome_image_enabled": (e, t, w) => e.self?.welcome_image_enabled,
  "modules.customize.bot_name": (e, t, w) => e.modules?.customize?.bot_name,
  "modules.customize.message_type == 'embed'": (e, t, w) => o.same(e.modules?.customize?.message_type,"embed"),
  "modules.customize.embed_color": (e, t, w) => e.modules?.customize?.embed_color,
  "titles.welcome_image_theme": (e, t, w) => w.title("welcome_image_theme",e),
  "!self.welcome_image_enabled": (e, t, w) => !e.self?.welcome_image_enabled,
  "self.welcome_enabled || self.leave_enabled": (e, t, w) => (e.self?.welcome_enabled||e.self?.leave_enabled),
  "self.welcome_enabled && self.leave_enabled": (e, t, w) => (e.self?.welcome_enabled&&e.self?.leave_enabled),
  "titles.welcome_channel_id": (e, t, w) => w.title("welcome_channel_id",e),
  "titles.leave_channel_id": (e, t, w) => w.title("leave_channel_id",e),
  "self.welcome_enabled": (e, t, w) => e.self?.welcome_enabled,
  "chosen(self.welcome_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.welcome_channel_id),
  "size(trim(self.welcome_message)) >= limit": (e, t, w) => (o.size(f.trim.run(e,e.self?.welcome_message))>=e.limit),
  "self.welcome_message.contains('{user}')": (e, t, w) => o.text(e.self?.welcome_message).includes(o.text("{user}")),
  "plan == 'free'": (e, t, w) => o.same(e.plan,"free"),
  "!self.welcome_message.contains('{member_count}')": (e, t, w) => !o.text(e.self?.welcome_message).includes(o.text("{member_count}")),
  "self.leave_enabled": (e, t, w) => e.self?.leave_enabled,
  "chosen(self.leave_channel_id)": (e, t, w) => f.chosen.run(e,e.self?.leave_channel_id),
  "size(trim(self.leave_message)) >= limit": (e, t, w) => (o.size(f.trim.run(e,e.self?.leave_message))>=e.limit),
  "self.leave_message.contains('{user}') || self.leave_message.contains('{username}')": (e, t, w) => (o.text(e.self?.leave_message).includes(o.text("{user}"))||o.text(e.self?.leave_message).includes(o.text("{username}"))),
};

export const reads = {
  "self.welcome_image_enabled": [
    "self.welcome_image_enabled"
  ],
  "modules.customize.bot_name": [
    "modules.customize.bot_name"
  ],
  "modules.customize.message_type == 'embed'": [
    "modules.customize.message_type"
  ],
  "modules.customize.embed_color": [
    "modules.customize.embed_color"
  ],
  "titles.welcome_image_theme": [
    "self.welcome_image_theme"
  ],
  "!self.welcome_image_enabled": [
    "self.welcome_image_enabled"
  ],
  "self.welcome_enabled || self.leave_enabled": [
    "self.leave_enabled",
    "self.welcome_enabled"
  ],
  "self.welcome_enabled && self.leave_enabled": [
    "self.leave_enabled",
    "self.welcome_enabled"
  ],
  "titles.welcome_channel_id": [
    "guild.channels",
    "self.welcome_channel_id"
  ],
  "titles.leave_channel_id": [
    "guild.channels",
    "self.leave_channel_id"
  ],
  "self.welcome_enabled": [
    "self.welcome_enabled"
  ],
  "chosen(self.welcome_channel_id)": [
    "self.welcome_channel_id"
  ],
  "size(trim(self.welcome_message)) >= limit": [
    "limit",
    "self.welcome_message"
  ],
  "self.welcome_message.contains('{user}')": [
    "self.welcome_message"
  ],
  "plan == 'free'": [
    "plan"
  ],
  "!self.welcome_message.contains('{member_count}')": [
    "self.welcome_message"
  ],
  "self.leave_enabled": [
    "self.leave_enabled"
  ],
  "chosen(self.leave_channel_id)": [
    "self.leave_channel_id"
  ],
  "size(trim(self.leave_message)) >= limit": [
    "limit",
    "self.leave_message"
  ],
  "self.leave_message.contains('{user}') || self.leave_message.contains('{username}')": [
    "self.leave_message"
  ]
};
