// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "modules.economy.use_secondary_currency": (e, t) => e.modules?.economy?.use_secondary_currency,
  "modules.economy.currency_system_enabled": (e, t) => e.modules?.economy?.currency_system_enabled,
  "chosen(item.role_id)": (e, t) => f.chosen.run(e,e.item?.role_id),
  "item.use_primary_currency": (e, t) => e.item?.use_primary_currency,
  "size(self.ranks.filter(r, r.use_primary_currency == item.use_primary_currency && r.threshold == item.threshold)) <= 1": (e, t) => (o.size(o.list(e.self?.ranks).filter((v_r)=>(o.same(v_r?.use_primary_currency,e.item?.use_primary_currency)&&o.same(v_r?.threshold,e.item?.threshold))))<=1),
  "item.threshold": (e, t) => e.item?.threshold,
  "!item.use_primary_currency": (e, t) => !e.item?.use_primary_currency,
  "isRole(item.role_id)": (e, t) => f.isRole.run(e,e.item?.role_id),
  "size(self.ranks.filter(r, r.role_id == item.role_id)) <= 1": (e, t) => (o.size(o.list(e.self?.ranks).filter((v_r)=>o.same(v_r?.role_id,e.item?.role_id)))<=1),
  "role(item.role_id).name": (e, t) => f.role.run(e,e.item?.role_id)?.name,
  "size(trim(item.name)) == 0 && isRole(item.role_id)": (e, t) => (o.same(o.size(f.trim.run(e,e.item?.name)),0)&&f.isRole.run(e,e.item?.role_id)),
};

export const reads = {
  "modules.economy.use_secondary_currency": [
    "modules.economy.use_secondary_currency"
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
