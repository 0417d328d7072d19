// Made by `npm run generate` from schemas/. Do not edit.
import * as o from '../../../src/language/expressions/operators.ts';
import chosen from '../../../src/language/functions/chosen.ts';

const f = { chosen };

export const expressions = {
  "!item.all_modules": (e, t, w) => !e.item?.all_modules,
  "self.bot_name": (e, t, w) => e.self?.bot_name,
  "self.prefix": (e, t, w) => e.self?.prefix,
  "chosen(item.role_id)": (e, t, w) => f.chosen.run(e,e.item?.role_id),
  "item.all_modules || item.modules.size() > 0": (e, t, w) => (e.item?.all_modules||(o.size(e.item?.modules)>0)),
};

export const reads = {
  "!item.all_modules": [
    "item.all_modules"
  ],
  "self.bot_name": [
    "self.bot_name"
  ],
  "self.prefix": [
    "self.prefix"
  ],
  "chosen(item.role_id)": [
    "item.role_id"
  ],
  "item.all_modules || item.modules.size() > 0": [
    "item.all_modules",
    "item.modules"
  ]
};
