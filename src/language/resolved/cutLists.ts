import type { Json, Path, SettingsDocument } from '../model.ts';
import { type FieldForPlan, fieldAt, type ModuleForPlan, resolveForPlan } from '../plans/resolveForPlan.ts';
import { isObject } from '../values/isObject.ts';
import { isEntryFor } from './view.ts';

/** A list that has more entries than the plan allows: the bot uses the first ones. */
export interface CutList {
  path: Path;
  /** How many entries the plan includes besides the limit of their number. */
  count: number;
  /** How many of them the bot uses. */
  used: number;
  /** The indexes of those that it does not use. */
  unused: readonly number[];
  /** Whether the bot would use more of them on a higher plan. */
  upgradable: boolean;
  /** Whether forms show the entries in an order of their own. */
  sorted: boolean;
}

/**
 * The lists of a view that `effectiveDocument` cuts, at any depth. Locked settings and entries that are not used anyway
 * are left out.
 */
export function cutLists(module: ModuleForPlan, view: Readonly<SettingsDocument>): CutList[] {
  const found: CutList[] = [];
  const visit = (field: FieldForPlan, value: Json | undefined, path: Path): void => {
    if (field.locked) return;
    if (field.properties && isObject(value)) {
      for (const [name, part] of Object.entries(field.properties)) visit(part, value[name], [...path, name]);
    }
    if (!Array.isArray(value)) return;
    const { items, maxItems = Infinity } = field;
    const valid = [...value.keys()].filter((index) => isEntryFor(field, value[index] ?? null));
    const unused = valid.slice(maxItems);
    if (unused.length > 0) found.push({ path, count: valid.length, used: maxItems, unused, ...traits(module, path) });
    if (items?.properties) for (const index of valid.slice(0, maxItems)) visit(items, value[index], [...path, index]);
  };
  for (const [name, field] of Object.entries(module.fields)) visit(field, view[name], [name]);
  return found;
}

function traits(module: ModuleForPlan, path: Path): Pick<CutList, 'upgradable' | 'sorted'> {
  const { spec, plan } = module;
  const field = fieldAt(module, path);
  const more = (higher: string) =>
    (fieldAt(resolveForPlan(spec, higher), path)?.maxItems ?? Infinity) > (field?.maxItems ?? Infinity);
  return {
    upgradable: spec.plans.slice(spec.plans.indexOf(plan) + 1).some(more),
    sorted: field?.ui?.sortBy !== undefined,
  };
}
