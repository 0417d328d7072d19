import type { Field, ModuleSpec, Plan } from '../../../src/language/model.ts';
import { equal } from '../../../src/language/values/equal.ts';
import { differencesIn, type SchemaDifference } from './differences.ts';

/** A difference between two states of a module, and the plans on which it is one. */
export interface ModuleDifference extends SchemaDifference {
  /** Undefined if plans have nothing to do with it. */
  plans?: Plan[];
}

/** What differs between two states of a module: of settings, as each plan has them. */
export function moduleDifferences(before: ModuleSpec, after: ModuleSpec, plans: readonly Plan[]): ModuleDifference[] {
  const merged = new Map<string, ModuleDifference & { plans: Plan[] }>();
  for (const plan of plans) {
    for (const difference of differencesIn('module', settingsOn(plan, before), settingsOn(plan, after))) {
      const key = JSON.stringify([difference.word, difference.pointer, difference.before, difference.after]);
      const known = merged.get(key);
      if (known) known.plans.push(plan);
      else merged.set(key, { ...difference, plans: [plan] });
    }
  }
  const others = differencesIn('module', withoutSettings(before), withoutSettings(after));
  return [...merged.values(), ...others.filter((difference) => !followsFromSettings(difference, before, after))];
}

/** Whether a list of settings differs only in those that are new or gone themselves. */
function followsFromSettings({ word, before, after }: SchemaDifference, old: ModuleSpec, now: ModuleSpec): boolean {
  if (word !== 'fields' || !Array.isArray(before) || !Array.isArray(after)) return false;
  const inBoth = (name: unknown) =>
    Object.hasOwn(old.settings.properties, String(name)) && Object.hasOwn(now.settings.properties, String(name));
  const [were, are] = [before.flat().filter(inBoth), after.flat().filter(inBoth)];
  return equal(were, are);
}

function settingsOn(plan: Plan, { settings }: ModuleSpec): unknown {
  return { settings: { properties: fieldsOn(plan, settings.properties) } };
}

function withoutSettings({ settings: _, ...spec }: ModuleSpec): unknown {
  const { screen, texts, requires, calls, lists, rules, effects } = spec;
  return { screen, texts, requires, calls, lists, rules, effects };
}

function fieldsOn(plan: Plan, fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOn(plan, field)]));
}

/** The words of a setting with those of a plan over them. What its rollout brings is compared as another state of the module. */
function fieldOn(plan: Plan, field: Field): Record<string, unknown> {
  const { plans, items, properties, messages, rollout, ...common } = field;
  const own = plans?.[plan];
  const allMessages = { ...messages, ...own?.messages };
  return {
    ...common,
    ...own,
    ...(rollout && { rollout: { from: rollout.from, share: rollout.share } }),
    ...(Object.keys(allMessages).length > 0 && { messages: allMessages }),
    ...(items && { items: fieldOn(plan, items) }),
    ...(properties && { properties: fieldsOn(plan, properties) }),
  };
}

/** Where a difference is in the file of a module: what a plan changes is written at the plan. */
export function pointerForPlan(
  spec: ModuleSpec,
  pointer: readonly (string | number)[],
  plan: Plan | undefined,
): SchemaDifference['pointer'] {
  if (plan === undefined || pointer[0] !== 'settings') return pointer;
  let part: unknown = spec;
  for (const [depth, key] of pointer.entries()) {
    const override = partOf(partOf(partOf(part, 'plans'), plan), key);
    if (override !== undefined) return [...pointer.slice(0, depth), 'plans', plan, ...pointer.slice(depth)];
    part = partOf(part, key);
  }
  return pointer;
}

function partOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
