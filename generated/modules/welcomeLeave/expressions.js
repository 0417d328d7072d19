// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "self.welcome_image_enabled": (e, t) => e.self?.welcome_image_enabled,
  "!self.welcome_image_enabled": (e, t) => !e.self?.welcome_image_enabled,
  "self.welcome_enabled": (e, t) => e.self?.welcome_enabled,
  "chosen(self.welcome_channel_id)": (e, t) => f.chosen.run(e,e.self?.welcome_channel_id),
  "size(trim(self.welcome_message)) >= limit": (e, t) => (o.size(f.trim.run(e,e.self?.welcome_message))>=e.limit),
  "self.welcome_message.contains('{user}')": (e, t) => o.text(e.self?.welcome_message).includes(o.text("{user}")),
  "plan == 'free'": (e, t) => o.same(e.plan,"free"),
  "!self.welcome_message.contains('{member_count}')": (e, t) => !o.text(e.self?.welcome_message).includes(o.text("{member_count}")),
  "self.leave_enabled": (e, t) => e.self?.leave_enabled,
  "chosen(self.leave_channel_id)": (e, t) => f.chosen.run(e,e.self?.leave_channel_id),
  "size(trim(self.leave_message)) >= limit": (e, t) => (o.size(f.trim.run(e,e.self?.leave_message))>=e.limit),
  "self.leave_message.contains('{user}') || self.leave_message.contains('{username}')": (e, t) => (o.text(e.self?.leave_message).includes(o.text("{user}"))||o.text(e.self?.leave_message).includes(o.text("{username}"))),
};

export const reads = {
  "self.welcome_image_enabled": [
    "self.welcome_image_enabled"
  ],
  "!self.welcome_image_enabled": [
    "self.welcome_image_enabled"
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
