// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import isRole from '../../../src/language/functions/isRole.ts';
import none from '../../../src/language/functions/none.ts';
import orElse from '../../../src/language/functions/orElse.ts';
import role from '../../../src/language/functions/role.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { chosen, isRole, none, orElse, role, trim };

export const expressions = {
  "item.type != 'exchange'": (e, t, w) => !o.same(e.item?.type,"exchange"),
  "item.type == 'rank_role'": (e, t, w) => o.same(e.item?.type,"rank_role"),
  "item.type == 'exchange'": (e, t, w) => o.same(e.item?.type,"exchange"),
  "orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary),
  "orElse(modules.economy.secondary_currency_name, texts.secondary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary),
  "modules.economy.primary_currency_emoji": (e, t, w) => e.modules?.economy?.primary_currency_emoji,
  "modules.economy.secondary_currency_emoji": (e, t, w) => e.modules?.economy?.secondary_currency_emoji,
  "modules.economy.use_secondary_currency": (e, t, w) => e.modules?.economy?.use_secondary_currency,
  "item.use_primary_currency ? orElse(modules.economy.primary_currency_name, texts.primary) : orElse(modules.economy.secondary_currency_name, texts.secondary)": (e, t, w) => (e.item?.use_primary_currency?f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary):f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary)),
  "item.use_primary_currency ? modules.economy.primary_currency_emoji : modules.economy.secondary_currency_emoji": (e, t, w) => (e.item?.use_primary_currency?e.modules?.economy?.primary_currency_emoji:e.modules?.economy?.secondary_currency_emoji),
  "item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => (e.item?.use_primary_currency?f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary):f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary)),
  "item.use_primary_currency ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji": (e, t, w) => (e.item?.use_primary_currency?e.modules?.economy?.secondary_currency_emoji:e.modules?.economy?.primary_currency_emoji),
  "self.enabled": (e, t, w) => e.self?.enabled,
  "size(self.items) > 0": (e, t, w) => (o.size(e.self?.items)>0),
  "size(self.items)": (e, t, w) => o.size(e.self?.items),
  "modules.economy.currency_system_enabled": (e, t, w) => e.modules?.economy?.currency_system_enabled,
  "chosen(item.role_id)": (e, t, w) => f.chosen.run(e,e.item?.role_id),
  "item.type == 'rank_role' && chosen(item.previous_role_id)": (e, t, w) => (o.same(e.item?.type,"rank_role")&&f.chosen.run(e,e.item?.previous_role_id)),
  "item.previous_role_id != item.role_id": (e, t, w) => !o.same(e.item?.previous_role_id,e.item?.role_id),
  "item.type != 'rank_role'": (e, t, w) => !o.same(e.item?.type,"rank_role"),
  "none()": (e, t, w) => f.none.run(e),
  "(item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)) + ' ' + texts.exchange": (e, t, w) => (((e.item?.use_primary_currency?f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary):f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary))+" ")+t?.exchange),
  "item.type == 'exchange' && (size(trim(item.name)) == 0 || item.name.endsWith(' ' + texts.exchange))": (e, t, w) => (o.same(e.item?.type,"exchange")&&(o.same(o.size(f.trim.run(e,e.item?.name)),0)||o.text(e.item?.name).endsWith(o.text((" "+t?.exchange))))),
  "item.type != 'exchange' && isRole(item.role_id)": (e, t, w) => (!o.same(e.item?.type,"exchange")&&f.isRole.run(e,e.item?.role_id)),
  "role(item.role_id).name": (e, t, w) => f.role.run(e,e.item?.role_id)?.name,
};

export const reads = {
  "item.type != 'exchange'": [
    "item.type"
  ],
  "item.type == 'rank_role'": [
    "item.type"
  ],
  "item.type == 'exchange'": [
    "item.type"
  ],
  "orElse(modules.economy.primary_currency_name, texts.primary)": [
    "modules.economy.primary_currency_name",
    "texts.primary"
  ],
  "orElse(modules.economy.secondary_currency_name, texts.secondary)": [
    "modules.economy.secondary_currency_name",
    "texts.secondary"
  ],
  "modules.economy.primary_currency_emoji": [
    "modules.economy.primary_currency_emoji"
  ],
  "modules.economy.secondary_currency_emoji": [
    "modules.economy.secondary_currency_emoji"
  ],
  "modules.economy.use_secondary_currency": [
    "modules.economy.use_secondary_currency"
  ],
  "item.use_primary_currency ? orElse(modules.economy.primary_currency_name, texts.primary) : orElse(modules.economy.secondary_currency_name, texts.secondary)": [
    "item.use_primary_currency",
    "modules.economy.primary_currency_name",
    "modules.economy.secondary_currency_name",
    "texts.primary",
    "texts.secondary"
  ],
  "item.use_primary_currency ? modules.economy.primary_currency_emoji : modules.economy.secondary_currency_emoji": [
    "item.use_primary_currency",
    "modules.economy.primary_currency_emoji",
    "modules.economy.secondary_currency_emoji"
  ],
  "item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)": [
    "item.use_primary_currency",
    "modules.economy.primary_currency_name",
    "modules.economy.secondary_currency_name",
    "texts.primary",
    "texts.secondary"
  ],
  "item.use_primary_currency ? modules.economy.secondary_currency_emoji : modules.economy.primary_currency_emoji": [
    "item.use_primary_currency",
    "modules.economy.primary_currency_emoji",
    "modules.economy.secondary_currency_emoji"
  ],
  "self.enabled": [
    "self.enabled"
  ],
  "size(self.items) > 0": [
    "self.items"
  ],
  "size(self.items)": [
    "self.items"
  ],
  "modules.economy.currency_system_enabled": [
    "modules.economy.currency_system_enabled"
  ],
  "chosen(item.role_id)": [
    "item.role_id"
  ],
  "item.type == 'rank_role' && chosen(item.previous_role_id)": [
    "item.previous_role_id",
    "item.type"
  ],
  "item.previous_role_id != item.role_id": [
    "item.previous_role_id",
    "item.role_id"
  ],
  "item.type != 'rank_role'": [
    "item.type"
  ],
  "none()": [],
  "(item.use_primary_currency ? orElse(modules.economy.secondary_currency_name, texts.secondary) : orElse(modules.economy.primary_currency_name, texts.primary)) + ' ' + texts.exchange": [
    "item.use_primary_currency",
    "modules.economy.primary_currency_name",
    "modules.economy.secondary_currency_name",
    "texts.exchange",
    "texts.primary",
    "texts.secondary"
  ],
  "item.type == 'exchange' && (size(trim(item.name)) == 0 || item.name.endsWith(' ' + texts.exchange))": [
    "item.name",
    "item.type",
    "texts.exchange"
  ],
  "item.type != 'exchange' && isRole(item.role_id)": [
    "guild.roles",
    "item.role_id",
    "item.type"
  ],
  "role(item.role_id).name": [
    "guild.roles",
    "item.role_id"
  ]
};
