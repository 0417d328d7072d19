import type { Field, ModuleSpec, Plan, Rollout } from '../model.ts';

/** A rollout and the setting that it is about. */
export interface PlacedRollout {
  /** The path of the setting in documents, with `*` for every row: `items.*.price`. */
  path: string;
  rollout: Rollout;
}

const known = new WeakMap<ModuleSpec, readonly PlacedRollout[]>();

/** The rollouts of a module, in the order of its settings. */
export function rolloutsOf(spec: ModuleSpec): readonly PlacedRollout[] {
  const found =
    known.get(spec) ?? Object.entries(spec.settings.properties).flatMap(([name, field]) => inField(field, name));
  known.set(spec, found);
  return found;
}

function inField({ rollout, items, properties = {} }: Field, path: string): PlacedRollout[] {
  return [
    ...(rollout ? [{ path, rollout }] : []),
    ...(items ? inField(items, `${path}.*`) : []),
    ...Object.entries(properties).flatMap(([name, part]) => inField(part, `${path}.${name}`)),
  ];
}

/**
 * The name of the validator of what a rollout brings on a plan, among the validators of its module.
 * @param index the place of the rollout among those of its module
 */
export function validatorName(plan: Plan, index: number): string {
  return `${plan}_${index + 1}`;
}
