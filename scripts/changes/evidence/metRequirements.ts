import type { ModuleSpec, Plan } from '../../../src/language/model.ts';
import { includesPlan } from '../../../src/language/plans/planOrder.ts';
import type { SchemaDifference } from '../compare/differences.ts';

/** Whether a difference is about requirements that a plan meets whatever the settings are, so that they refuse nothing there. */
export function isMetOn(plan: Plan, { pointer: [part, index] }: SchemaDifference, spec: ModuleSpec): boolean {
  if (part !== 'requires') return false;
  const { requires = [], plans } = spec;
  const concerned = index === undefined ? requires : requires.slice(Number(index), Number(index) + 1);
  return concerned.every(({ plan: needed, rule }) => rule === undefined && includesPlan(plans, plan, needed));
}
