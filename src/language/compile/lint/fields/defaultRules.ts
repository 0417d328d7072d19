import { defaultsOf } from '../../../documents/defaults.ts';
import { resolveForPlan } from '../../../plans/resolveForPlan.ts';
import { exampleContext } from '../../../resolved/exampleContext.ts';
import { resolveModule } from '../../../resolved/resolveModule.ts';
import { validate } from '../../../validation/validate.ts';
import { explainedBy } from '../explained.ts';
import { outcomes } from '../expressions/outcomes.ts';
import type { Finding, ModuleLint } from '../types.ts';
import { placedFields } from './fields.ts';

/** What `validate` says of a single setting and JSON Schema cannot. */
const BEYOND_SCHEMA = new Set(['uniqueItems', 'uniqueBy', 'overlap', 'maxTotalLength', 'reference']);

/**
 * Defaults break no rule, leave nothing empty that is required, and are not refused for anything else: otherwise a
 * server's first save would be refused for settings that nobody touched.
 */
export const defaultRules: ModuleLint = (module, project) => {
  const { compiled, spec, file } = module;
  if (!compiled) return [];
  const isExplained = explainedBy([outcomes], module, project);
  const found = new Map<number | string, Finding>();
  for (const plan of project.plans.ids) {
    const document = defaultsOf(resolveForPlan(spec, plan));
    const resolved = resolveModule(compiled, exampleContext(module, project, { plan, document }));
    const { problems } = validate(resolved, { document });
    for (const { rule, path, message } of problems) {
      const placed = rule === 'required' && !found.has(path) && placedFields(spec).find((one) => one.path === path);
      if (placed) {
        found.set(path, {
          file,
          pointer: [...placed.pointer, 'required'],
          at: 'key',
          reason: `The default is empty, so every save is refused on the plan '${plan}' until somebody fills it in.`,
          advice: 'Add a default, or show the setting only while it is needed, with `visible` or `enabled`.',
        });
      }
      const [name = ''] = path.split('.');
      const field = spec.settings.properties[name];
      // A default that chooses an entry has a finding of its own.
      if (BEYOND_SCHEMA.has(rule) && !found.has(name) && field?.ui?.entriesOf === undefined) {
        const own = field?.plans?.[plan]?.default === undefined ? [] : ['plans', plan];
        const advice =
          rule === 'reference'
            ? 'Leave the default empty: each server has roles, channels and entries of its own.'
            : 'Change the default.';
        found.set(name, {
          file,
          pointer: ['settings', 'properties', name, ...own, 'default'],
          reason: `On the plan '${plan}', every save would be refused for this default with '${message}'.`,
          advice,
        });
      }
      const index = Number(/^rule:(\d+)$/.exec(rule)?.[1] ?? -1);
      const pointer = ['rules', index, 'rule'];
      if (index < 0 || found.has(index) || isExplained(pointer)) continue;
      const source = spec.rules[index]?.rule ?? '';
      found.set(index, {
        file,
        pointer,
        expression: { source, start: 0, end: source.length },
        reason: `With all settings at their defaults, this rule refuses every save on the plan '${plan}'.`,
        advice: 'Add a `when` that is false then, change a default, or make the rule a warning.',
      });
    }
  }
  return [...found.values()];
};
