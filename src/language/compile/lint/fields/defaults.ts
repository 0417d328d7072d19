import { defaultsOf, newRow } from '../../../documents/defaults.ts';
import { rowKey } from '../../../documents/rows.ts';
import type { SettingsDocument } from '../../../model.ts';
import { fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { equal } from '../../../values/equal.ts';
import { isObject } from '../../../values/isObject.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { breach } from './breaks.ts';
import { around, type PlacedField, placedFields, TYPE_TITLES, typeOf } from './fields.ts';

/** Defaults have their field's type and keep its limits on every plan, also in new entries. */
export const defaults: ModuleLint = (module, project) => {
  const { spec, compiled, file } = module;
  if (!compiled) return [];
  const found = new Map<string, Finding & { plans: Set<string> }>();
  for (const plan of project.plans.ids) {
    const moduleForPlan = resolveForPlan(spec, plan);
    const validator = compiled.validators[plan];
    const document: SettingsDocument = defaultsOf(moduleForPlan);
    // The key of an entry is generated when it is added.
    const keys = new Set<string>();
    for (const [name, field] of Object.entries(moduleForPlan.fields)) {
      if (!field.items?.properties || field.maxItems === 0) continue;
      if (!equal(document[name], [])) continue;
      document[name] = [newRow(field)];
      const key = rowKey(field) ?? '';
      keys.add(`${name}.0.${Object.hasOwn(field.items.properties, key) ? key : 'id'}`);
    }
    if (!validator || validator(document)) continue;
    for (const error of validator.errors ?? []) {
      const { instancePath, keyword } = error;
      const path = instancePath.split('/').slice(1);
      const placed = placedFields(spec).find((one) => one.path === path.map(star).join('.'));
      if (!placed || keys.has(path.join('.'))) continue;
      const reason =
        keyword === 'type'
          ? `The default must be ${TYPE_TITLES[typeOf(placed.field)]}.`
          : placed.field.format && keyword === 'pattern'
            ? `The default is not a ${placed.field.format} in the stored form.`
            : `The default ${breach(error, fieldAt(moduleForPlan, path.map(star))) ?? 'breaks a limit of its setting'}`;
      const holder = holderOf(placed, plan);
      const own = holder.field.plans?.[plan]?.default === undefined ? undefined : plan;
      const at = [...holder.pointer, ...(own === undefined ? [] : ['plans', own]), 'default'];
      const known = found.get(`${at.join('.')} ${reason}`);
      if (known) known.plans.add(plan);
      else {
        found.set(`${at.join('.')} ${reason}`, {
          file,
          pointer: at,
          reason,
          advice: 'Change the default or the limit.',
          plans: new Set([plan]),
        });
      }
    }
  }
  return [...found.values()].map(({ plans, ...finding }) => {
    if (finding.reason.endsWith('.')) return { ...finding, advice: 'Change the default.' };
    const where =
      plans.size === project.plans.ids.length ? '' : ` on the plan ${[...plans].map((id) => `'${id}'`).join(' and ')}`;
    return { ...finding, reason: `${finding.reason}${where}.` };
  });
};

/** The outermost setting whose default holds that of another: a group, or a list with entries. New entries hold their own. */
function holderOf(placed: PlacedField, plan: string): PlacedField {
  const holder = around(placed).findLast(({ field }) => {
    const value = field.plans?.[plan]?.default ?? field.default;
    return field.type === 'object' ? isObject(value) && Object.keys(value).length > 0 : isFilled(value);
  });
  return holder ?? placed;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function star(key: string): string {
  return /^\d+$/.test(key) ? '*' : key;
}
