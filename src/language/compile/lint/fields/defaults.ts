import { defaultsOf, newRow } from '../../../documents/defaults.ts';
import { rowKey } from '../../../documents/rows.ts';
import type { SettingsDocument } from '../../../model.ts';
import { fieldAt, resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { partAt } from '../../partAt.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { BREAKS } from './breaks.ts';
import { placedFields, TYPE_TITLES, typeOf } from './fields.ts';

/** Defaults have their field's type and keep its limits on every plan, also in new entries. */
export const defaults: ModuleLint = (module, project) => {
  const { spec, compiled, file } = module;
  if (!compiled) return [];
  const found = new Map<string, Finding & { plans: string[] }>();
  for (const plan of project.plans.ids) {
    const moduleForPlan = resolveForPlan(spec, plan);
    const validator = compiled.validators[plan];
    const document: SettingsDocument = defaultsOf(moduleForPlan);
    // The key of an entry is generated when it is added.
    const keys = new Set<string>();
    for (const [name, field] of Object.entries(moduleForPlan.fields)) {
      if (!field.items?.properties || field.maxItems === 0) continue;
      if (Array.isArray(document[name]) && document[name].length > 0) continue;
      document[name] = [newRow(field)];
      const key = rowKey(field) ?? '';
      keys.add(`${name}.0.${Object.hasOwn(field.items.properties, key) ? key : 'id'}`);
    }
    if (!validator || validator(document)) continue;
    for (const { instancePath, keyword, params } of validator.errors ?? []) {
      const path = instancePath.split('/').slice(1);
      const placed = placedFields(spec).find((one) => one.path === path.map(star).join('.'));
      if (!placed || keys.has(path.join('.'))) continue;
      const limit = partAt(fieldAt(moduleForPlan, path.map(star)), [keyword]) ?? params.limit;
      const reason =
        keyword === 'type'
          ? `The default must be ${TYPE_TITLES[typeOf(placed.field)]}.`
          : placed.field.format && keyword === 'pattern'
            ? `The default is no ${placed.field.format} as it is stored.`
            : `The default ${BREAKS[keyword]?.(limit) ?? 'breaks a limit of its setting'}`;
      const own = placed.field.plans?.[plan]?.default === undefined ? undefined : plan;
      const at = [...placed.pointer, ...(own === undefined ? [] : ['plans', own]), 'default'];
      const known = found.get(`${at.join('.')} ${reason}`);
      if (known) known.plans.push(plan);
      else {
        found.set(`${at.join('.')} ${reason}`, {
          file,
          pointer: at,
          reason,
          advice: 'Change the default or the limit.',
          plans: [plan],
        });
      }
    }
  }
  return [...found.values()].map(({ plans, ...finding }) => {
    if (finding.reason.endsWith('.')) return { ...finding, advice: 'Change the default.' };
    const where =
      plans.length === project.plans.ids.length ? '' : ` on the plan ${plans.map((id) => `'${id}'`).join(' and ')}`;
    return { ...finding, reason: `${finding.reason}${where}.` };
  });
};

function star(key: string): string {
  return /^\d+$/.test(key) ? '*' : key;
}
