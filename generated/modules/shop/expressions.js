// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/operators.ts';
import { functions as f } from '../../../src/language/functions/index.ts';

export const expressions = {
  "item.type != 'exchange'": (e, t) => !o.same(e.item?.type,"exchange"),
  "item.type == 'rank_role'": (e, t) => o.same(e.item?.type,"rank_role"),
  "item.type == 'exchange'": (e, t) => o.same(e.item?.type,"exchange"),
  "modules.economy.use_secondary_currency": (e, t) => e.modules?.economy?.use_secondary_currency,
  "modules.economy.currency_system_enabled": (e, t) => e.modules?.economy?.currency_system_enabled,
  "chosen(item.role_id)": (e, t) => f.chosen.run(e,e.item?.role_id),
  "item.type == 'rank_role' && chosen(item.previous_role_id)": (e, t) => (o.same(e.item?.type,"rank_role")&&f.chosen.run(e,e.item?.previous_role_id)),
  "item.previous_role_id != item.role_id": (e, t) => !o.same(e.item?.previous_role_id,e.item?.role_id),
  "item.type != 'rank_role'": (e, t) => !o.same(e.item?.type,"rank_role"),
  "none()": (e, t) => f.none.run(e),
  "(item.use_primary_currency ? (size(trim(modules.economy.secondary_currency_name)) > 0 ? modules.economy.secondary_currency_name : texts.secondary) : (size(trim(modules.economy.primary_currency_name)) > 0 ? modules.economy.primary_currency_name : texts.primary)) + ' ' + texts.exchange": (e, t) => (((e.item?.use_primary_currency?((o.size(f.trim.run(e,e.modules?.economy?.secondary_currency_name))>0)?e.modules?.economy?.secondary_currency_name:t?.secondary):((o.size(f.trim.run(e,e.modules?.economy?.primary_currency_name))>0)?e.modules?.economy?.primary_currency_name:t?.primary))+" ")+t?.exchange),
  "item.type == 'exchange' && (size(trim(item.name)) == 0 || item.name.endsWith(' ' + texts.exchange))": (e, t) => (o.same(e.item?.type,"exchange")&&(o.same(o.size(f.trim.run(e,e.item?.name)),0)||o.text(e.item?.name).endsWith(o.text((" "+t?.exchange))))),
  "item.type != 'exchange' && isRole(item.role_id)": (e, t) => (!o.same(e.item?.type,"exchange")&&f.isRole.run(e,e.item?.role_id)),
  "role(item.role_id).name": (e, t) => f.role.run(e,e.item?.role_id)?.name,
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
  "modules.economy.use_secondary_currency": [
    "modules.economy.use_secondary_currency"
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
  "(item.use_primary_currency ? (size(trim(modules.economy.secondary_currency_name)) > 0 ? modules.economy.secondary_currency_name : texts.secondary) : (size(trim(modules.economy.primary_currency_name)) > 0 ? modules.economy.primary_currency_name : texts.primary)) + ' ' + texts.exchange": [
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
