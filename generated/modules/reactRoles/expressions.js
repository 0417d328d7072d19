// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import isEmoji from '../../../src/language/functions/isEmoji.ts';
import isRole from '../../../src/language/functions/isRole.ts';
import lower from '../../../src/language/functions/lower.ts';
import role from '../../../src/language/functions/role.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { chosen, isEmoji, isRole, lower, role, trim };

export const expressions = {
  "size(self.emoji_rows) + size(self.button_rows) > 0": (e, t, w) => ((o.size(e.self?.emoji_rows)+o.size(e.self?.button_rows))>0),
  "size(self.emoji_rows) + size(self.button_rows)": (e, t, w) => (o.size(e.self?.emoji_rows)+o.size(e.self?.button_rows)),
  "size(self.emoji_rows) > 0": (e, t, w) => (o.size(e.self?.emoji_rows)>0),
  "size(trim(self.emoji_message)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.emoji_message))>0),
  "size(self.button_rows) > 0 && plan != 'free'": (e, t, w) => ((o.size(e.self?.button_rows)>0)&&!o.same(e.plan,"free")),
  "size(trim(self.button_message)) > 0": (e, t, w) => (o.size(f.trim.run(e,e.self?.button_message))>0),
  "isEmoji(item.emoji)": (e, t, w) => f.isEmoji.run(e,e.item?.emoji),
  "chosen(item.role_id)": (e, t, w) => f.chosen.run(e,e.item?.role_id),
  "size(self.emoji_rows.filter(r, r.emoji == item.emoji)) <= 1": (e, t, w) => (o.size(o.list(e.self?.emoji_rows).filter((v_r)=>o.same(v_r?.emoji,e.item?.emoji)))<=1),
  "size(self.emoji_rows.filter(r, r.role_id == item.role_id)) <= 1": (e, t, w) => (o.size(o.list(e.self?.emoji_rows).filter((v_r)=>o.same(v_r?.role_id,e.item?.role_id)))<=1),
  "size(self.button_rows.filter(r, r.role_id == item.role_id)) <= 1": (e, t, w) => (o.size(o.list(e.self?.button_rows).filter((v_r)=>o.same(v_r?.role_id,e.item?.role_id)))<=1),
  "isRole(item.role_id)": (e, t, w) => f.isRole.run(e,e.item?.role_id),
  "!lower(role(item.role_id).name).contains('admin')": (e, t, w) => !o.text(f.lower.run(e,f.role.run(e,e.item?.role_id)?.name)).includes(o.text("admin")),
};

export const reads = {
  "size(self.emoji_rows) + size(self.button_rows) > 0": [
    "self.button_rows",
    "self.emoji_rows"
  ],
  "size(self.emoji_rows) + size(self.button_rows)": [
    "self.button_rows",
    "self.emoji_rows"
  ],
  "size(self.emoji_rows) > 0": [
    "self.emoji_rows"
  ],
  "size(trim(self.emoji_message)) > 0": [
    "self.emoji_message"
  ],
  "size(self.button_rows) > 0 && plan != 'free'": [
    "plan",
    "self.button_rows"
  ],
  "size(trim(self.button_message)) > 0": [
    "self.button_message"
  ],
  "isEmoji(item.emoji)": [
    "item.emoji"
  ],
  "chosen(item.role_id)": [
    "item.role_id"
  ],
  "size(self.emoji_rows.filter(r, r.emoji == item.emoji)) <= 1": [
    "item.emoji",
    "self.emoji_rows",
    "self.emoji_rows.*.emoji"
  ],
  "size(self.emoji_rows.filter(r, r.role_id == item.role_id)) <= 1": [
    "item.role_id",
    "self.emoji_rows",
    "self.emoji_rows.*.role_id"
  ],
  "size(self.button_rows.filter(r, r.role_id == item.role_id)) <= 1": [
    "item.role_id",
    "self.button_rows",
    "self.button_rows.*.role_id"
  ],
  "isRole(item.role_id)": [
    "guild.roles",
    "item.role_id"
  ],
  "!lower(role(item.role_id).name).contains('admin')": [
    "guild.roles",
    "item.role_id"
  ]
};
