// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';
import isRole from '../../../src/language/functions/isRole.ts';
import orElse from '../../../src/language/functions/orElse.ts';
import role from '../../../src/language/functions/role.ts';
import trim from '../../../src/language/functions/trim.ts';

const f = { chosen, isRole, orElse, role, trim };

export const expressions = {
  "modules.customize.bot_name": (e, t, w) => e.modules?.customize?.bot_name,
  "modules.customize.message_type == 'embed'": (e, t, w) => o.same(e.modules?.customize?.message_type,"embed"),
  "modules.customize.embed_color": (e, t, w) => e.modules?.customize?.embed_color,
  "orElse(self.ranks[0].name, role(self.ranks[0].role_id).name)": (e, t, w) => f.orElse.run(e,e.self?.ranks?.[0]?.name,f.role.run(e,e.self?.ranks?.[0]?.role_id)?.name),
  "item.use_primary_currency ? orElse(modules.economy.primary_currency_name, texts.primary) : orElse(modules.economy.secondary_currency_name, texts.secondary)": (e, t, w) => (e.item?.use_primary_currency?f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary):f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary)),
  "item.use_primary_currency ? modules.economy.primary_currency_emoji : modules.economy.secondary_currency_emoji": (e, t, w) => (e.item?.use_primary_currency?e.modules?.economy?.primary_currency_emoji:e.modules?.economy?.secondary_currency_emoji),
  "orElse(modules.economy.primary_currency_name, texts.primary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.primary_currency_name,t?.primary),
  "orElse(modules.economy.secondary_currency_name, texts.secondary)": (e, t, w) => f.orElse.run(e,e.modules?.economy?.secondary_currency_name,t?.secondary),
  "modules.economy.primary_currency_emoji": (e, t, w) => e.modules?.economy?.primary_currency_emoji,
  "modules.economy.secondary_currency_emoji": (e, t, w) => e.modules?.economy?.secondary_currency_emoji,
  "modules.economy.use_secondary_currency": (e, t, w) => e.modules?.economy?.use_secondary_currency,
  "self.enabled": (e, t, w) => e.self?.enabled,
  "size(self.ranks) > 0": (e, t, w) => (o.size(e.self?.ranks)>0),
  "size(self.ranks)": (e, t, w) => o.size(e.self?.ranks),
  "modules.economy.currency_system_enabled": (e, t, w) => e.modules?.economy?.currency_system_enabled,
  "chosen(item.role_id)": (e, t, w) => f.chosen.run(e,e.item?.role_id),
  "item.use_primary_currency": (e, t, w) => e.item?.use_primary_currency,
  "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1": (e, t, w) => (o.size(o.list(e.self?.ranks).filter((v_r)=>(o.same(v_r?.use_primary_currency,e.item?.use_primary_currency)&&o.same(v_r?.threshold,e.item?.threshold))))<=1),
  "item.threshold": (e, t, w) => e.item?.threshold,
  "!item.use_primary_currency": (e, t, w) => !e.item?.use_primary_currency,
  "isRole(item.role_id)": (e, t, w) => f.isRole.run(e,e.item?.role_id),
  "size(self.ranks.filter(r, r.role_id == item.role_id)) <= 1": (e, t, w) => (o.size(o.list(e.self?.ranks).filter((v_r)=>o.same(v_r?.role_id,e.item?.role_id)))<=1),
  "role(item.role_id).name": (e, t, w) => f.role.run(e,e.item?.role_id)?.name,
  "size(trim(item.name)) == 0 && isRole(item.role_id)": (e, t, w) => (o.same(o.size(f.trim.run(e,e.item?.name)),0)&&f.isRole.run(e,e.item?.role_id)),
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
  "orElse(self.ranks[0].name, role(self.ranks[0].role_id).name)": [
    "guild.roles",
    "self.ranks"
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
  "self.enabled": [
    "self.enabled"
  ],
  "size(self.ranks) > 0": [
    "self.ranks"
  ],
  "size(self.ranks)": [
    "self.ranks"
  ],
  "modules.economy.currency_system_enabled": [
    "modules.economy.currency_system_enabled"
  ],
  "chosen(item.role_id)": [
    "item.role_id"
  ],
  "item.use_primary_currency": [
    "item.use_primary_currency"
  ],
  "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1": [
    "item.threshold",
    "item.use_primary_currency",
    "self.ranks",
    "self.ranks.*.threshold",
    "self.ranks.*.use_primary_currency"
  ],
  "item.threshold": [
    "item.threshold"
  ],
  "!item.use_primary_currency": [
    "item.use_primary_currency"
  ],
  "isRole(item.role_id)": [
    "guild.roles",
    "item.role_id"
  ],
  "size(self.ranks.filter(r, r.role_id == item.role_id)) <= 1": [
    "item.role_id",
    "self.ranks",
    "self.ranks.*.role_id"
  ],
  "role(item.role_id).name": [
    "guild.roles",
    "item.role_id"
  ],
  "size(trim(item.name)) == 0 && isRole(item.role_id)": [
    "guild.roles",
    "item.name",
    "item.role_id"
  ]
};
